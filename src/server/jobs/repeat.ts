import type { Logger } from '../logger.ts'

/** Work that is repeated until it is stopped. */
export interface Repeated {
  /** Lets the present turn finish. */
  stop(): Promise<void>
}

/** What there is nothing to repeat of. */
export const NEVER: Repeated = { stop: async () => undefined }

/**
 * Repeats work that never throws: again at once after a turn that says there is more, else after a pause. Shorter pauses than a
 * schedule of minutes has.
 */
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

/** Tells a figure, and again after each pause; one that cannot be told is logged with these words. */
export const repeatGauge = (
  tell: () => Promise<void>,
  pauseMs: number,
  { log, failure }: { readonly log: Logger; readonly failure: string },
): Repeated =>
  repeat(async () => {
    await tell().catch((error: unknown) => log.warn({ err: error }, failure))
    return false
  }, pauseMs)
