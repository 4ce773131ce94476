/** Which icon stands for which piece of equipment. */
import { register } from '../../../../ui/iconbook.ts'
import sheet from './icons.ts?sheet'

export const EQUIPMENT: Record<string, string> = {
  'boots': 'cowboy-boot',
  'bottle': 'square-bottle',
  'calumet': 'smoking-pipe',
  'gold-pan': 'gold-mine',
  'gold-rush-equipment': 'gold-stack',
  'gun-belt': 'ammo-box',
  'horseshoe': 'horseshoe',
  'lucky-charm': 'gem-pendant',
  'pardner': 'backup',
  'pickaxe': 'war-pick',
  'rhum': 'barrel-leak',
  'rucksack': 'knapsack',
  'shot': 'glass-shot',
  'union-pacific': 'railway',
  'wanted': 'wanted-reward',
}

register(sheet)
