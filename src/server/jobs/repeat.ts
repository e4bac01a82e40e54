import type { Clock } from '#server/clock/clock.ts'
import type { Db } from '#server/db/database.ts'
import type { Logger } from '#server/observability/logger.ts'
import type { Metrics } from '#server/observability/metrics.ts'

export interface Repeated {
  /** Resolves after the turn under way. */
  stop(): Promise<void>
}

export const NEVER: Repeated = { stop: async () => undefined }

/** Runs `turn` again at once if it returns true, after the pause if false. `turn` must not throw. */
export const repeat = (turn: () => Promise<boolean>, pauseMs: number): Repeated => {
  let stopped = false
  let wake = (): void => undefined
  const pause = (): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, pauseMs)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  const run = async (): Promise<void> => {
    while (!stopped) {
      const isMore = await turn()
      if (!isMore && !stopped) await pause()
    }
  }
  const running = run()
  return {
    stop: () => {
      stopped = true
      wake()
      return running
    },
  }
}

export interface GaugeDeps<Setter extends keyof Metrics> {
  readonly db: Db
  readonly clock: Clock
  readonly log: Logger
  readonly metrics: Pick<Metrics, Setter>
}

export const repeatGauge = (
  tell: () => Promise<void>,
  pauseMs: number,
  { log, failure }: { readonly log: Logger; readonly failure: string },
): Repeated =>
  repeat(async () => {
    await tell().catch((error: unknown) => log.warn({ err: error }, failure))
    return false
  }, pauseMs)
