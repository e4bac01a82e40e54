import { WORN_TYPES, type WornType } from '#rules/items/item-kinds.ts'
import { type LineOdds, lineOdds, primaryStat, type RolledItem, rollItem, rollLinesBy } from '#rules/items/items.ts'
import type { Rarity } from '#rules/items/rarities.ts'
import { SPECIAL_NAMES } from '#rules/items/special-names.ts'
import type { Rng } from '#rules/prng.ts'
import { type EquippedStone, STONE_TYPES, type StoneType } from '#rules/stones/stones.ts'
import { BOSS_ITEMS, type BossItem, type BossSkin } from './boss.ts'

/**
 * Odds are stored with their roll (R46). In this file each item kind, stone type, boss item and set piece is equally
 * likely.
 */
export interface PrizeItemOdds {
  readonly rarity: Rarity
  readonly types: readonly WornType[]
}

export const prizeItemOdds = (rarity: Rarity): PrizeItemOdds => ({ rarity, types: WORN_TYPES })

export const rollPrizeItem = (rng: Rng, { rarity, types }: PrizeItemOdds): { readonly item: RolledItem } => ({
  item: rollItem(rng, { type: rng.pick(types), rarity }),
})

export interface PrizeStoneOdds {
  readonly types: readonly StoneType[]
  readonly level: EquippedStone['level']
}

export const prizeStoneOdds = (level: EquippedStone['level']): PrizeStoneOdds => ({ types: STONE_TYPES, level })

export const rollPrizeStone = (rng: Rng, { types, level }: PrizeStoneOdds): { readonly stone: EquippedStone } => ({
  stone: { type: rng.pick(types), level },
})

export interface BossItemOdds {
  readonly items: readonly BossItem[]
}

export const bossItemOdds = (): BossItemOdds => ({ items: BOSS_ITEMS })

export const rollBossItem = (rng: Rng, { items }: BossItemOdds): { readonly item: BossItem } => ({
  item: rng.pick(items),
})

export interface SkinCraftOdds {
  readonly pieces: readonly { readonly slug: string; readonly name: string; readonly type: WornType }[]
  readonly line: LineOdds
  readonly qualities: readonly number[]
}

/**
 * Qualities of a set piece's two bonus lines. Two is the most that awakening gives a prototype, so a set piece cannot
 * be awakened (R32).
 */
const SET_QUALITIES = [5, 4] as const
const SETS: Readonly<Record<BossSkin, string>> = { 'mammoth-skin': 'mammoth', 'firelord-skin': 'firelord' }

export const skinCraftOdds = (skin: BossSkin): SkinCraftOdds => ({
  pieces: WORN_TYPES.flatMap((type) => {
    const slug = `${SETS[skin]}-${type}`
    const name = SPECIAL_NAMES[slug]
    return name === undefined ? [] : [{ slug, name, type }]
  }),
  line: lineOdds(),
  qualities: SET_QUALITIES,
})

/** Odds for a given set piece, of which only the lines are drawn (R32). @throws RangeError if `slug` is no set piece */
export const setPieceOdds = (slug: string): SkinCraftOdds => {
  const [name, type] = [SPECIAL_NAMES[slug], WORN_TYPES.find((worn) => slug.endsWith(`-${worn}`))]
  if (name === undefined || type === undefined) throw new RangeError(`${slug} is no piece of a set.`)
  return { pieces: [{ slug, name, type }], line: lineOdds(), qualities: SET_QUALITIES }
}

export const rollSkinCraft = (rng: Rng, { pieces, line, qualities }: SkinCraftOdds): { readonly item: RolledItem } => {
  const piece = rng.pick(pieces)
  return {
    item: {
      ...piece,
      rarity: 'prototype',
      stats: [...primaryStat(piece.type, 'prototype'), ...rollLinesBy(rng, line, qualities)],
    },
  }
}
