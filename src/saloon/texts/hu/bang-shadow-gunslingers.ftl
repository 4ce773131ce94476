# Árnyék pisztolyhősök: aki kiesett, tovább játszik.

bang-role-shadow-renegade = Árnyék renegát
    .goal = Azzal az oldallal vagy, amelyikből több szerep van felfedve: a köreid elején változhat.
bang-log-took-side = { $seatIs ->
    [me] Mostantól { $roleIs ->
        [outlaw] a banditák oldalán állsz.
       *[other] a seriff oldalán állsz.
     }
   *[other] { $seat } mostantól { $roleIs ->
        [outlaw] a banditák oldalán áll.
       *[other] a seriff oldalán áll.
     }
 }
bang-why-GR-VARIANT-09 = { bang-why-need }
