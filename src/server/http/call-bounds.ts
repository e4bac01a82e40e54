import { ApiError } from '#server/api-error.ts'
import { DatabaseUnavailable, isDatabaseTrouble } from '#server/db/database-trouble.ts'
import type { Logger } from '#server/observability/logger.ts'

/**
 * A player's calls that may run at once, over all processes (but at least one in each process). Further calls queue.
 */
const CALLS_AT_ONCE = 4
/** Largest share of connections for one player. */
const SHARE_OF_CONNECTIONS = 0.4
/** Limits of a player's waiting calls. Calls above the number, or that wait longer, are refused. */
const CALLS_WAITING = 100
const TURN_WAIT_MS = 3000

interface Queue {
  running: number
  readonly waiting: (() => void)[]
}

type PlayerTurns = <T>(playerId: number, work: () => Promise<T>) => Promise<T>

const RETRY_AFTER_S = 1

/**
 * Makes a player's calls queue, so that one player cannot occupy all connections. @throws ApiError `rate-limited`,
 * `unavailable`
 */
const createPlayerTurns = (atOnce: number): PlayerTurns => {
  const queues = new Map<number, Queue>()

  const wait = (queue: Queue): Promise<void> => {
    if (queue.waiting.length >= CALLS_WAITING) throw new ApiError('rate-limited', { retry_after_s: RETRY_AFTER_S })
    return new Promise<void>((resolve, reject) => {
      const begin = (): void => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        queue.waiting.splice(queue.waiting.indexOf(begin), 1)
        reject(new ApiError('unavailable'))
      }, TURN_WAIT_MS)
      queue.waiting.push(begin)
    })
  }

  return async (playerId, work) => {
    const queue = queues.get(playerId) ?? { running: 0, waiting: [] }
    queues.set(playerId, queue)
    if (queue.running < atOnce) queue.running += 1
    else await wait(queue)
    try {
      return await work()
    } finally {
      // The slot passes directly, so that a new call cannot overtake a waiting one.
      const next = queue.waiting.shift()
      if (next) next()
      else queue.running -= 1
      if (queue.running === 0) queues.delete(playerId)
    }
  }
}

/** Wraps a call's wait for another server. The time limit starts anew after that wait. */
export type Outside = <R>(wait: Promise<R>) => Promise<R>

/**
 * A call that ends too late is not lost: its idempotency key finds the result. @throws DatabaseUnavailable after `ms`
 */
const answerInTime = <T>(
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
        // Only an unexpected error is logged: trouble of the database was answered as such.
        if (isLate && !isDatabaseTrouble(error)) logged.log.warn({ err: error }, 'a call failed after it was answered')
        reject(error)
      },
    )
  })

interface Bounds {
  readonly processes: number
  readonly dbPoolMax: number
  readonly answerWithinMs: number
}

/**
 * Runs a call in the player's turn and within the time for an answer. `playerId` is null for a caller without turns.
 */
export type WithinBounds = <T>(
  playerId: number | null,
  logged: { readonly log: Logger },
  work: (outside: Outside) => Promise<T>,
) => Promise<T>

export const createCallBounds = ({ processes, dbPoolMax, answerWithinMs }: Bounds): WithinBounds => {
  // Each process gets its share without coordination. Many requests spread over the processes anyway.
  const atOnce = Math.min(CALLS_AT_ONCE / processes, dbPoolMax * SHARE_OF_CONNECTIONS)
  const inTurn = createPlayerTurns(Math.max(1, Math.floor(atOnce)))
  return (playerId, logged, work) =>
    answerInTime(answerWithinMs, logged, (outside) =>
      playerId === null ? work(outside) : inTurn(playerId, () => work(outside)),
    )
}
