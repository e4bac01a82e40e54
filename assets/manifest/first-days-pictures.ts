import type { ExtraIconName } from './extra-names.ts'
import type { IconName } from './names.ts'

/**
 * What lies in the boxes of the first seven days (R50), but for the wings, which are of the player's house: in the players' build one
 * file brings them all.
 */
export const FIRST_DAYS_PICTURES = [
  'item-sword-0',
  'material-wood',
  'item-shield-1',
  'chest-wood',
  'item-animal-1',
  'chest-iron',
] as const satisfies readonly (IconName | ExtraIconName)[]

/** Name of the page's meta element that says where that file is. */
export const FIRST_DAYS_PICTURES_META = 'first-days-pictures'
