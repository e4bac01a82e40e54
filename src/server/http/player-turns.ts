import { ApiError } from '#server/api-error.ts'

interface TurnLimits {
  readonly atOnce: number
  /** Waiting calls per player. More are refused. */
  readonly waiting: number
  /** After this a waiting call is refused. */
  readonly waitMs: number
}

interface Queue {
  running: number
  readonly waiting: (() => void)[]
}

export type PlayerTurns = <T>(playerId: number, work: () => Promise<T>) => Promise<T>

const RETRY_AFTER_S = 1

/** One player must not occupy all connections. @throws ApiError `rate-limited`, `unavailable` */
export const createPlayerTurns = ({ atOnce, waiting, waitMs }: TurnLimits): PlayerTurns => {
  const queues = new Map<number, Queue>()

  const wait = (queue: Queue): Promise<void> => {
    if (queue.waiting.length >= waiting) throw new ApiError('rate-limited', { retry_after_s: RETRY_AFTER_S })
    return new Promise<void>((resolve, reject) => {
      const begin = (): void => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        queue.waiting.splice(queue.waiting.indexOf(begin), 1)
        reject(new ApiError('unavailable'))
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
      // The slot passes directly, so that a new call cannot overtake a waiting one.
      const next = queue.waiting.shift()
      if (next) next()
      else queue.running -= 1
      if (queue.running === 0) queues.delete(playerId)
    }
  }
}
