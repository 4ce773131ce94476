/** Which icon stands for which railcar, station and side of the locomotive. */
import { register } from '../../../../ui/iconbook.ts'
import sheet from './icons.ts?sheet'

export const RAILCARS: Record<string, string> = {
  'baggage-car': 'suitcase',
  'caboose': 'lantern-flame',
  'cattle-truck': 'cow',
  'circus-wagon': 'elephant',
  'coal-hopper': 'coal-wagon',
  'dining-car': 'knife-fork',
  'express-car': 'fast-forward-button',
  'ghost-car': 'haunting',
  'lounge-car': 'sofa',
  'lumber-flatcar': 'wood-pile',
  'mail-car': 'mailbox',
  'observation-car': 'telescope',
  'passenger-car': 'person',
  'prisoner-car': 'prisoner',
  'private-car': 'theater-curtains',
  'sleeper-car': 'bed',
}

export const STATIONS: Record<string, string> = {
  'boom-town': 'gunshot',
  'catico': 'robber-mask',
  'creepy-creek': 'spades',
  'crowns-hole': 'beer-stein',
  'deathwood': 'square',
  'dodgeville': 'outback-hat',
  'fort-wroth': 'card-ace-spades',
  'frisco': 'clubs',
  'miners-oath': 'diamonds',
  'san-tafe': 'hearts',
  'tombrock': 'broken-heart',
  'virginia-town': 'card-discard',
  'yooma': 'card-2-spades',
}

export const LOCOMOTIVES: Record<string, string> = {
  'ironhorse': 'steam-locomotive',
  'leland': 'steam',
}

register(sheet)
