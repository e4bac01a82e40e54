import type { PetName } from './pets.ts'

export const HUES = ['violet', 'amber', 'green', 'teal', 'crimson', 'indigo', 'magenta', 'azure', 'slate'] as const
export type Hue = (typeof HUES)[number]

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
export const HEADER_PICTURES: readonly HeaderPicture[] = HEADER_PAGES.map((page): HeaderPicture => `header-${page}`)
