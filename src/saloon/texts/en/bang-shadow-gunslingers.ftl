# Shadow Gunslingers: who is out plays on.

bang-role-shadow-renegade = Shadow Renegade
    .goal = You are on the side of which more roles lie open: it changes at the start of your turns.
bang-word-side = { $side ->
    [outlaw] On the Outlaws' side now
   *[other] On the Sheriff's side now
 }
bang-word-side-outlaw = Outlaws
bang-word-side-deputy = Sheriff
bang-log-took-side = { $seatIs ->
    [me] You are on { $roleIs ->
        [outlaw] the Outlaws' side now.
       *[other] the Sheriff's side now.
     }
   *[other] { $seat } is on { $roleIs ->
        [outlaw] the Outlaws' side now.
       *[other] the Sheriff's side now.
     }
 }
bang-why-GR-VARIANT-09 = { bang-why-need }
