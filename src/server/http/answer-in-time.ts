import { DatabaseUnavailable, isDatabaseTrouble } from '../db/database-trouble.ts'
import type { Logger } from '../logger.ts'

/** Waits for another server: its time is not the database's and does not count. */
export type Outside = <R>(wait: Promise<R>) => Promise<R>

/**
 * The result of `work`, if it is there within `ms`. What comes later is lost for this answer, not for the game: the same
 * idempotency key finds it.
 * @throws DatabaseUnavailable when it is not; the failure of `work`
 */
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
        // The trouble of the database went out with the answer.
        if (isLate && !isDatabaseTrouble(error)) logged.log.warn({ err: error }, 'a call failed after it was answered')
        reject(error)
      },
    )
  })
