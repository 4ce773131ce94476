# Western Legends a terminálban: amit csak a sorról sorra játszott játék mond.

legends-premise = Válj legendává: körönként három akcióval járod a vidéket, aranyat mosol, marhát hajtasz, őrzöd a törvényt vagy megszeged. A végén az nyer, akinek a legtöbb pontja van.
legends-help =
    Válaszolj a sor számával vagy a szövege egy részével: bank, munka, öszvér.
    A mozgás, amelyből maradt pont, folytatódik („Tovább”), amíg mást nem teszel.
legends-again-act = És még?
legends-spoils-nuggets = { $count } aranyrög
legends-spoils-cattle = a marha
legends-short-WL-ACT-01 = nincs akció
legends-short-WL-CARD-01 = harcba vagy pókerbe
legends-short-WL-CARD-07 = egy elég
legends-short-WL-MOVE-18 = mozgás után

## Fogalmak

legends-notion-turn = kör
    .text = A körödben felveszed a bevételt, fegyvert és hátast választasz, és három akciód van: mozogni, egy helyet használni, lapot kijátszani. A végén a kézlimit fölötti lapokat eldobod.
legends-notion-law = törvény
    .text = A törvénypontok (TP) felfelé haladva pénzt és pontokat hoznak, a végén még többet. Ha egy törvényőr körözési pontot kap, mindet elveszti.
legends-notion-outlaws = banditák
    .text = A körözési pontok (KP) minden köröd végén hírnévpontot (HP) hoznak. A seriff a nyomodban van, és nem léphetsz a mezőjére.
legends-notion-ability = képesség
    .text = Ami a szereplő lapján áll, 5 HP-tól érvényes.
legends-notion-wounds = sebek
    .text = Legfeljebb 3 lehet. Mindegyik eggyel csökkenti az 5 lapos kézlimitet, és a végén egy pontba kerül.
legends-notion-end = vége
    .text = Ha valaki eléri a megbeszélt HP-t, a fordulót végigjátsszátok, és még egy jön. Utána a fejlesztett felszerelés, minden teljes $60, a legkeresettebb bandita és a törvényőrök is pontot érnek.
legends-notion-stories = történetek
    .text = Két történet van nyitva, és mindegyik kér valamit. Aki megteszi, egy hengert tehet rá, körönként egyszer és akció nélkül. Ha elég henger van rajta, a kör végén a történet véget ér: hoz valamit mindenkinek, aki hozzájárult, útonállók jönnek, és a seriff útra kel.
legends-notion-poker = póker
    .text = A szalonban, $10-ért: a városban bárki beszállhat, különben a jobb oldali szomszéd játszik az osztó nevében. Mindenki két lapot tesz a kezéből az asztal három lapjához. A legjobb kéz viszi a kasszát; aki a partit kezdte, döntetlennél nyer, és pontot kap.
