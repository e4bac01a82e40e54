import type { BoostEvent } from '#rules/mining/mining.ts'
import { MS_PER_HOUR } from '#rules/units.ts'

/** A boost is two log entries: the first type at its start, the second at its end (T8). */
export const BOOST_TYPES = ['mining-speed-scale-up', 'mining-speed-scale-down'] as const

export const BOOST_SOURCE_NAMES = ['ad', 'channel'] as const
export type BoostSourceName = (typeof BOOST_SOURCE_NAMES)[number]

export interface BoostSource {
  readonly source: BoostSourceName
  readonly factor: number
  readonly durationMs: number
  /** Uses per UTC day. Null for a source that can be used only once. */
  readonly perDay: number | null
}

export const BOOST_SOURCES: Readonly<Record<BoostSourceName, BoostSource>> = {
  ad: { source: 'ad', factor: 2, durationMs: 2 * MS_PER_HOUR, perDay: 3 },
  channel: { source: 'channel', factor: 2, durationMs: 24 * MS_PER_HOUR, perDay: null },
}

/** `times` counts the uses of today, or all uses of a source that can be used only once. */
export const boostsLeft = ({ perDay }: BoostSource, times: number): number => Math.max(0, (perDay ?? 1) - times)

/** End of the last running or queued boost. Null without one (T8). */
export const boostsEndMs = (boosts: readonly BoostEvent[], nowMs: number): number | null => {
  const ends = boosts.filter((boost) => boost.val < 0 && boost.atMs > nowMs).map((boost) => boost.atMs)
  return ends.length === 0 ? null : Math.max(...ends)
}

/**
 * Log entries of a new boost. It starts when the running and queued boosts have ended, because boosts never stack (R42,
 * T8). `val` is in percent: 200 at the start of a boost of factor 2, -200 at its end.
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
