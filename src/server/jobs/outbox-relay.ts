import type { Kysely } from 'kysely'
import { MS_PER_MINUTE, MS_PER_SECOND } from '../../rules/units.ts'
import type { CallScope } from '../call-scope.ts'
import type { Clock } from '../clock.ts'
import { createDb } from '../db/connection.ts'
import type { Database } from '../db/database.ts'
import {
  type DueLane,
  type DueMessage,
  dueMessages,
  holdLanes,
  holdOffErasures,
  LOOKED_AT_MAX,
  lanesWithMessages,
  type OutboxMessage,
  postponeMessage,
  takeMessages,
} from '../db/outbox.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Entropy } from '../entropy.ts'
import type { Logger } from '../logger.ts'
import { addFriend, FRIEND_JOINED, INVITER_REWARD, payInviter } from '../modules/friends/service.ts'
import { ATTACKED, attacksOnPresent, recordDefence, recordDefences } from '../modules/kombat/defences.ts'
import { type Repeated, repeat } from './repeat.ts'

/** What the relay needs. */
export interface RelayParts {
  readonly db: Kysely<Database>
  readonly clock: Clock
  readonly entropy: Entropy
  readonly log: Logger
}

/** What a turn of the relay did. */
interface RelayTurn {
  /** Messages that it tried to deliver. */
  readonly tried: number
  /** Whether there were more than one turn takes. */
  readonly isMore: boolean
}

/** Does to the target what a message says, in a transaction; a second time changes nothing. */
type Deliver = (scope: CallScope, message: OutboxMessage) => Promise<void>

const DELIVERIES: Readonly<Record<string, Deliver>> = {
  [FRIEND_JOINED]: addFriend,
  [INVITER_REWARD]: payInviter,
  [ATTACKED]: recordDefence,
}

/** Messages that are read at a time, of one lane or of several with few. */
const BATCH = 500
/** Messages that one transaction delivers one after the other: their targets' rows are locked until it ends. */
const CHUNK = 20
/** Batches at a time in a process, a connection each. */
export const RELAY_WIDTH = 2
/** With a delivery it is less than the two seconds in which a call's effect on another player is there. */
export const RELAY_POLL_MS = MS_PER_SECOND
const STATEMENT_TIMEOUT_MS = MS_PER_MINUTE
const RETRY_MAX_MS = 5 * MS_PER_MINUTE

const retryDelayMs = (attempts: number): number => Math.min(RETRY_MAX_MS, MS_PER_SECOND * 2 ** Math.min(attempts, 20))

const inLanes = <T extends Pick<DueMessage, 'lane'>>(messages: readonly T[], lanes: readonly number[]): readonly T[] =>
  messages.filter(({ lane }) => lanes.includes(lane))

/**
 * Delivers messages one after the other in one transaction. Where one of them fails, each gets a transaction of its own, and the one
 * that fails waits.
 */
const deliverInOrder = async (parts: RelayParts, messages: readonly DueMessage[]): Promise<void> => {
  const { db, clock, entropy, log } = parts
  const [first] = messages
  if (!first) return
  try {
    await inTransaction(db, async (trx) => {
      const held = await holdLanes(trx, [...new Set(messages.map(({ lane }) => lane))])
      for (const message of await takeMessages(trx, inLanes(messages, held))) {
        const effect = DELIVERIES[message.kind]
        // Of a newer build: a process of that build delivers it.
        if (!effect) throw new Error(`This build does not know messages of the kind "${message.kind}".`)
        // As of the instant of the call, whenever it is delivered.
        await effect({ db: trx, nowMs: message.atMs, entropy }, message)
      }
    })
  } catch (error) {
    if (messages.length > 1) {
      for (const message of messages) await deliverInOrder(parts, [message])
      return
    }
    const { id, attempts } = first
    log.warn({ err: error, message: id, attempts }, 'a message to another player was not delivered')
    await postponeMessage(db, first, clock.nowMs() + retryDelayMs(attempts))
  }
}

/**
 * Delivers those attacks that a few statements deliver for all: nobody's account is erased meanwhile, and each defender has one.
 * @returns the messages that are left
 */
