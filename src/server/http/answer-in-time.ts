import { DatabaseUnavailable, isDatabaseTrouble } from '#server/db/database-trouble.ts'
import type { Logger } from '#server/observability/logger.ts'

/** Wraps a wait for another server. Its time does not count. */
export type Outside = <R>(wait: Promise<R>) => Promise<R>

/** A late result is not lost: the idempotency key finds it. @throws DatabaseUnavailable after `ms` */
export const answerInTime = <T>(
  ms: number,
  logged: { readonly log: Logger },
  work: (outside: Outside) => Promise<T>,
): Promise<T> =>
  new Promise<T>((resolve, reject) => {
    let isLate = false
    const giveUp = (): void => {
      isLate = true
      reject(new DatabaseUnavailable(`no answer within ${ms} ms`))
    }
    let timer = setTimeout(giveUp, ms)
    const outside: Outside = async (wait) => {
      clearTimeout(timer)
      try {
        return await wait
      } finally {
        if (!isLate) timer = setTimeout(giveUp, ms)
      }
    }
    work(outside).then(
      (result) => {
        clearTimeout(timer)
        resolve(result)
      },
      (error: unknown) => {
        clearTimeout(timer)
        // The database trouble was already answered.
        if (isLate && !isDatabaseTrouble(error)) logged.log.warn({ err: error }, 'a call failed after it was answered')
        reject(error)
      },
    )
  })
