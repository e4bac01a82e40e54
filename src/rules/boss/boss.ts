import type { BOSS_NAMES } from '../kombat/fight-types.ts'

/** A boss by its id (B3). */
export type BossName = (typeof BOSS_NAMES)[number]

/** Slugs of the bosses on the wire; `boss-mammoth` is the specification's (B3, row 142). */
export const BOSS_SLUGS = ['boss-mammoth', 'boss-fire-lord', 'boss-hollow'] as const
export type BossSlug = (typeof BOSS_SLUGS)[number]

/** English names of the bosses (A3). For display only. */
export const BOSS_TITLES: Readonly<Record<BossSlug, string>> = {
  'boss-mammoth': 'Mammoth',
  'boss-fire-lord': 'Fire Lord',
  'boss-hollow': 'Hollow Boss',
}

/** What is taken to a boss and used up there (row 147, A9). */
export const BOSS_ITEMS = ['meat-hook', 'four-leaf-clover'] as const
export type BossItem = (typeof BOSS_ITEMS)[number]

/** Pieces of a boss, ten of which make an item of its set (R25). */
export const BOSS_SKINS = ['mammoth-skin', 'firelord-skin'] as const
export type BossSkin = (typeof BOSS_SKINS)[number]

/** Fights of a player with a boss a day, UTC (R25). */
export const BOSS_FIGHTS_A_DAY = 3
/** Skin pieces that make an item of the boss's set (R25). */
export const SKINS_OF_AN_ITEM = 10
/** Common health of a guild's boss, unless an operator sets another (R25). */
export const GUILD_POOL_HP = 1_200_000