const deliverAttacks = async (db: Kysely<Database>, due: readonly DueMessage[]): Promise<readonly DueMessage[]> => {
  const attacks = due.filter(({ kind }) => kind === ATTACKED)
  if (attacks.length === 0) return due
  const still = await holdOffErasures(db, [...new Set(attacks.map(({ lane }) => lane))])
  const deliverable = await attacksOnPresent(db, inLanes(attacks, still))
  await recordDefences(db, await takeMessages(db, deliverable))
  const delivered = new Set(deliverable)
  return due.filter((message) => !delivered.has(message))
}

/** Delivers a batch of what is due in these lanes. @returns how many messages were tried; 0 while other processes deliver there */
const deliverBatch = async (parts: RelayParts, lanes: readonly number[]): Promise<number> => {
  const { db, clock, log } = parts
  let due: readonly DueMessage[] = []
  let left: readonly DueMessage[]
  try {
    left = await inTransaction(db, async (trx) => {
      due = await dueMessages(trx, await holdLanes(trx, lanes), clock.nowMs(), BATCH)
      return deliverAttacks(trx, due)
    })
  } catch (error) {
    log.warn({ err: error, lanes }, 'messages to other players are delivered one by one')
    left = due
  }
  const isKnown = ({ kind }: DueMessage): boolean => kind in DELIVERIES
  // Players are locked in the order of their ids, as everywhere; those to one target stay in theirs.
  const known = left.filter(isKnown).sort((a, b) => a.targetId - b.targetId)
  for (let from = 0; from < known.length; from += CHUNK) await deliverInOrder(parts, known.slice(from, from + CHUNK))
  for (const message of left) if (!isKnown(message)) await deliverInOrder(parts, [message])
  return due.length
}

/** What goes into batches: lanes with few messages together. Behind a backlog each alone, for nobody knows how many it has. */
const batchesOf = (lanes: readonly DueLane[], isBacklog: boolean): number[][] => {
  const batches: number[][] = []
  let room = 0
  for (const { lane, messages } of lanes) {
    if (isBacklog || messages > room) {
      batches.push([])
      room = BATCH
    }
    batches.at(-1)?.push(lane)
    room -= messages
  }
  return batches
}

/**
 * Delivers what is due, a batch of each lane of targets. All processes on one database do so, each in lanes that no other one holds:
 * messages to one target come one after the other.
 */
export const relayOutbox = async (parts: RelayParts): Promise<RelayTurn> => {
  const lanes = await lanesWithMessages(parts.db, parts.clock.nowMs())
  const isBacklog = lanes.reduce((sum, { messages }) => sum + messages, 0) === LOOKED_AT_MAX
  const batches = batchesOf(lanes, isBacklog)
  const counts: number[] = []
  const work = async (): Promise<void> => {
    for (let batch = batches.shift(); batch; batch = batches.shift()) counts.push(await deliverBatch(parts, batch))
  }
  await Promise.all(Array.from({ length: RELAY_WIDTH }, work))
  return { tried: counts.reduce((sum, count) => sum + count, 0), isMore: isBacklog || counts.includes(BATCH) }
}

/** Starts delivering: within two seconds of a call at rest. */
export const startOutboxRelay = (parts: RelayParts): Repeated =>
  repeat(async () => {
    try {
      return (await relayOutbox(parts)).isMore
    } catch (error) {
      parts.log.warn({ err: error }, 'the outbox could not be read')
      return false
    }
  }, RELAY_POLL_MS)

/** Starts a process's share of the deliveries, on connections of its own: it never waits for calls, nor they for it. */
export const openOutboxRelay = ({
  databaseUrl,
  ...parts
}: Omit<RelayParts, 'db'> & { readonly databaseUrl: string }): Repeated => {
  const own = createDb(databaseUrl, {
    max: RELAY_WIDTH,
    statementTimeoutMs: STATEMENT_TIMEOUT_MS,
    byIndex: true,
    log: parts.log,
  })
  const relay = startOutboxRelay({ ...parts, db: own.db })
  return {
    stop: async () => {
      await relay.stop()
      await own.close()
    },
  }
}
