# High Noon: események.

bang-event-blessing = Béke
    .text = Minden lap ♥ színűnek számít.
bang-event-curse = Átok
    .text = Minden lap ♠ színűnek számít.
bang-event-the-daltons = A Daltonok
    .text = Akinek kék lapja van az asztalon, azonnal eldob egyet közülük.
bang-event-the-doctor = Az orvos
    .text = Akinek a legkevesebb élete van, azonnal visszanyer 1-et (holtversenynél mind).
bang-event-ghost-town = Szellemváros
    .text = A kiesettek saját körükre szellemként visszatérnek, 3 lapot húznak, és nem halhatnak meg.
bang-event-gold-rush-event = Aranyláz
    .text = A körök az óramutató járásával ellentétesen követik egymást; a lapok hatása nem fordul meg.
bang-event-hangover = Másnaposság
    .text = A személyiségeknek nincs képességük.
bang-event-the-reverend = A tiszteletes
    .text = Senki sem játszhat ki Sört.
bang-event-the-sermon = A prédikáció
    .text = A saját körében senki sem használhat BANG! lapot.
bang-event-shootout = Tűzharc
    .text = Mindenki kijátszhat egy második BANG! lapot is a körében.
bang-event-thirst = Szomjúság
    .text = Az 1. fázisban mindenki 1 lappal kevesebbet húz.
bang-event-train-arrival = Vonat érkezik
    .text = Az 1. fázisban mindenki 1 lappal többet húz.
bang-event-high-noon = Fényes nappal
    .text = A köre elején mindenki 1 életet veszít. A játék végéig érvényben marad.
