import { CLAIM_MIN_INTERVAL_MS } from '../constants.ts'
import type { EconomySettings, UpgradeType } from '../settings/settings-values.ts'
import { MS_PER_HOUR, MS_PER_MINUTE, MS_PER_SECOND } from '../units.ts'

/** One bought level and its time; a row of the upgrade history (R03). */
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
/** Percents are scaled to integers with three decimals. */
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

/** Nano TOK an hour at a moment, times RATE_SCALE: the one formula for displayed rate and claimed amount (T9). */
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

/** Time to fill the pocket at the current level, in milliseconds (A9). */
export const pocketMs = (state: MiningState & { readonly nowMs: number }): number =>
  valueAt(state, 'pocket-size', state.nowMs) * MS_PER_SECOND

/**
 * Amount mined since the last claim, in whole nano (A9, R03, row 48): the rate summed piecewise over the upgrade
 * history and the boosts, exact in integers, floored once at the end. Times are whole milliseconds.
 *
 * A moment counts when it lies within the pocket size in force *at that moment*, counted from the last claim. A later
 * purchase never pays for time that has passed, for the pocket as for rate and honor: a
 * full pocket mines nothing, and a bigger one resumes when it is bought.
 */
export const minedNano = (input: MiningState & { readonly lastClaimMs: number; readonly nowMs: number }): number => {
  const fromMs = Math.floor(input.lastClaimMs)
  const toMs = Math.floor(input.nowMs)
  if (toMs <= fromMs) return 0
  const cuts = new Set([fromMs, toMs])
  for (const { atMs } of [...input.upgrades, ...input.boosts]) {
    // An event at a fractional time counts from the next whole millisecond.
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

/** Fill level of the pocket, 0 to 1: time since the last claim ÷ pocket limit (A4, row 43). */
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
