/** Which icon stands for which event of Eldorado. */
import { register } from '../../../../ui/iconbook.ts'
import sheet from './icons.ts?sheet'

export const EVENTS: Record<string, string> = {
  'cavalry': 'cavalry',
  'daring-challenge': 'boomerang',
  'dead-sheriffs-ghost': 'haunting',
  'desperados': 'bandana',
  'devils-pact': 'devil-mask',
  'dough-badman': 'bread-slice',
  'eldorado-event': 'treasure-map',
  'grave-digger': 'spade',
  'horse-stealer': 'stable',
  'lifetime': 'prisoner',
  'lou': 'heart-bottle',
  'mad-ride': 'whirlwind',
  'nugget': 'ore',
  'scout': 'compass',
  'sioux-chief': 'war-bonnet',
  'wet-ammo': 'water-gun',
  'wild-shot': 'bullet-impacts',
  'winifred': 'healing',
}

export const ROLES: Record<string, string> = {
  'grave-digger': 'spade-skull',
}

register(sheet)
