import type { Look } from '#rules/wardrobe/looks.ts'
import type { PathCapeIcon, PathPieceIcon } from './insignia.ts'

export type LookIcon = `look-${Exclude<Look, `season-${string}`>}`

/** Looks of a season use the pictures of the season path (R53). */
const ICONS = {
  'cape-crimson': 'look-cape-crimson',
  'cape-emerald': 'look-cape-emerald',
  'cape-azure': 'look-cape-azure',
  'cape-violet': 'look-cape-violet',
  'cape-gold': 'look-cape-gold',
  'cape-silver': 'look-cape-silver',
  'cape-midnight': 'look-cape-midnight',
  'cape-rose': 'look-cape-rose',
  'frame-oak': 'look-frame-oak',
  'frame-ivy': 'look-frame-ivy',
  'frame-frost': 'look-frame-frost',
  'frame-ember': 'look-frame-ember',
  'frame-royal': 'look-frame-royal',
  'frame-starry': 'look-frame-starry',
  'pose-bow': 'look-pose-bow',
  'pose-flex': 'look-pose-flex',
  'pose-leap': 'look-pose-leap',
  'pose-spin': 'look-pose-spin',
  'season-cape-0': 'path-cape-0',
  'season-cape-1': 'path-cape-1',
  'season-cape-2': 'path-cape-2',
  'season-cape-3': 'path-cape-3',
  'season-cape-4': 'path-cape-4',
  'season-cape-5': 'path-cape-5',
  'season-cape-6': 'path-cape-6',
  'season-cape-7': 'path-cape-7',
  'season-pose': 'path-pose',
  'season-word': 'path-word',
} as const satisfies { readonly [Name in Look]: LookIcon | PathCapeIcon | PathPieceIcon }

export const lookIcon = (look: Look): LookIcon | PathCapeIcon | PathPieceIcon => ICONS[look]

export const LOOK_ICON_NAMES: readonly LookIcon[] = Object.values(ICONS).filter((name): name is LookIcon =>
  name.startsWith('look-'),
)
