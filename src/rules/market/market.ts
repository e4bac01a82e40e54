import { MARKET_FEE_PERCENT, MARKET_PRICE_DECIMALS } from '#rules/constants.ts'
import { ITEM_TYPES, type ItemStatType, type ItemType } from '#rules/items/item-kinds.ts'
import { isLineType } from '#rules/items/item-lines.ts'
import { LINE_COUNT, primaryStat } from '#rules/items/items.ts'
import { RARITIES, type Rarity } from '#rules/items/rarities.ts'
import { MS_PER_DAY, MS_PER_HOUR, NANO_PER_TOK } from '#rules/units.ts'

export const MARKET_PRICE_MIN_NANO = NANO_PER_TOK / 10
export const MARKET_PRICE_MAX_NANO = 1_000_000 * NANO_PER_TOK
export const LISTINGS_MAX = 20
/** An unsold item returns to the bag after this time (R22). */
export const LISTING_LIFETIME_MS = 7 * MS_PER_DAY
/** New listings per player and UTC day, including cancelled ones (R22). */
export const LISTINGS_A_DAY = 200
export const TRADER_AGE_MIN_MS = 24 * MS_PER_HOUR
export const MARKET_PAGE_SIZE = 20
/** The first one is the default. */
export const MARKET_SORTS = ['new', 'price'] as const
export const MARKET_HISTORY_ROWS = 100
/** UTC days, including today. Older sales count neither for the history nor as the last price (extra 13). */
export const PRICE_HISTORY_DAYS = 28

/** When the player may trade (R22). @param isOld true skips the wait, for NPCs and local mode's test players */
export const tradesFromMs = (joinedMs: number, isOld: boolean): number =>
  isOld ? joinedMs : joinedMs + TRADER_AGE_MIN_MS

export const MARKET_PRICE_STEP_NANO = NANO_PER_TOK / 10 ** MARKET_PRICE_DECIMALS

export const isMarketPrice = (nano: number): boolean =>
  nano >= MARKET_PRICE_MIN_NANO && nano <= MARKET_PRICE_MAX_NANO && nano % MARKET_PRICE_STEP_NANO === 0

/** Burnt. A whole number for every price that the market allows (R22). */
export const marketFeeNano = (priceNano: number): number => (priceNano / 100) * MARKET_FEE_PERCENT

export type ListingError = 'item-on-sale' | 'item-equipped' | 'not-tradeable' | 'item-locked'

/** Null if the item can be listed (rows 105, 108, 132; R15, R47). */
export const listingError = (item: {
  readonly status: 'equipped' | 'inventory' | 'on-sale'
  readonly locked: boolean
  /** False if the item is bound, or its slug is never sold. */
  readonly tradeable: boolean
}): ListingError | null => {
  if (item.status === 'on-sale') return 'item-on-sale'
  if (!item.tradeable) return 'not-tradeable'
  if (item.status === 'equipped') return 'item-equipped'
  return item.locked ? 'item-locked' : null
}

export interface SearchedItem {
  readonly type?: ItemType | undefined
  readonly rarity?: Rarity | undefined
  readonly stat?: ItemStatType | undefined
  readonly slug?: string | undefined
}

const canBeLined = (rarity: Rarity): boolean => LINE_COUNT[rarity] > 0 || rarity === 'prototype'

/** False if no item can match the filter: common items have no bonus line, helmets no primary attack (R15, R16). */
export const canBeFound = ({ type, rarity, stat, slug }: SearchedItem): boolean => {
  const plain = ITEM_TYPES.flatMap((of) => RARITIES.map((at) => ({ type: of, rarity: at }))).find(
    (kind) => `${kind.type}-${kind.rarity}` === slug,
  )
  const kind = { type: type ?? plain?.type, rarity: rarity ?? plain?.rarity }
  if (plain && (kind.type !== plain.type || kind.rarity !== plain.rarity)) return false
  if (stat === undefined) return true
  if (isLineType(stat)) return kind.rarity === undefined || canBeLined(kind.rarity)
  return kind.type === undefined || primaryStat(kind.type, 'common').some((primary) => primary.type === stat)
}
