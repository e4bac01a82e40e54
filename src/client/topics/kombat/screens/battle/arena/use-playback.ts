import { useEffect, useRef } from 'react'
import { useStageBridge, useStageState } from '#client/stage/stage-context.ts'
import { SETUP_ENTRIES } from '#rules/constants.ts'
import type { Arena } from './use-arena.ts'

/** Turns count from 1; 0 is before the first. */
export interface Playback {
  readonly isPaused: boolean
  readonly turn: number
  readonly turns: number
  play(): void
  pause(): void
  toggle(): void
  /** Keeps playing if it played, and pausing if it was paused. */
  goTo(turn: number): void
  stopAt(turn: number): void
  /** Waits until the arena is ready. Returns the cancellation. */
  startWith(turn: number): () => void
  keepTurn(): void
}

/** @param entries number of entries, with the set-up entries (row 97) */
export const usePlayback = (arena: Arena, entries: number): Playback => {
  const bridge = useStageBridge()
  const isPaused = useStageState((state) => state.isPaused)
  const turns = Math.max(0, entries - SETUP_ENTRIES)
  const played = arena.cannotPlay ? entries : arena.report.entriesPlayed
  const turn = Math.min(turns, Math.max(0, played - SETUP_ENTRIES))
  const stopWaiting = useRef<(() => void) | null>(null)
  useEffect(() => () => stopWaiting.current?.(), [])

  const setPaused = (paused: boolean) => bridge.store.setState({ isPaused: paused })
  const goTo = (target: number) => arena.seek(SETUP_ENTRIES + Math.min(turns, Math.max(0, target)))
  /**
   * Runs `then` when the arena next reports `fighting`. Unless `isReady`, the arena must have left that phase first,
   * because it may still report an earlier run.
   */
  const waitFor = (isReady: boolean, then: () => void) => {
    stopWaiting.current?.()
    let hasLeft = isReady || bridge.store.getState().report.phase !== 'fighting'
    const unsubscribe = bridge.store.subscribe(({ report }) => {
      if (report.phase !== 'fighting') hasLeft = true
      else if (hasLeft) {
        unsubscribe()
        // Deferred, because this runs inside the arena's own callback.
        queueMicrotask(then)
      }
    })
    stopWaiting.current = unsubscribe
  }
  const isAtEnd = arena.isOver || turn === turns
  const play = () => {
    if (isAtEnd) goTo(0)
    setPaused(false)
  }
  return {
    isPaused,
    turn,
    turns,
    play,
    pause: () => setPaused(true),
    toggle: () => (isPaused || arena.isOver ? play() : setPaused(true)),
    goTo,
    stopAt(target) {
      setPaused(true)
      goTo(target)
    },
    startWith(target) {
      const { phase } = bridge.store.getState().report
      waitFor(phase === 'fighting', () => goTo(target - 1))
      return () => stopWaiting.current?.()
    },
    keepTurn: () => waitFor(false, () => goTo(turn)),
  }
}
