import { MS_PER_DAY } from '#rules/units.ts'

export const WISHES_MAX = 10

/** Time that usual prices, and sales between the same two players, are compared over. */
export const WATCHED_MS = 7 * MS_PER_DAY
/** Beyond this factor, up or down, a sale is marked for the operator. */
const FAR_OFF_TIMES = 20
/** Sales between two players within `WATCHED_MS`, from which on they are marked. */
export const PAIR_SALES_MARKED = 3

/** Prices are in nano. */
export const isFarOff = (price: number, usual: number): boolean =>
  price > usual * FAR_OFF_TIMES || price * FAR_OFF_TIMES < usual

const NEWCOMER_AGE_MS = 2 * MS_PER_DAY
/** A crowd is at least this many accounts with more than this share of the seller's sales within `WATCHED_MS`. */
const CROWD_ACCOUNTS = 3
const CROWD_PART = 1 / 4

export interface WatchedBuyer {
  readonly ageMs: number
  readonly isBrought: boolean
  /** Amounts in nano that the buyer paid this seller, and that the buyer received in all. */
  readonly spentNano: number
  readonly gotNano: number
}

/** A buyer is suspicious who is new, was invited by the seller, or spent most of their income on this seller. */
export const standsBy = ({ ageMs, isBrought, spentNano, gotNano }: WatchedBuyer): boolean =>
  ageMs < NEWCOMER_AGE_MS || isBrought || spentNano * 2 > gotNano

export const isCrowd = (accounts: number, theirSales: number, allSales: number): boolean =>
  accounts >= CROWD_ACCOUNTS && theirSales > allSales * CROWD_PART
