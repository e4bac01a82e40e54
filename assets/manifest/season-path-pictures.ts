import type { ExtraIconName } from './extra-names.ts'
import type { IconName } from './names.ts'

/**
 * Pictures of the rewards of the season path (R53), except the cape, which depends on the house. The production build
 * sends them as one file.
 */
export const SEASON_PATH_PICTURES = [
  'material-wood',
  'material-iron',
  'material-titanium',
  'box-wood',
  'stone-burning-hell-1',
  'four-leaf-clover',
  'meat-hook',
  'path-pose',
  'path-word',
  'path-banner',
] as const satisfies readonly (IconName | ExtraIconName)[]

export const SEASON_PATH_PICTURES_META = 'season-path-pictures'
