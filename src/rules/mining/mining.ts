import { CLAIM_MIN_INTERVAL_MS } from '#rules/constants.ts'
import type { EconomyConfig } from '#rules/game-config/game-config.ts'
import { MS_PER_HOUR, MS_PER_MINUTE, MS_PER_SECOND } from '#rules/units.ts'
import type { UpgradeType } from '#rules/upgrades/upgrades.ts'

export interface UpgradeEvent {
  readonly type: UpgradeType
  readonly level: number
  readonly atMs: number
}

/** Start or end of a boost (T8). `val` is in percent: positive at the start, negative at the end. */
export interface BoostEvent {
  readonly atMs: number
  readonly val: number
}

export interface MiningState {
  readonly settings: EconomyConfig
  readonly upgrades: readonly UpgradeEvent[]
  readonly boosts: readonly BoostEvent[]
}

const PERCENT = 100
/** Percents are integers in units of a thousandth. */
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

/** Nano TOK per hour times RATE_SCALE. Both the rate shown and the amount paid use this formula (T9). */
const scaledRateAt = (state: MiningState, atMs: number): bigint => {
  const base = BigInt(Math.round(valueAt(state, 'mining-tok', atMs)))
  const honor = BigInt(Math.round((PERCENT + valueAt(state, 'honor', atMs)) * PERCENT_DECIMALS))
  const boost = BigInt(Math.round(boostPercentAt(state.boosts, atMs) * PERCENT_DECIMALS))
  return base * honor * boost
}

/** Sum of the logged percents ÷ 100, or 1 if the sum is not above 0 (A9, T8). */
export const boostFactorAt = (boosts: readonly BoostEvent[], nowMs: number): number =>
  boostPercentAt(boosts, nowMs) / PERCENT

/** mining-tok × (100 + honor) % × boost, rounded down (A9, T8, T9, row 47). */
export const ratePerHourNano = (state: MiningState & { readonly nowMs: number }): number =>
  Number(scaledRateAt(state, state.nowMs) / RATE_SCALE)

/** Mining time that the pocket holds at the current level (A9). */
export const pocketMs = (state: MiningState & { readonly nowMs: number }): number =>
  valueAt(state, 'pocket-size', state.nowMs) * MS_PER_SECOND

/**
 * Nano TOK since the last claim (A9, R03, row 48): a sum of integers between changes of upgrades and boosts, rounded
 * down once. Each instant counts only if the pocket of that instant had room for it, so that buying a bigger pocket
 * never pays for past time.
 */
export const minedNano = (input: MiningState & { readonly lastClaimMs: number; readonly nowMs: number }): number => {
  const fromMs = Math.floor(input.lastClaimMs)
  const toMs = Math.floor(input.nowMs)
  if (toMs <= fromMs) return 0
  const cuts = new Set([fromMs, toMs])
  for (const { atMs } of [...input.upgrades, ...input.boosts]) {
    // A change within a millisecond counts from the next one on.
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

/** 0 to 1, for an empty and a full pocket (A4, row 43). */
export const miningProgress = (input: MiningState & { readonly lastClaimMs: number; readonly nowMs: number }) => {
  const limitMs = pocketMs(input)
  if (limitMs <= 0) return 1
  return Math.min(1, Math.max(0, (input.nowMs - input.lastClaimMs) / limitMs))
}

/** Rounded up. 0 if a claim is allowed now (A5, R03, row 45). */
export const claimWaitMinutes = (lastClaimMs: number, nowMs: number): number =>
  Math.max(0, Math.ceil((lastClaimMs + CLAIM_MIN_INTERVAL_MS - nowMs) / MS_PER_MINUTE))
