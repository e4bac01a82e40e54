import type { PetName } from './pets.ts'

/** The hues of pages, each a family of panels and a painted header's light. */
export const HUES = ['violet', 'amber', 'green', 'teal', 'crimson', 'indigo', 'magenta', 'azure', 'slate'] as const
export type Hue = (typeof HUES)[number]

/** The hue of each pet's house, that of its land. */
export const HOUSE_HUES: Readonly<Record<PetName, Hue>> = {
  hamster: 'green',
  moonbix: 'violet',
  not: 'amber',
  major: 'indigo',
  blum: 'magenta',
  cats: 'azure',
  seed: 'teal',
  dogs: 'crimson',
}

/** The pages with a painted header of their own; Preparation shows the player's island. */
export const HEADER_PAGES = [
  'earn',
  'friends',
  'upgrades',
  'history',
  'ledger',
  'boards',
  'inbox',
  'settings',
  'smith',
  'market',
  'tournament',
] as const
export type HeaderPage = (typeof HEADER_PAGES)[number]

export type HeaderPicture = `header-${HeaderPage}`
/** Pictures over the lists of pages. */
export const HEADER_PICTURES: readonly HeaderPicture[] = HEADER_PAGES.map((page): HeaderPicture => `header-${page}`)
