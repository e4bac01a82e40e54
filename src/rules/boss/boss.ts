import type { BOSS_NAMES } from '#rules/kombat/fight-types.ts'

export type BossName = (typeof BOSS_NAMES)[number]

export const BOSS_SLUGS = ['boss-mammoth', 'boss-fire-lord', 'boss-hollow'] as const
export type BossSlug = (typeof BOSS_SLUGS)[number]

export const BOSS_TITLES: Readonly<Record<BossSlug, string>> = {
  'boss-mammoth': 'Mammoth',
  'boss-fire-lord': 'Fire Lord',
  'boss-hollow': 'Hollow Boss',
}

export const BOSS_ITEMS = ['meat-hook', 'four-leaf-clover'] as const
export type BossItem = (typeof BOSS_ITEMS)[number]

export const BOSS_SKINS = ['mammoth-skin', 'firelord-skin'] as const
export type BossSkin = (typeof BOSS_SKINS)[number]

/** Fights per player, boss and UTC day (R25). */
export const BOSS_FIGHTS_A_DAY = 3
export const SKINS_OF_AN_ITEM = 10
export const GUILD_POOL_HP = 1_200_000
