import { MS_PER_DAY } from '#rules/units.ts'

export const WISHES_MAX = 10

/** Comparison window for usual prices and for sales between the same two players. */
export const WATCHED_MS = 7 * MS_PER_DAY
/** Beyond this factor, up or down, a sale is marked for the operator. */
const FAR_OFF_TIMES = 20
/** Within `WATCHED_MS`. */
export const PAIR_SALES_MARKED = 3

/** Nano. */
export const isFarOff = (price: number, usual: number): boolean =>
  price > usual * FAR_OFF_TIMES || price * FAR_OFF_TIMES < usual

const NEWCOMER_AGE_MS = 2 * MS_PER_DAY
/** A crowd: this many accounts with more than this share of the seller's sales within `WATCHED_MS`. */
const CROWD_ACCOUNTS = 3
const CROWD_PART = 1 / 4

export interface WatchedBuyer {
  readonly ageMs: number
  readonly isBrought: boolean
  /** Paid to this seller, and total income, nano. */
  readonly spentNano: number
  readonly gotNano: number
}

/** A buyer is suspicious if new, invited by the seller, or spending most of their income on this seller. */
export const standsBy = ({ ageMs, isBrought, spentNano, gotNano }: WatchedBuyer): boolean =>
  ageMs < NEWCOMER_AGE_MS || isBrought || spentNano * 2 > gotNano

export const isCrowd = (accounts: number, theirSales: number, allSales: number): boolean =>
  accounts >= CROWD_ACCOUNTS && theirSales > allSales * CROWD_PART
