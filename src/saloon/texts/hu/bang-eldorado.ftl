# Eldorado: események, és amit kérdeznek és mesélnek.

bang-event-cavalry = Lovasság
    .text = A helyettes, aki a körében felfedi a szerepét, körönként két BANG! lapot játszhat, bármilyen messzire.
bang-event-daring-challenge = Merész kihívás
    .text = BANG! lap ellen csapj fel egy lapot: kisebb: találat, különben Elvétve! Azonos szín: visszapattan.
bang-event-dead-sheriffs-ghost = Halott seriff szelleme
    .text = A halottak újra az asztalnál ülnek: 1 lapot húznak, áthelyeznek egy asztalit, és kímélik a seriffet.
bang-event-desperados = Banditák
    .text = A bandita, aki a körében felfedi a szerepét, 3 lapot húz, és Elvétve! lapot Sörként játszhat ki.
bang-event-devils-pact = Paktum az ördöggel
    .text = Aki elsőként veszíti el utolsó életét (a seriffet kivéve), bandita lesz, és semmi sem gyógyítja.
bang-event-dough-badman = Dough Badman
    .text = Az 1. fázis előtt a seriffen kívül bárki eldobhat 2 lapot, hogy visszanyerjen 1 életet.
bang-event-eldorado-event = Eldorado
    .text = Az 1. fázis helyett: egy lap a bal szomszéd kezéből, egy a pakliból, majd egyet jobbra adsz.
bang-event-grave-digger = Sírásó
    .text = Aki elsőként veszíti el utolsó életét (a seriffet kivéve), sírásó lesz, és magának játszik.
bang-event-horse-stealer = Lótolvaj
    .text = A távolságot módosító lapok nem hatnak. Aki ásszal véget vet neki, összeszedi őket, egyet megtart.
bang-event-lifetime = Életfogytiglan
    .text = A seriff azonnal bezárhat valakit: ezt a börtönt csak ♥ vagy egy ász nyitja ki.
bang-event-lou = Lou
    .text = Legfeljebb két élettel bármelyik ♥ lapot Sörként játszhatod ki.
bang-event-mad-ride = Flúgos futam
    .text = Minden második játékos felcsap egy lapot, és csak ásznál játszik. Lövés ellen az eldobott lap is véd.
bang-event-nugget = Aranyrög
    .text = Az 1. fázisban húzz 3 lapot, és tarts meg, amennyit akarsz.
bang-event-scout = Felderítő
    .text = Akinek nincs fegyvere az asztalon, 3 távolságig lőhet.
bang-event-sioux-chief = Sziú főnök
    .text = Az Indiánok minden kézből elvesznek egy lapot; mindenki választ. Akinek nem jut: BANG! vagy 1 élet.
bang-event-wet-ammo = Vízipisztoly
    .text = Mindenki 1 távolságra van, és egy lövéshez két BANG! lap kell.
bang-event-wild-shot = Vaktában lövöldözés
    .text = A kör elején csapj fel egy lapot: ♠ esetén 1 életet veszít, aki annyi hellyel balra ül.
bang-event-winifred = Winifred
    .text = Az 1. fázis után a seriff és minden nő visszanyer 1 életet.

bang-role-grave-digger = Sírásó
    .goal = Maradj egyedül a seriffel. Elvétve! lapokkal lősz, és a ♠ a hordód.
bang-side-grave-digger = a sírásó

bang-ask-dough = { $amount ->
    [one] { $about }: és melyik legyen a másik lap?
   *[other] { $about }: eldobsz 2 lapot, hogy visszanyerj 1 életet? Válaszd ki az elsőt.
 }
    .other = { $about }: { $seat } eldobhat két lapot egy életért.
bang-ask-collect = { $about }: ezeket a lapokat eldobják, egyet megtarthatsz. Melyiket?
    .other = { $about }: { $seat } kiválaszt egy lapot, amit megtart.
bang-ask-share = { $about }: melyik lapot veszed el?
    .other = { $about }: { $seat } elvesz egy lapot.
bang-ask-lifetime = { $about }: bezársz valakit?
    .other = { $about }: { $seat } bezárhat valakit.

bang-do-lock-up = Bezárom: { $seat }
bang-line-show-role = { $detail }: felfedem a szerepemet
bang-line-wet-ammo = { $seatIs ->
    [none] { $detail }: { $card } és { $with }
   *[other] { $detail }: { $card } és { $with }, célpont: { $seat }
 }
bang-line-haunt = { $seatIs ->
    [none] Áthelyezem: { $card }
   *[other] Áthelyezem: { $card }, ide: { $seat }
 }
bang-line-from-the-pile = Az eldobott lapok teteje
bang-line-digger-barrel = Sírásó: felcsapás ♠ lapra

