import type { ExtraIconName } from './extra-names.ts'
import type { IconName } from './names.ts'

/** Boxes of the first seven days (R50), without wings, which depend on the house. The players' build joins them in one file. */
export const FIRST_DAYS_PICTURES = [
  'item-sword-0',
  'material-wood',
  'item-shield-1',
  'chest-wood',
  'item-animal-1',
  'chest-iron',
] as const satisfies readonly (IconName | ExtraIconName)[]

export const FIRST_DAYS_PICTURES_META = 'first-days-pictures'
