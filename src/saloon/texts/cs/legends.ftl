# Legendy Západu: strany, krabice, nastavení, boti a slova, která se hodí všude.

legends-and = { $list } a { $last }
legends-you = ty

## Strany

legends-side-neutral = neutrální
legends-side-lawman = strážce zákona
legends-side-outlaw = psanec
legends-side-points = body
legends-side-man-in-black = Muž v černém

## Odkud něco je

legends-word-income = příjem
legends-word-work = práce
legends-word-bank = banka
legends-word-doctor = lékař
legends-word-cabaret = kabaret
legends-word-prospecting = rýžování
legends-word-cattle = dobytek
legends-word-station = nádraží
legends-word-ranch = ranč
legends-word-wanted = stupnice psanců
legends-word-marshal = stupnice strážců zákona
legends-word-hand-limit = limit karet
legends-word-blue = modrý
legends-word-green = zelený
legends-word-weapon = zbraň
legends-word-mount = jízdní zvíře

## Co lze získat nebo ztratit

legends-step-lp-1 = 1 BV
legends-step-mp-1 = 1 BSZ
legends-step-wp-1 = 1 BP

## Krabice

legends-module-base = Legendy Západu
    .about = Herní plán se 65 poli, dvanáct postav Divokého západu, 2 až 6 hráčů.
legends-module-first-game = První hra
    .about = Bez dobytka, z předmětů jen zásoby, a krátká.
legends-module-goals = Cíle
    .about = Každý má tři tajné cíle, které přinášejí žetony věhlasu.

## Nastavení

legends-ruling-length = Délka
    .about = Kolik bodů věhlasu přivodí konec.
    .short = krátká, 15 bodů
    .medium = střední, 20 bodů
    .long = dlouhá, 25 bodů
legends-ruling-man-in-black = Muž v černém
    .about = Ve hře pro dva: s kolika body začíná.
    .easy = snadný, od 0 bodů
    .normal = obyčejný, od 3 bodů
    .hard = těžký, od 5 bodů

## Boti

legends-bot-drifter = Tulák
    .about = Vybere si živobytí, které se k postavě hodí, a plánuje dopředu.
legends-bot-random = Zelenáč
    .about = Dělá náhodně cokoli, co je dovoleno.
