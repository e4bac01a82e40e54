import type { AddedItemSlug } from '#assets/generated/additions.ts'

export const SPECIAL_SETS = ['halloween', 'valentine', 'firelord', 'mammoth'] as const
export type SpecialSet = (typeof SPECIAL_SETS)[number]

export const SET_SLOTS = ['sword', 'shield', 'wings', 'helmet', 'armor', 'boots'] as const

const SET_PIECES: ReadonlySet<string> = new Set(
  SPECIAL_SETS.flatMap((set) => SET_SLOTS.map((slot) => `${set}-${slot}`)),
)

/** On a re-roll the lines of a set piece keep their quality (R20). */
export const isSetPiece = (slug: string): boolean => SET_PIECES.has(slug)

/** Special items without a set; players must not sell them (row 108, T22). */
export const SINGLE_SPECIALS = [
  'doge-sword',
  'doge-shield',
  'wings-hamster',
  'wings-house-0',
  'wings-house-1',
  'wings-house-2',
  'wings-house-3',
  'wings-house-4',
  'wings-house-5',
  'wings-house-6',
  'wings-house-7',
  'necklace-halloween-referral-reward',
  'necklace-ss5-reward',
  'helmet-ss7-reward',
  'armor-guardian-ss8-reward',
  'boots-steelwalk-ss9-reward',
  'nft-seed-bird-penguin',
  'nft-seed-bird-owl',
  'nft-seed-bird-parrot',
  'nft-seed-bird-hawk',
  'nft-seed-bird-phoenix',
  'halloween-happy-bird',
] as const
export type SingleSpecial = (typeof SINGLE_SPECIALS)[number]

export type SpecialSlug = SingleSpecial | `${SpecialSet}-${(typeof SET_SLOTS)[number]}`

export type NamedSlug = SpecialSlug | AddedItemSlug
