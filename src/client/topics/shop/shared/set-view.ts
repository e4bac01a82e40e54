import type { BossName } from '#assets/manifest/creatures.ts'
import { itemPicture } from '#client/ui/items/item-picture.ts'
import type { Cosmetic, ShopItem } from '#contracts/wire.ts'
import { WORN_TYPES, type WornType } from '#rules/items/item-kinds.ts'
import { SET_TYPES, SHOP_SETS, type ShopSet } from '#rules/shop/offers.ts'

export type SetType = (typeof SET_TYPES)[number]

export interface SetOnSale {
  readonly set: ShopSet
  readonly whole: ShopItem | null
  readonly pieces: readonly { readonly type: SetType; readonly item: ShopItem }[]
  /** When the first of its offers ends, in ms since the epoch. Null if none ends. */
  readonly endsMs: number | null
}

/** Bosses with the set of each. The last boss has none yet (row 174). */
export const SHELF_BOSSES = [
  { boss: 'fire-lord', set: 'firelord' },
  { boss: 'mammoth', set: 'mammoth' },
  { boss: 'hollow-boss', set: null },
] as const satisfies readonly { readonly boss: BossName; readonly set: ShopSet | null }[]

export const HOLIDAY_SETS = ['valentine', 'halloween'] as const satisfies readonly ShopSet[]

export const pieceSlug = (set: ShopSet, type: SetType): string => `${set}-${type}`

export const piecePicture = (set: ShopSet, type: SetType): string => itemPicture(pieceSlug(set, type)) ?? ''

export const setOfType = (type: string): ShopSet | null => SHOP_SETS.find((set) => type.startsWith(`${set}-`)) ?? null

export const setOnSale = (items: readonly ShopItem[], set: ShopSet): SetOnSale | null => {
  const find = (type: string): ShopItem | undefined => items.find((item) => item.type === `${type}-xtr`)
  const whole = find(`${set}-set`) ?? null
  const pieces = SET_TYPES.flatMap((type) => {
    const item = find(pieceSlug(set, type))
    return item ? [{ type, item }] : []
  })
  if (whole === null && pieces.length === 0) return null
  const ends = [...(whole ? [whole] : []), ...pieces.map(({ item }) => item)].flatMap(({ ends_at: endsAt }) =>
    endsAt === null ? [] : [Date.parse(endsAt)],
  )
  return { set, whole, pieces, endsMs: ends.length === 0 ? null : Math.min(...ends) }
}

/** In Telegram Stars. */
export const leastPrice = ({ whole, pieces }: SetOnSale): number =>
  Math.min(...[...(whole ? [whole] : []), ...pieces.map(({ item }) => item)].map(({ price }) => price))

/** In whole percent, rounded to the nearest. Null if the price is not reduced (row 172). */
export const percentOff = ({ price, original_price: before }: ShopItem): number | null =>
  before === null || before <= price ? null : Math.round((1 - price / before) * 100)

export const wornPieces = (set: ShopSet, types: readonly WornType[]): Cosmetic => {
  const worn = Object.fromEntries(
    WORN_TYPES.map((type) => [
      type,
      types.includes(type) ? { slug: `${set}-${type}`, image_url: '', rarity: 'prototype' as const } : null,
    ]),
  ) as Record<WornType, Cosmetic[WornType]>
  return { ...worn, top_10: false, top_50: false }
}
