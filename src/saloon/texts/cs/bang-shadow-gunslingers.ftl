# Stínoví pistolníci: kdo je vyřazen, hraje dál.

bang-role-shadow-renegade = Stínový odpadlík
    .goal = Patříš ke straně, jejíchž rolí leží odkrytých víc: mění se na začátku tvých tahů.
bang-word-side = { $side ->
    [outlaw] Teď na straně banditů
   *[other] Teď na straně šerifa
 }
bang-word-side-outlaw = bandité
bang-word-side-deputy = šerif
bang-log-took-side = { $seatIs ->
    [me] Teď patříš { $roleIs ->
        [outlaw] k banditům.
       *[other] na stranu šerifa.
     }
   *[other] { $seat } teď patří { $roleIs ->
        [outlaw] k banditům.
       *[other] na stranu šerifa.
     }
 }
bang-why-GR-VARIANT-09 = { bang-why-need }
