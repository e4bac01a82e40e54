import type { BoostEvent } from '../mining/mining.ts'
import { MS_PER_HOUR } from '../units.ts'

/** Kinds of boost log lines (T8): the value added at the start, and removed at the end. */
export const BOOST_TYPES = ['mining-speed-scale-up', 'mining-speed-scale-down'] as const

/** Where a mining boost comes from (R42). */
export const BOOST_SOURCE_NAMES = ['ad', 'channel'] as const
export type BoostSourceName = (typeof BOOST_SOURCE_NAMES)[number]

/** A source of mining boosts. */
export interface BoostSource {
  readonly source: BoostSourceName
  /** Multiplier of the rate. */
  readonly factor: number
  readonly durationMs: number
  /** Limit per UTC day; null for once ever. */
  readonly perDay: number | null
}

/** The sources: an ad three times a day, joining the channel once (R42). */
export const BOOST_SOURCES: Readonly<Record<BoostSourceName, BoostSource>> = {
  ad: { source: 'ad', factor: 2, durationMs: 2 * MS_PER_HOUR, perDay: 3 },
  channel: { source: 'channel', factor: 2, durationMs: 24 * MS_PER_HOUR, perDay: null },
}

/** Remaining uses of a source that was taken so often this UTC day, or ever where it is taken once. */
export const boostsLeft = ({ perDay }: BoostSource, times: number): number => Math.max(0, (perDay ?? 1) - times)

/** End of the last active or queued boost, in milliseconds; null when there is none (T8). */
export const boostsEndMs = (boosts: readonly BoostEvent[], nowMs: number): number | null => {
  const ends = boosts.filter((boost) => boost.val < 0 && boost.atMs > nowMs).map((boost) => boost.atMs)
  return ends.length === 0 ? null : Math.max(...ends)
}

/**
 * The two lines of the boost log for a boost taken now: added at its start, removed at its end. It starts
 * when the boosts before it have ended, so they never stack (R42, T8). ×2 is 200.
 */
export const boostLines = (
  source: BoostSource,
  boosts: readonly BoostEvent[],
  nowMs: number,
): readonly [BoostEvent, BoostEvent] => {
  const startMs = boostsEndMs(boosts, nowMs) ?? nowMs
  const val = Math.round(source.factor * 100)
  return [
    { atMs: startMs, val },
    { atMs: startMs + source.durationMs, val: -val },
  ]
}
