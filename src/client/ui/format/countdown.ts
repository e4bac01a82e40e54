import { useEffect, useState } from 'react'
import { MS_PER_SECOND } from '#rules/units.ts'

export interface TimeLeft {
  readonly totalMs: number
  readonly hours: number
  readonly minutes: number
  readonly seconds: number
}

/** Hours may exceed 24. A second that has begun counts as whole. */
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
 * Counts down to `endMs`, in ms since the epoch by the clock `now` (row 20). Does not count if `endMs` is null. Calls
 * `onEnd` once, at zero.
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
      // Ticks when the displayed second changes, so that none is shown twice.
      else timer = setTimeout(tick, left % MS_PER_SECOND || MS_PER_SECOND)
    }
    tick()
    return () => clearTimeout(timer)
  }, [endMs])
  return timeLeftOf(leftMs)
}
