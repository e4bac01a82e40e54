import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from '#server/observability/logger.ts'

export interface ProcessEnd {
  readonly code: number | null
  readonly signal: string | null
}

export interface ChildProcess {
  readonly pid: number | undefined
  /** Stays pending if the process ends before it is ready. */
  readonly ready: Promise<void>
  readonly ended: Promise<ProcessEnd>
  stop(): void
}

interface KeepOptions {
  readonly count: number
  /** `place` counts processes from 0. */
  readonly start: (place: number) => ChildProcess
  readonly log: Logger
}

export interface KeptProcesses {
  /** True once all processes are ready. False if process 0 ended before it was ready, or when `hopeless` resolves. */
  readonly ready: Promise<boolean>
  /** Resolves after EARLY_ENDS_MAX failed starts in a row while no process is steady. */
  readonly hopeless: Promise<void>
  /** True if all processes ended as they were asked to. */
  stop(): Promise<boolean>
}

interface Running extends ChildProcess {
  servesSinceMs: number | null
}

/** A process that ends within this time of being ready, or before it is, counts as a failed start. */
const STEADY_AFTER_MS = 10_000
const EARLY_ENDS_MAX = 5
const FIRST_PAUSE_MS = 100
const PAUSE_MAX_MS = 30_000

/**
 * Starts ended processes again, after a growing pause. At first process 0 starts alone, so that an error common to all
 * processes is logged once.
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

  /** Milliseconds of pause before the next start, or null for no further start. */
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
      // SIGTERM: our own signal, which came before the process handled it.
      return ends.every((end) => end.code === 0 || end.signal === 'SIGTERM')
    },
  }
}
