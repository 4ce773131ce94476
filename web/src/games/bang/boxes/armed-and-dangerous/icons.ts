/** The sign of a load token where it is written rather than drawn. */
import { register } from '../../../../ui/iconbook.ts'
import sheet from './icons.ts?sheet'

export const LOAD = {
  token: 'bullets',
} as const

register(sheet)
