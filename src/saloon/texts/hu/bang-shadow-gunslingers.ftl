# Árnyék pisztolyhősök: aki kiesett, tovább játszik.

bang-role-shadow-renegade = Árnyék renegát
    .goal = Azzal az oldallal vagy, amelyikből több szerep van felfedve: a köreid elején változhat.
bang-word-side = { $side ->
    [outlaw] Most a banditák oldalán
   *[other] Most a seriff oldalán
 }
bang-word-side-outlaw = banditák
bang-word-side-deputy = seriff
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
