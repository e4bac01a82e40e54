import { CLAIM_MIN_INTERVAL_MS } from './constants.ts'
import type { EconomySettings, UpgradeType } from './settings-values.ts'
import { MS_PER_HOUR, MS_PER_MINUTE, MS_PER_SECOND } from './units.ts'

/** One bought level and its moment: together the upgrade history (R03). */
export interface UpgradeEvent {
  readonly type: UpgradeType
  readonly level: number
  readonly atMs: number
}

/** One line of the boost log (T8). `val` is in percent and signed by its kind: scale-up positive, scale-down negative. */
export interface BoostEvent {
  readonly atMs: number
  readonly val: number
}

/** What mining depends on. */
export interface MiningState {
  readonly settings: EconomySettings
  readonly upgrades: readonly UpgradeEvent[]
  readonly boosts: readonly BoostEvent[]
}

const PERCENT = 100
/** Percents enter the exact sum with three decimals. */
const PERCENT_DECIMALS = 1000
const FACTOR_SCALE = BigInt(PERCENT * PERCENT_DECIMALS)
const RATE_SCALE = FACTOR_SCALE * FACTOR_SCALE

const valueAt = (state: MiningState, type: UpgradeType, atMs: number): number => {
  const values = state.settings[type]
  let level = 0
  for (const event of state.upgrades) {
    if (event.type === type && event.atMs <= atMs && event.level > level) level = event.level
  }
  return values[Math.min(level, values.length - 1)] ?? 0
}

const boostPercentAt = (boosts: readonly BoostEvent[], atMs: number): number => {
  let net = 0
  for (const boost of boosts) if (boost.atMs <= atMs) net += boost.val
  return net > 0 ? net : PERCENT
}

/** Nano TOK an hour at a moment, times RATE_SCALE: the one formula behind the shown rate and the claimed amount (T9). */
const scaledRateAt = (state: MiningState, atMs: number): bigint => {
  const base = BigInt(Math.round(valueAt(state, 'mining-tok', atMs)))
  const honor = BigInt(Math.round((PERCENT + valueAt(state, 'honor', atMs)) * PERCENT_DECIMALS))
  const boost = BigInt(Math.round(boostPercentAt(state.boosts, atMs) * PERCENT_DECIMALS))
  return base * honor * boost
}

/** The boost in force as a factor: net of the log ÷ 100, and 1 when there is none or the net is not above 0 (A9, T8). */
export const boostFactorAt = (boosts: readonly BoostEvent[], nowMs: number): number =>
  boostPercentAt(boosts, nowMs) / PERCENT

/** Nano TOK an hour at this moment, floored: mining-tok × (100 + honor) % × boost (A9, T8, T9, row 47). */
export const ratePerHourNano = (state: MiningState & { readonly nowMs: number }): number =>
  Number(scaledRateAt(state, state.nowMs) / RATE_SCALE)

/** How long the pocket fills by the level in force at this moment, in milliseconds (A9). */
export const pocketMs = (state: MiningState & { readonly nowMs: number }): number =>
  valueAt(state, 'pocket-size', state.nowMs) * MS_PER_SECOND

/**
 * What was mined since the last claim, in whole nano (A9, R03, row 48): the rate summed piecewise over the upgrade
 * history and the boosts, exact in integers, floored once at the end. Times are whole milliseconds.
 *
 * A moment counts when it lies within the pocket that was in force *at that moment*, counted from the last claim. What
 * is bought later never pays for time that has passed, and this holds for the pocket as it does for rate and honor: a
 * pocket that stood full has mined nothing meanwhile, and a bigger one goes on from the day it was bought.
 */
export const minedNano = (input: MiningState & { readonly lastClaimMs: number; readonly nowMs: number }): number => {
  const fromMs = Math.floor(input.lastClaimMs)
  const toMs = Math.floor(input.nowMs)
  if (toMs <= fromMs) return 0
  const cuts = new Set([fromMs, toMs])
  for (const { atMs } of [...input.upgrades, ...input.boosts]) {
    // An event of fractional time begins to count at the next whole millisecond.
    const cut = Math.ceil(atMs)
    if (cut > fromMs && cut < toMs) cuts.add(cut)
  }
  const moments = [...cuts].sort((left, right) => left - right)
  let scaledSum = 0n
  for (const [index, startMs] of moments.entries()) {
    const pocketEndMs = fromMs + valueAt(input, 'pocket-size', startMs) * MS_PER_SECOND
    const endMs = Math.min(moments[index + 1] ?? startMs, Math.floor(pocketEndMs))
    if (endMs > startMs) scaledSum += scaledRateAt(input, startMs) * BigInt(endMs - startMs)
  }
  return Number(scaledSum / (RATE_SCALE * BigInt(MS_PER_HOUR)))
}

/** How full the pocket is, 0 to 1: time since the last claim ÷ pocket limit (A4, row 43). */
export const miningProgress = (
  input: MiningState & { readonly lastClaimMs: number; readonly nowMs: number },
): number => {
  const limitMs = pocketMs(input)
  if (limitMs <= 0) return 1
  return Math.min(1, Math.max(0, (input.nowMs - input.lastClaimMs) / limitMs))
}

/** Whole minutes until a claim is allowed, rounded up; 0 when it is allowed now (A5, R03, row 45). */
export const claimWaitMinutes = (lastClaimMs: number, nowMs: number): number =>
  Math.max(0, Math.ceil((lastClaimMs + CLAIM_MIN_INTERVAL_MS - nowMs) / MS_PER_MINUTE))
