import type { IconName } from './names.ts'

/**
 * Icons that home shows to every player, and icons of the tabs, which must also show offline. The players' build joins
 * them in one file.
 */
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
