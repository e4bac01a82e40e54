import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from '../logger.ts'

/** How a process ended. */
export interface ProcessEnd {
  readonly code: number | null
  readonly signal: string | null
}

/** A process that was started. */
export interface ChildProcess {
  readonly pid: number | undefined
  /** Resolves when it serves; never, if it ends before. */
  readonly ready: Promise<void>
  readonly ended: Promise<ProcessEnd>
  /** Asks it to finish what it does. */
  stop(): void
}

interface KeepOptions {
  readonly count: number
  /** Starts the process for a place, from 0. */
  readonly start: (place: number) => ChildProcess
  readonly log: Logger
}

/** Processes that are kept running. */
export interface KeptProcesses {
  /** Resolves with true when all serve; with false when the first one ended before it did, and said why. */
  readonly ready: Promise<boolean>
  /** Resolves when they end again and again so early that none of them serves. */
  readonly hopeless: Promise<void>
  /** Stops all; resolves with whether each ended as asked. */
  stop(): Promise<boolean>
}

interface Running extends ChildProcess {
  /** Null until it serves. */
  servesSinceMs: number | null
}

/** Who has served for less was hardly there. */
const STEADY_AFTER_MS = 10_000
const EARLY_ENDS_MAX = 5
const FIRST_PAUSE_MS = 100
const PAUSE_MAX_MS = 30_000

/**
 * Keeps so many processes running: one that ends is followed by another, after a pause that grows while they end early.
 * The first one starts alone, so that what keeps all of them from starting is said once.
 */
export const keepProcesses = ({ count, start, log }: KeepOptions): KeptProcesses => {
  const stopping = new AbortController()
  const { signal } = stopping
  const running = new Map<number, Running>()
  const serving = new Set<number>()
  let earlyEnds = 0
  let giveUp = (): void => undefined
  const hopeless = new Promise<void>((resolve) => {
    giveUp = resolve
  })
  let allServe = (): void => undefined
  const all = new Promise<true>((resolve) => {
    allServe = () => resolve(true)
  })

  const isSteady = ({ servesSinceMs }: Running): boolean =>
    servesSinceMs !== null && performance.now() - servesSinceMs >= STEADY_AFTER_MS

  const run = (place: number): Running => {
    const child: Running = { ...start(place), servesSinceMs: null }
    running.set(place, child)
    void child.ready.then(() => {
      child.servesSinceMs = performance.now()
      serving.add(place)
      if (serving.size === count) allServe()
    })
    return child
  }

  /** Resolves with the pause before the next one; with null when there shall be none. */
  const afterEnd = async (place: number, child: Running): Promise<number | null> => {
    const end = await child.ended
    running.delete(place)
    if (signal.aborted) return null
    log.error({ process: place, pid: child.pid, ...end }, 'a server process ended')
    earlyEnds = isSteady(child) ? 0 : earlyEnds + 1
    if (earlyEnds < EARLY_ENDS_MAX || [...running.values()].some(isSteady)) {
      return Math.min(PAUSE_MAX_MS, FIRST_PAUSE_MS * 2 ** earlyEnds)
    }
    giveUp()
    return null
  }

  const keep = async (place: number, first: Running): Promise<void> => {
    for (let child = first; ; child = run(place)) {
      const pauseMs = await afterEnd(place, child)
      if (pauseMs === null) return
      await pause(pauseMs, undefined, { signal }).catch(() => undefined)
      if (signal.aborted) return
    }
  }

  const begin = async (): Promise<boolean> => {
    const first = run(0)
    const serves = await Promise.race([first.ready.then(() => true), first.ended.then(() => false)])
    if (!serves) {
      running.delete(0)
      return false
    }
    for (let place = 0; place < count && !signal.aborted; place += 1) {
      void keep(place, place === 0 ? first : run(place))
    }
    return Promise.race([all, hopeless.then(() => false)])
  }

  return {
    ready: begin(),
    hopeless,
    stop: async () => {
      stopping.abort()
      const left = [...running.values()]
      for (const child of left) child.stop()
      const ends = await Promise.all(left.map(({ ended }) => ended))
      // By the signal itself: it had not begun to serve.
      return ends.every((end) => end.code === 0 || end.signal === 'SIGTERM')
    },
  }
}
