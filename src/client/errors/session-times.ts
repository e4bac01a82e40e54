import type { StageBridge } from '#bridge/bridge.ts'
import { MS_PER_SECOND } from '#rules/units.ts'
import { HOME_MARK } from './home-mark.ts'
import type { Times } from './reporter.ts'

/** A shorter measurement says little about the frame rate. */
const SHORTEST_MS = 2 * MS_PER_SECOND

const firstEntry = (name: string): number | undefined => performance.getEntriesByName?.(name)[0]?.startTime

export const startTimes = (): Times => {
  const moments = { first_paint_ms: firstEntry('first-contentful-paint'), home_ms: firstEntry(HOME_MARK) }
  const known = Object.entries(moments).filter(([, ms]) => ms !== undefined)
  return Object.fromEntries(known.map(([name, ms]) => [name, Math.round(Number(ms))]))
}

/**
 * Counts animation frames, because the stage draws once in each. The returned function ends the count and gives frames
 * per second, or null if it was too short.
 */
const countFrames = (): (() => number | null) => {
  const startMs = performance.now()
  let frames = 0
  let request = requestAnimationFrame(function step() {
    frames += 1
    request = requestAnimationFrame(step)
  })
  return () => {
    cancelAnimationFrame(request)
    const passedMs = performance.now() - startMs
    return passedMs < SHORTEST_MS ? null : Math.round((frames * MS_PER_SECOND) / passedMs)
  }
}

export const watchFirstFight = ({ store }: StageBridge, tell: (times: Times) => void): void => {
  let openedMs: number | null = null
  let isLoaded = false
  let endCount: (() => number | null) | null = null
  const stop = store.subscribe((state, before) => {
    if (state.scene !== before.scene) openedMs = state.scene === 'kombat' ? performance.now() : null
    if (!isLoaded && openedMs !== null && state.ready === 'kombat') {
      isLoaded = true
      tell({ first_fight_ms: Math.round(performance.now() - openedMs) })
    }
    const isDrawn = state.ready === 'kombat' && !state.isInWords && !state.isAway && state.error === null
    const isFighting = isDrawn && state.report.phase === 'fighting'
    if (isFighting) endCount ??= countFrames()
    else if (endCount !== null) {
      const framesPerSecond = endCount()
      endCount = null
      if (framesPerSecond === null) return
      tell({ fight_fps: framesPerSecond })
      stop()
    }
  })
}
