import { WORN_TYPES, type WornType } from '../items/item-kinds.ts'
import { type LineOdds, lineOdds, primaryStat, type RolledItem, rollItem, rollLinesBy } from '../items/items.ts'
import type { Rarity } from '../items/rarities.ts'
import { SPECIAL_NAMES } from '../items/special-names.ts'
import type { Rng } from '../prng.ts'
import { type EquippedStone, STONE_TYPES, type StoneType } from '../stones/stones.ts'
import { BOSS_ITEMS, type BossItem, type BossSkin } from './boss.ts'

/** The odds of an item of a rarity: each kind that can be worn alike. A roll is stored with its odds. */
export interface PrizeItemOdds {
  readonly rarity: Rarity
  readonly types: readonly WornType[]
}

/** The odds of an item that a board's place gives (R25). */
export const prizeItemOdds = (rarity: Rarity): PrizeItemOdds => ({ rarity, types: WORN_TYPES })

/** Rolls the item (R15, R16). */
export const rollPrizeItem = (rng: Rng, { rarity, types }: PrizeItemOdds): { readonly item: RolledItem } => ({
  item: rollItem(rng, { type: rng.pick(types), rarity }),
})

/** The odds of a stone: each type alike. */
export interface PrizeStoneOdds {
  readonly types: readonly StoneType[]
  readonly level: EquippedStone['level']
}

/** The odds of a stone of this level (R23). */
export const prizeStoneOdds = (level: EquippedStone['level']): PrizeStoneOdds => ({ types: STONE_TYPES, level })

/** Rolls the stone. */
export const rollPrizeStone = (rng: Rng, { types, level }: PrizeStoneOdds): { readonly stone: EquippedStone } => ({
  stone: { type: rng.pick(types), level },
})

/** The odds of a boss item: each alike. */
export interface BossItemOdds {
  readonly items: readonly BossItem[]
}

/** The odds of a chest's boss item: a meat hook or a four-leaf clover, half each (R25). */
export const bossItemOdds = (): BossItemOdds => ({ items: BOSS_ITEMS })

/** Rolls the boss item. */
export const rollBossItem = (rng: Rng, { items }: BossItemOdds): { readonly item: BossItem } => ({
  item: rng.pick(items),
})

/** A piece of a set. */
interface SetPiece {
  readonly slug: string
  /** English. */
  readonly name: string
  readonly type: WornType
}

/** The odds of making an item of skin pieces: each piece of the boss's set alike. */
export interface SkinCraftOdds {
  readonly pieces: readonly SetPiece[]
  readonly line: LineOdds
  /** One a line. */
  readonly qualities: readonly number[]
}

/** Lines of a set piece: nothing is left to awaken (R32). */
const SET_QUALITIES = [5, 4] as const
const SETS: Readonly<Record<BossSkin, string>> = { 'mammoth-skin': 'mammoth', 'firelord-skin': 'firelord' }

/** The odds of making an item of a boss's set (R25, R32). */
export const skinCraftOdds = (skin: BossSkin): SkinCraftOdds => ({
  pieces: WORN_TYPES.flatMap((type) => {
    const slug = `${SETS[skin]}-${type}`
    const name = SPECIAL_NAMES[slug]
    return name === undefined ? [] : [{ slug, name, type }]
  }),
  line: lineOdds(),
  qualities: SET_QUALITIES,
})

/**
 * The odds of a piece of a set that is given as it stands: of its lines alone (R32).
 * @throws RangeError for what is no piece
 */
export const setPieceOdds = (slug: string): SkinCraftOdds => {
  const [name, type] = [SPECIAL_NAMES[slug], WORN_TYPES.find((worn) => slug.endsWith(`-${worn}`))]
  if (name === undefined || type === undefined) throw new RangeError(`${slug} is no piece of a set.`)
  return { pieces: [{ slug, name, type }], line: lineOdds(), qualities: SET_QUALITIES }
}

/** Rolls the piece and its lines (R32: a prototype). */
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