bang-log-event-over = { $byIs ->
    [none] Vége az eseménynek: { $event }.
    [me] Az ászod véget vet az eseménynek: { $event }.
   *[other] { $by } ásza véget vet az eseménynek: { $event }.
 }
bang-log-showed-role = { $seatIs ->
    [me] { $why }: felfeded a szerepedet: { $role }.
   *[other] { $why }: { $seat } felfedi a szerepét: { $role }.
 }
bang-log-jailed = { $targetIs ->
    [me] { $why }: { $seat } bezár téged.
   *[other] { $seatIs ->
        [me] { $why }: börtönbe kerül { $target }.
       *[other] { $why }: { $seat } döntése szerint börtönbe kerül { $target }.
     }
 }
bang-log-released = { $seatIs ->
    [me] Újra szabad vagy ({ $why }).
   *[other] { $seat } újra szabad ({ $why }).
 }
bang-log-moved = { $seatIs ->
    [me] Áthelyezed ezt: { $card }. Innen: { $from }, ide: { $to }.
   *[other] { $seat } áthelyezi ezt: { $card }. Innen: { $from }, ide: { $to }.
 }
bang-log-laid-open = { $seatIs ->
    [me] { $why }: a kezedből az asztalra kerül: { $card }.
   *[other] { $why }: { $seat } kezéből az asztalra kerül: { $card }.
 }
bang-log-bounced = { $targetIs ->
    [me] A lövés visszapattan rád!
   *[other] A lövés visszapattan: { $target }!
 }
bang-log-became = { $seatIs ->
    [me] { $why }: nem halsz meg, új szereped: { $role }. Életek: { $life }.
   *[other] { $why }: { $seat } nem hal meg, új szerepe: { $role }. Életek: { $life }.
 }

bang-why-EL-CARD-01 = { $needIs ->
    [hidden] { $card }: a szereped már ismert.
   *[other] { $card }: ez a helyetteseknek szól.
 }
bang-why-EL-CARD-19 = { $needIs ->
    [hidden] { $card }: a szereped már ismert.
   *[other] { $card }: ez a banditáknak szól.
 }
bang-why-EL-CARD-12 = { $needIs ->
    [none] { $targetIs ->
        [none] { $card }: csak szellem helyezhet át lapot, a saját körében.
       *[other] { $target } előtt már van fegyver.
     }
    [marks] { $card }: válassz egy asztali lapot, és egy másik játékost, akihez kerül.
   *[other] { bang-why-need }
 }
bang-why-EL-CARD-13 = { $card }: a szellem semmit sem tart meg magának.
bang-why-EL-CARD-14 = Halott seriff szelleme: a szellem nem tehet semmit, ami árthatna a seriffnek.
bang-why-EL-CARD-16 = { bang-why-need }
bang-why-EL-CARD-24 = Paktum az ördöggel: téged már semmi sem gyógyít.
bang-why-EL-CARD-26 = Dough Badman: válaszd ki az eldobandó lapokat, vagy hagyd ki.
bang-why-EL-CARD-29 = Eldorado: előbb adj egy lapot jobbra.
bang-why-EL-CARD-34 = { bang-why-need }
bang-why-EL-CARD-35 = Sírásó: az első lapodat valaki kezéből húzd.
bang-why-EL-CARD-37 = A sírásó csak Elvétve! lapokkal lő.
bang-why-EL-CARD-38 = A sírásó senkit sem hív párbajra.
bang-why-EL-CARD-39 = { $card }: a sírásó csak a saját körében használhatja.
bang-why-EL-CARD-43 = Lótolvaj: most nem hat: { $card }.
bang-why-EL-CARD-44 = Lótolvaj: válaszd ki a lapot, amit megtartasz.
bang-why-EL-CARD-46 = Életfogytiglan: zárj be valakit, vagy hagyd ki.
bang-why-EL-CARD-50 = Lou: csak a ♥ lap Sör, és csak legfeljebb két élettel.
bang-why-EL-CARD-54 = Flúgos futam: ha már csak ketten maradtatok, nincs hatása.
bang-why-EL-CARD-55 = { $needIs ->
    [none] Flúgos futam: az eldobott lapok tetején nincs Elvétve!
   *[other] { bang-why-need }
 }
bang-why-EL-CARD-60 = Sziú főnök: válassz egyet a felfordított lapok közül.
bang-why-EL-CARD-61 = Indiánok! Dobj el egy BANG! lapot, vagy veszítesz 1 életet.
bang-why-EL-CARD-62 = Vízipisztoly: most nem hat: { $card }, mindenki 1 távolságra van.
bang-why-EL-CARD-63 = { $needIs ->
    [none] Vízipisztoly: egy lövéshez két BANG! lap kell.
   *[other] { bang-why-need }
 }

bang-clock = Ő fordítja fel a következő Eldorado-eseményt, { $count } kör múlva
    .ace = Ászt hozott: a saját köre végén felfordítja a következő Eldorado-eseményt
