import { setTimeout as pause } from 'node:timers/promises'
import { MS_PER_MINUTE, MS_PER_SECOND } from '../../rules/units.ts'
import { tryLock } from '../db/advisory-locks.ts'
import { createDb } from '../db/connection.ts'
import { inTransaction } from '../db/transaction.ts'
import { messagesToSend, type SendParts, sendNotification } from '../modules/notifications/send.ts'
import { type Repeated, repeat } from './repeat.ts'

/** Between two messages: the messenger takes about thirty a second from one bot. */
const EVERY_MS = 36
/** Messages after which another process may take over: a few seconds of them. */
const BATCH = 100
/** Messages that wait for the messenger's answer at a time: it may take a third of a second, and the limit is still reached. */
const WIDTH = 10
const POLL_MS = MS_PER_SECOND
/** Its lock, and two for what messages need. */
export const SENDER_CONNECTIONS = 3
const STATEMENT_TIMEOUT_MS = MS_PER_MINUTE

/** What the sender of messages needs; `next` resolves when the next one may go out, with false when none shall any more. */
interface SenderParts extends SendParts {
  readonly next: () => Promise<boolean>
}

/**
 * Sends what waits, at most a batch, one at each turn of `next`. Of all processes on one database one at a time sends, so that its
 * pace is that of all: the limit is the bot's.
 * @returns whether there is more
 */
export const sendMessages = ({ next, ...parts }: SenderParts): Promise<boolean> =>
  inTransaction(parts.db, async (lock) => {
    if (!(await tryLock(lock, 'messageSender'))) return false
    const waiting = [...(await messagesToSend(lock, parts.clock.nowMs(), BATCH))]
    const count = waiting.length
    let isTaking = true
    const work = async (): Promise<void> => {
      while (isTaking && waiting.length > 0) {
        if (!(await next())) isTaking = false
        const message = isTaking ? waiting.shift() : undefined
        if (message && !(await sendNotification(parts, message))) isTaking = false
      }
    }
    // The lock is held until the last one is done, also where another fails.
    const ends = await Promise.allSettled(Array.from({ length: WIDTH }, work))
    for (const end of ends) if (end.status === 'rejected') throw end.reason
    return isTaking && count === BATCH
  })

/**
 * One turn after the other, each so long after the one before, whenever that was.
 * @param wait resolves with false when there shall be no further turn
 */
export const createPace = (everyMs: number, wait: (ms: number) => Promise<boolean>): (() => Promise<boolean>) => {
  let last = Promise.resolve(true)
  return () => {
    last = last.then(() => wait(everyMs))
    return last
  }
}

/** Starts sending, on connections of its own: neither calls nor jobs wait for it. `stop` lets those under way come to their end. */
export const startMessageSender = ({
  databaseUrl,
  ...parts
}: Omit<SendParts, 'db'> & { readonly databaseUrl: string }): Repeated => {
  const { log } = parts
  const own = createDb(databaseUrl, { max: SENDER_CONNECTIONS, statementTimeoutMs: STATEMENT_TIMEOUT_MS, log })
  const stopping = new AbortController()
  const { signal } = stopping
  const next = createPace(EVERY_MS, (ms) => pause(ms, true, { signal }).catch(() => false))
  const sender = repeat(async () => {
    try {
      return await sendMessages({ ...parts, db: own.db, next })
    } catch (error) {
      log.warn({ err: error }, 'the bot’s messages could not be sent')
      return false
    }
  }, POLL_MS)
  return {
    stop: async () => {
      stopping.abort()
      await sender.stop()
      await own.close()
    },
  }
}
