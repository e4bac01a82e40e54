import { type Kysely, sql } from 'kysely'
import { MS_PER_MINUTE, MS_PER_SECOND } from '../../rules/units.ts'
import type { CallScope } from '../call-scope.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import {
  type DueMessage,
  dueMessages,
  type OutboxMessage,
  outboxBacklog,
  postponeMessage,
  takeMessage,
} from '../db/outbox.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Entropy } from '../entropy.ts'
import type { Logger } from '../logger.ts'
import type { Metrics } from '../metrics.ts'
import { addFriend, FRIEND_JOINED, INVITER_REWARD, payInviter } from '../modules/friends/service.ts'
import { ATTACKED, recordDefence } from '../modules/kombat/defences.ts'
import { type Repeated, repeat } from './repeat.ts'

/** What the relay needs. */
export interface RelayParts {
  readonly db: Kysely<Database>
  readonly clock: Clock
  readonly entropy: Entropy
  readonly log: Logger
  readonly metrics: Metrics
}

/** Does to the target what a message says, in a transaction; a second time changes nothing. */
type Deliver = (scope: CallScope, message: OutboxMessage) => Promise<void>

const DELIVERIES: Readonly<Record<string, Deliver>> = {
  [FRIEND_JOINED]: addFriend,
  [INVITER_REWARD]: payInviter,
  [ATTACKED]: recordDefence,
}

const BATCH = 100
/** Deliveries at a time; those to one target come one after the other. */
export const RELAY_LANES = 4
const POLL_MS = MS_PER_SECOND
const RETRY_MAX_MS = 5 * MS_PER_MINUTE
/** Arbitrary key of the advisory lock, the same in all processes. */
const RELAY_LOCK = 720_013

const retryDelayMs = (attempts: number): number => Math.min(RETRY_MAX_MS, MS_PER_SECOND * 2 ** Math.min(attempts, 20))

const deliver = async ({ db, clock, entropy, log }: RelayParts, due: DueMessage): Promise<boolean> => {
  try {
    await inTransaction(db, async (trx) => {
      const message = await takeMessage(trx, due)
      if (!message) return
      const effect = DELIVERIES[message.kind]
      // Of a newer build: a process of that build delivers it.
      if (!effect) throw new Error(`This build does not know messages of the kind "${message.kind}".`)
      // As of the instant of the call, whenever it is delivered.
      await effect({ db: trx, nowMs: message.atMs, entropy }, message)
    })
    return true
  } catch (error) {
    log.warn({ err: error, message: due.id, attempts: due.attempts }, 'a message to another player was not delivered')
    await postponeMessage(db, due, clock.nowMs() + retryDelayMs(due.attempts))
    return false
  }
}

/**
 * Delivers what is due, at most a batch. Of all processes on one database one at a time does so, and another takes its
 * place when it is gone.
 * @returns how many messages were tried; 0 while another process delivers
 */
export const relayOutbox = (parts: RelayParts): Promise<number> =>
  inTransaction(parts.db, async (lock) => {
    const { rows } = await sql<{ mine: boolean }>`select pg_try_advisory_xact_lock(${RELAY_LOCK}) as mine`.execute(lock)
    if (!rows[0]?.mine) return 0
    const due = await dueMessages(parts.db, parts.clock.nowMs(), BATCH)
    const lanes = Array.from({ length: RELAY_LANES }, (_, lane) =>
      due.filter(({ targetId }) => Math.abs(targetId) % RELAY_LANES === lane),
    )
    await Promise.all(
      lanes.map(async (lane) => {
        for (const message of lane) await deliver(parts, message)
      }),
    )
    const { messages, oldestMs } = await outboxBacklog(parts.db)
    const ageS = oldestMs === null ? 0 : Math.max(0, parts.clock.nowMs() - oldestMs) / MS_PER_SECOND
    parts.metrics.setOutbox({ messages, ageS })
    return due.length
  })

/** Starts delivering: within two seconds of a call at rest. */
export const startOutboxRelay = (parts: RelayParts): Repeated =>
  repeat(async () => {
    const tried = await relayOutbox(parts).catch((error: unknown) => {
      parts.log.warn({ err: error }, 'the outbox could not be read')
      return 0
    })
    return tried === BATCH
  }, POLL_MS)
