import type { IconName } from './names.ts'

/** Home's icons for every player, and the tabs' for offline use. The players' build joins them in one file. */
export const FIRST_ICONS = [
  'tok',
  'energy',
  'fight',
  'settings',
  'sound-on',
  'sound-off',
  'nav-home',
  'nav-earn',
  'nav-upgrade',
  'nav-friends',
  'nav-reward',
  'back',
  'check',
  'chevron',
  'close',
  'star',
] as const satisfies readonly IconName[]

export const FIRST_ICONS_LINK = 'first-icons'
