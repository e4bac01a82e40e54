import { Refusal } from '../refusal.ts'

interface TurnLimits {
  /** Calls of one player that run at a time. */
  readonly atOnce: number
  /** Calls of one player that wait at most; more are refused. */
  readonly waiting: number
  /** A call that waited for so long is given up. */
  readonly waitMs: number
}

interface Queue {
  running: number
  readonly waiting: (() => void)[]
}

/** Runs a player's call when it is its turn. */
export type PlayerTurns = <T>(playerId: number, work: () => Promise<T>) => Promise<T>

const RETRY_AFTER_S = 1

/**
 * Keeps one player from holding all connections of the database: more than `atOnce` calls wait, in order. Home, where it
 * cannot open with one call, sends nearly twenty, which all succeed.
 * @throws Refusal `rate-limited` for a queue that no client of ours makes, `unavailable` for one that does not move
 */
export const createPlayerTurns = ({ atOnce, waiting, waitMs }: TurnLimits): PlayerTurns => {
  const queues = new Map<number, Queue>()

  const wait = (queue: Queue): Promise<void> => {
    if (queue.waiting.length >= waiting) throw new Refusal('rate-limited', { retry_after_s: RETRY_AFTER_S })
    return new Promise<void>((resolve, reject) => {
      const begin = (): void => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        queue.waiting.splice(queue.waiting.indexOf(begin), 1)
        reject(new Refusal('unavailable'))
      }, waitMs)
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
      // The turn goes to the next one as it is, so that nobody who comes now is before who waited.
      const next = queue.waiting.shift()
      if (next) next()
      else queue.running -= 1
      if (queue.running === 0) queues.delete(playerId)
    }
  }
}
