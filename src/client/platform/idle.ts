import { MS_PER_SECOND } from '#rules/units.ts'

/** Without input or file request for this long, the player counts as idle. */
export const IDLE_MS = 10 * MS_PER_SECOND

const TOUCHES = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const

export const onceIdle = (work: () => void): (() => void) => {
  const stop = (): void => {
    clearTimeout(timer)
    files?.disconnect()
    for (const touch of TOUCHES) removeEventListener(touch, wait, { capture: true })
  }
  const end = (): void => {
    stop()
    work()
  }
  let timer = setTimeout(end, IDLE_MS)
  const wait = (): void => {
    clearTimeout(timer)
    timer = setTimeout(end, IDLE_MS)
  }
  for (const touch of TOUCHES) addEventListener(touch, wait, { capture: true, passive: true })
  // Loading pictures, style sheets and scripts counts as activity, because it usually follows navigation. Calls do not
  // count, because polling repeats them without the player.
  const files = globalThis.PerformanceObserver
    ? new PerformanceObserver((list) => {
        if (list.getEntriesByType('resource').some((entry) => !isCall(entry))) wait()
      })
    : null
  files?.observe({ type: 'resource' })
  return stop
}

const isCall = (entry: PerformanceEntry): boolean =>
  (entry as PerformanceResourceTiming).initiatorType === 'fetch' && /\/(?:api|local)\//.test(entry.name)
