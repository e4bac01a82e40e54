import type { Logger } from '#server/observability/logger.ts'

/** In an outage every call meets the same error, so it is logged in full only once per interval. */
const IN_FULL_EVERY_MS = 10_000
const MESSAGE = 'the database is in trouble'

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

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
