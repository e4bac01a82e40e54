import { MARKET_FEE_PERCENT, MARKET_PRICE_DECIMALS } from '../constants.ts'
import { ITEM_TYPES, type ItemStatType, type ItemType } from '../items/item-kinds.ts'
import { isLineType } from '../items/item-lines.ts'
import { LINE_COUNT, primaryStat } from '../items/items.ts'
import { RARITIES, type Rarity } from '../items/rarities.ts'
import { MS_PER_DAY, MS_PER_HOUR, NANO_PER_TOK } from '../units.ts'

/** Lowest and highest price of a listing, in nano (R22). */
export const MARKET_PRICE_MIN_NANO = NANO_PER_TOK / 10
export const MARKET_PRICE_MAX_NANO = 1_000_000 * NANO_PER_TOK
/** Open listings of a player at most (R22). */
export const LISTINGS_MAX = 20
/** How long an item stays on the market before it goes back to the bag (R22). */
export const LISTING_LIFETIME_MS = 7 * MS_PER_DAY
/** Listings of a player on a UTC day at most, those that were taken back too (R22). */
export const LISTINGS_A_DAY = 200
/** How long after joining a player may sell and buy (R22). */
export const TRADER_AGE_MIN_MS = 24 * MS_PER_HOUR
/** Listings on a page of the market. */
export const MARKET_PAGE_SIZE = 20
/** Sales in a player's history, newest first (R22). */
export const MARKET_HISTORY_ROWS = 100
/** UTC days of the price history of a kind of item, the present one among them; an older sale is no last price (extra 13). */
export const PRICE_HISTORY_DAYS = 28

/**
 * From when a player may sell and buy, in milliseconds (R22).
 * @param isOld counts as old from the beginning: NPC, and the test players of local mode
 */
export const tradesFromMs = (joinedMs: number, isOld: boolean): number =>
  isOld ? joinedMs : joinedMs + TRADER_AGE_MIN_MS

/** Least difference between two prices, nano. */
export const MARKET_PRICE_STEP_NANO = NANO_PER_TOK / 10 ** MARKET_PRICE_DECIMALS

/** Whether nano are a price: between the limits, with at most one decimal in TOK (B5, R22). */
export const isMarketPrice = (nano: number): boolean =>
  nano >= MARKET_PRICE_MIN_NANO && nano <= MARKET_PRICE_MAX_NANO && nano % MARKET_PRICE_STEP_NANO === 0

/** The part of a price that is burnt, in nano; whole for every market price (R22). */
export const marketFeeNano = (priceNano: number): number => (priceNano / 100) * MARKET_FEE_PERCENT

/** Why an item cannot be listed. */
export type ListingRefusal = 'item-on-sale' | 'item-equipped' | 'not-tradeable' | 'item-locked'

/** Whether an item can be listed as it is (rows 105, 108, 132; R15, R47); null when it can. */
export const listingRefusal = (item: {
  readonly status: 'equipped' | 'inventory' | 'on-sale'
  readonly locked: boolean
  /** Neither bound nor of a slug that is never sold. */
  readonly tradeable: boolean
}): ListingRefusal | null => {
  if (item.status === 'on-sale') return 'item-on-sale'
  if (!item.tradeable) return 'not-tradeable'
  if (item.status === 'equipped') return 'item-equipped'
  return item.locked ? 'item-locked' : null
}

/** What a market is searched for; all of it together. */
export interface SearchedItem {
  readonly type?: ItemType | undefined
  readonly rarity?: Rarity | undefined
  readonly stat?: ItemStatType | undefined
  readonly slug?: string | undefined
}

/** Whether an item of a rarity can have bonus lines: a prototype is awakened (R16). */
const canBeLined = (rarity: Rarity): boolean => LINE_COUNT[rarity] > 0 || rarity === 'prototype'

/** Whether any item can be all that is searched for: a common item has no bonus line, a helmet no attack (R15, R16). */
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
