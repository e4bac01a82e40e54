import { EventEmitter } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { type Runner, type RunnerOptions, run, type WorkerEvents } from 'graphile-worker'
import type { Pool } from 'pg'
import type { Logger } from '../logger.ts'

const RESTART_AFTER_MS = 1000
/**
 * The end of a job is written by the library's batches, though each is of one: without them nobody waits for that statement,
 * and its failure ends the process.
 */
const END_OF_JOB = { completeJobBatchDelay: 0, failJobBatchDelay: 0 } as const

interface KeptOptions extends RunnerOptions {
  readonly pgPool: Pool
}

/** Background work that goes on until it is stopped. */
export interface KeptRunning {
  stop(): Promise<void>
}

/**
 * Runs the jobs until `stop`, which lets a running one finish. The library ends all of its work in this process when the
 * database is away in the moment in which a job ends; then it is started again as soon as that is possible, and what its
 * dead workers held is free again.
 */
export const keepRunning = async (options: KeptOptions, log: Logger): Promise<KeptRunning> => {
  const stopping = new AbortController()
  const { signal } = stopping
  const dead: string[] = []

  const start = async (): Promise<Runner> => {
    const events: WorkerEvents = new EventEmitter()
    let id: string | null = null
    events.on('pool:create', ({ workerPool }) => {
      id = workerPool.id
    })
    const runner = await run({ ...options, events, preset: { worker: END_OF_JOB } })
    runner.promise.catch(() => undefined).then(() => id !== null && dead.push(id))
    return runner
  }
  const startAgain = async (): Promise<Runner | null> => {
    while (!signal.aborted) {
      await pause(RESTART_AFTER_MS, undefined, { signal }).catch(() => undefined)
      if (signal.aborted) return null
      try {
        await options.pgPool.query('select graphile_worker.force_unlock_workers($1)', [dead])
        return await start()
      } catch (error) {
        log.warn({ err: error }, 'background work cannot start yet')
      }
    }
    return null
  }

  let runner = await start()
  const keep = async (): Promise<void> => {
    for (;;) {
      await runner.promise.catch((error: unknown) => log.warn({ err: error }, 'background work ended'))
      const next = await startAgain()
      if (next === null) return
      runner = next
      // Asked to stop while it started: its end is what the loop waits for.
      if (signal.aborted) void runner.stop()
      log.info('background work runs again')
    }
  }
  const kept = keep()
  return {
    stop: async () => {
      stopping.abort()
      // It may have ended by itself just now.
      await runner.stop().catch(() => undefined)
      await kept
    },
  }
}
