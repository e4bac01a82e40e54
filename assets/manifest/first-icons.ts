import type { IconName } from './names.ts'

/** The icons that home shows to every player, and those that the tabs need without a network: in the players' build one file brings them all. */
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

/** Id of the page's link to that file. */
export const FIRST_ICONS_LINK = 'first-icons'
