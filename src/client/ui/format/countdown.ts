import { useEffect, useState } from 'react'
import { MS_PER_SECOND } from '../../../rules/units.ts'

/** Time left until an instant, split for display; everything 0 once it has passed. */
export interface TimeLeft {
  readonly totalMs: number
  readonly hours: number
  readonly minutes: number
  readonly seconds: number
}

/** Splits a duration into hours (24 and more allowed), minutes and seconds; started seconds count whole. */
export const timeLeftOf = (durationMs: number): TimeLeft => {
  const totalMs = Math.max(0, durationMs)
  const allSeconds = Math.ceil(totalMs / MS_PER_SECOND)
  return {
    totalMs,
    hours: Math.floor(allSeconds / 3600),
    minutes: Math.floor((allSeconds % 3600) / 60),
    seconds: allSeconds % 60,
  }
}

/**
 * Counts down to `endMs` (milliseconds since the epoch) by the given clock, ticking each second (row 20).
 * Null counts nothing. `onEnd` is called once when it reaches zero.
 */
export const useCountdown = (endMs: number | null, now: () => number, onEnd?: () => void): TimeLeft => {
  const [leftMs, setLeftMs] = useState(() => (endMs === null ? 0 : endMs - now()))
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new clock or callback must not restart the count
  useEffect(() => {
    if (endMs === null) {
      setLeftMs(0)
      return
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    const tick = (): void => {
      const left = endMs - now()
      setLeftMs(left)
      if (left <= 0) onEnd?.()
      // Ticks when the shown second changes, so that no second is shown twice.
      else timer = setTimeout(tick, left % MS_PER_SECOND || MS_PER_SECOND)
    }
    tick()
    return () => clearTimeout(timer)
  }, [endMs])
  return timeLeftOf(leftMs)
}
