import { EventEmitter } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { type Runner, type RunnerOptions, run, type WorkerEvents } from 'graphile-worker'
import type { Pool } from 'pg'
import type { Logger } from '#server/observability/logger.ts'

const RESTART_AFTER_MS = 1000
/**
 * A delay, even of 0 ms, makes the library use its batch writer. Without it nothing awaits a job's last statement,
 * whose failure would end the process.
 */
const END_OF_JOB = { completeJobBatchDelay: 0, failJobBatchDelay: 0 } as const

interface KeptOptions extends RunnerOptions {
  readonly pgPool: Pool
}

export interface KeptRunning {
  stop(): Promise<void>
}

/**
 * The library stops if the database fails at a job's end. This restarts it and releases the jobs of its dead workers.
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
      // `stopping` was aborted during the start. The loop waits for the runner's end.
      if (signal.aborted) void runner.stop()
      log.info('background work runs again')
    }
  }
  const kept = keep()
  return {
    stop: async () => {
      stopping.abort()
      // The runner may have ended by itself just now.
      await runner.stop().catch(() => undefined)
      await kept
    },
  }
}
