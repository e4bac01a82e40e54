import type { Logger } from '#server/observability/logger.ts'
import { type Repeated, repeat } from './repeat.ts'

interface OpenParts {
  readonly start: () => Promise<Repeated>
  /** The migration of a newer build that has closed this process, null without one. */
  readonly closing: () => Promise<string | null>
  readonly log: Logger
  readonly pauseMs: number
}

/**
 * Stops background work while a newer build's migration has closed this process, as calls are refused then. It starts
 * again if an operator opens the game after a failed migration. @throws what the first `start` throws
 */
export const startWhileOpen = async ({ start, closing, log, pauseMs }: OpenParts): Promise<Repeated> => {
  let work: Repeated | null = await start()
  const watch = repeat(async () => {
    try {
      const migration = await closing()
      if (migration === null) work ??= await start()
      else if (work !== null) {
        log.warn({ migration }, 'background work stops: a newer build is migrating the database')
        await work.stop()
        work = null
      }
    } catch (error) {
      log.warn({ err: error }, 'background work could not follow maintenance')
    }
    return false
  }, pauseMs)
  return {
    stop: async () => {
      await watch.stop()
      await work?.stop()
    },
  }
}
