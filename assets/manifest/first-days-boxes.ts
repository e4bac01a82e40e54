import type { ExtraIconName } from './extra-names.ts'
import type { IconName } from './names.ts'

/**
 * Pictures of the rewards of the first seven days (R50), without `FIRST_ICONS` (already loaded) and wings (they depend
 * on the house). The production build sends the pictures as one file of data URLs.
 */
export const FIRST_DAYS_PICTURES = [
  'item-sword-0',
  'material-wood',
  'item-shield-1',
  'box-wood',
  'item-animal-1',
  'box-iron',
] as const satisfies readonly (IconName | ExtraIconName)[]

export const FIRST_DAYS_PICTURES_META = 'first-days-pictures'
