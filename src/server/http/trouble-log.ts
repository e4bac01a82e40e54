import type { Logger } from '../logger.ts'

/** In an outage every call meets the same trouble: once in so long it is logged in full. */
const IN_FULL_EVERY_MS = 10_000
const MESSAGE = 'the database is in trouble'

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Warns of a call that met the database's trouble: in one line with the reason, now and then with the stack. */
export const createTroubleLog = (nowMs: () => number = () => performance.now()) => {
  let fullAgainAtMs = Number.NEGATIVE_INFINITY
  return (log: Pick<Logger, 'warn'>, error: unknown): void => {
    if (nowMs() < fullAgainAtMs) {
      log.warn({ reason: reasonOf(error) }, MESSAGE)
      return
    }
    fullAgainAtMs = nowMs() + IN_FULL_EVERY_MS
    log.warn({ err: error }, MESSAGE)
  }
}
