import { setTimeout as pause } from 'node:timers/promises'
import { MS_PER_MINUTE, MS_PER_SECOND } from '#rules/units.ts'
import { tryLock } from '#server/db/advisory-locks.ts'
import { createDb } from '#server/db/connection.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { messagesToSend, type SendDeps, sendNotification } from '#server/modules/notifications/send.ts'
import { type Repeated, repeat } from './repeat.ts'

/** Time between messages: the messenger accepts about thirty a second from one bot. */
const EVERY_MS = 36
/** Messages sent before another process may take over: a few seconds' worth. */
const BATCH = 100
/** Requests under way at once. Each may take a third of a second without missing the rate. */
const WIDTH = 10
const POLL_MS = MS_PER_SECOND
/** One connection holds the lock, two serve messages. */
export const SENDER_CONNECTIONS = 3
const STATEMENT_TIMEOUT_MS = MS_PER_MINUTE

/** `next` resolves when the next message may go out, with false to stop. */
interface SenderParts extends SendDeps {
  readonly next: () => Promise<boolean>
}

/**
 * Sends at most a batch. Only one process sends at a time, because the rate limit is for the bot as a whole. @returns
 * whether there may be more
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
    // Waits for all of them before the lock is released, even if one fails.
    const ends = await Promise.allSettled(Array.from({ length: WIDTH }, work))
    for (const end of ends) if (end.status === 'rejected') throw end.reason
    return isTaking && count === BATCH
  })

/** Spaces turns by `everyMs` since the last one. @param wait resolves with false to stop */
export const createPace = (everyMs: number, wait: (ms: number) => Promise<boolean>): (() => Promise<boolean>) => {
  let last = Promise.resolve(true)
  return () => {
    last = last.then(() => wait(everyMs))
    return last
  }
}

/** Uses separate connections. `stop` waits for messages under way. */
export const startMessageSender = ({
  databaseUrl,
  ...parts
}: Omit<SendDeps, 'db'> & { readonly databaseUrl: string }): Repeated => {
  const { log } = parts
  const own = createDb(databaseUrl, {
    role: 'bot',
    max: SENDER_CONNECTIONS,
    statementTimeoutMs: STATEMENT_TIMEOUT_MS,
    log,
  })
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
