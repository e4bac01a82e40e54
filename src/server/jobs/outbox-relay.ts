import { MS_PER_MINUTE, MS_PER_SECOND } from '#rules/units.ts'
import type { CallScope } from '#server/calls/call-scope.ts'
import { createDb } from '#server/db/connection.ts'
import type { Db } from '#server/db/database.ts'
import {
  type DueMessage,
  type DueShard,
  dueMessages,
  holdOffErasures,
  LOOKED_AT_MAX,
  lockShards,
  type OutboxMessage,
  postponeMessage,
  shardsWithMessages,
  takeMessages,
} from '#server/db/outbox.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { JobDeps } from '#server/job.ts'
import { addFriend, FRIEND_JOINED, INVITER_REWARD, payInviter } from '#server/modules/friends/service.ts'
import {
  ATTACKED,
  attacksOnPresent,
  recordIncomingFight,
  recordIncomingFights,
} from '#server/modules/kombat/incoming-fights.ts'
import { type Repeated, repeat } from './repeat.ts'

export type RelayDeps = Pick<JobDeps, 'db' | 'clock' | 'entropy' | 'log'>

interface RelayTurn {
  readonly tried: number
  readonly isMore: boolean
}

/** Applies a message in a transaction. Applying it a second time must change nothing. */
type Deliver = (scope: CallScope, message: OutboxMessage) => Promise<void>

const DELIVERIES: Readonly<Record<string, Deliver>> = {
  [FRIEND_JOINED]: addFriend,
  [INVITER_REWARD]: payInviter,
  [ATTACKED]: recordIncomingFight,
}

/** Messages read at a time, from one shard or several short ones. */
const BATCH = 500
/** Messages per transaction. The players they concern stay locked until it ends. */
const CHUNK = 20
/** Batches that a process delivers at once, each on its own connection. */
export const RELAY_WIDTH = 2
/** Poll plus delivery stay below the two seconds promised for effects on other players. */
export const RELAY_POLL_MS = MS_PER_SECOND
const STATEMENT_TIMEOUT_MS = MS_PER_MINUTE
const RETRY_MAX_MS = 5 * MS_PER_MINUTE

const retryDelayMs = (attempts: number): number => Math.min(RETRY_MAX_MS, MS_PER_SECOND * 2 ** Math.min(attempts, 20))

const inShards = <T extends Pick<DueMessage, 'shard'>>(
  messages: readonly T[],
  shards: readonly number[],
): readonly T[] => messages.filter(({ shard }) => shards.includes(shard))

/** Delivers the messages in one transaction. If one fails, each is tried alone and the failing one is postponed. */
const deliverInOrder = async (parts: RelayDeps, messages: readonly DueMessage[]): Promise<void> => {
  const { db, clock, entropy, log } = parts
  const [first] = messages
  if (!first) return
  try {
    await inTransaction(db, async (trx) => {
      const held = await lockShards(trx, [...new Set(messages.map(({ shard }) => shard))])
      for (const message of await takeMessages(trx, inShards(messages, held))) {
        const effect = DELIVERIES[message.kind]
        // A message of a newer release: a process of that build delivers it.
        if (!effect) throw new Error(`This build does not know messages of the kind "${message.kind}".`)
        // `nowMs` is the time of the call, however late the message is delivered.
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

/** Delivers attacks on existing players in bulk, while erasures are blocked. @returns the messages that are left */
const deliverAttacks = async (db: Db, due: readonly DueMessage[]): Promise<readonly DueMessage[]> => {
  const attacks = due.filter(({ kind }) => kind === ATTACKED)
  if (attacks.length === 0) return due
  const still = await holdOffErasures(db, [...new Set(attacks.map(({ shard }) => shard))])
  const deliverable = await attacksOnPresent(db, inShards(attacks, still))
  await recordIncomingFights(db, await takeMessages(db, deliverable))
  const delivered = new Set(deliverable)
  return due.filter((message) => !delivered.has(message))
}

/** @returns how many messages were tried; 0 while other processes hold the shards */
const deliverBatch = async (parts: RelayDeps, shards: readonly number[]): Promise<number> => {
  const { db, clock, log } = parts
  let due: readonly DueMessage[] = []
  let left: readonly DueMessage[]
  try {
    left = await inTransaction(db, async (trx) => {
      due = await dueMessages(trx, await lockShards(trx, shards), clock.nowMs(), BATCH)
      return deliverAttacks(trx, due)
    })
  } catch (error) {
    log.warn({ err: error, shards }, 'messages to other players are delivered one by one')
    left = due
  }
  const isKnown = ({ kind }: DueMessage): boolean => kind in DELIVERIES
  // Players are locked in id order, as everywhere. The sort is stable, so messages to one target keep their order.
  const known = left.filter(isKnown).sort((a, b) => a.targetId - b.targetId)
  for (let from = 0; from < known.length; from += CHUNK) await deliverInOrder(parts, known.slice(from, from + CHUNK))
  for (const message of left) if (!isKnown(message)) await deliverInOrder(parts, [message])
  return due.length
}

/** Short shards share a batch. In a backlog each shard is alone, because its true length is unknown. */
const batchesOf = (shards: readonly DueShard[], isBacklog: boolean): number[][] => {
  const batches: number[][] = []
  let room = 0
  for (const { shard, messages } of shards) {
    if (isBacklog || messages > room) {
      batches.push([])
      room = BATCH
    }
    batches.at(-1)?.push(shard)
    room -= messages
  }
  return batches
}

/**
 * Delivers at most one batch per shard. Different processes hold different shards, so messages to one target stay in
 * order, unless one is postponed. Only attacks overtake: those of a batch are delivered before its other messages.
 */
export const relayOutbox = async (parts: RelayDeps): Promise<RelayTurn> => {
  const shards = await shardsWithMessages(parts.db, parts.clock.nowMs())
  const isBacklog = shards.reduce((sum, { messages }) => sum + messages, 0) === LOOKED_AT_MAX
  const batches = batchesOf(shards, isBacklog)
  const counts: number[] = []
  const work = async (): Promise<void> => {
    for (let batch = batches.shift(); batch; batch = batches.shift()) counts.push(await deliverBatch(parts, batch))
  }
  await Promise.all(Array.from({ length: RELAY_WIDTH }, work))
  return { tried: counts.reduce((sum, count) => sum + count, 0), isMore: isBacklog || counts.includes(BATCH) }
}

export const startOutboxRelay = (parts: RelayDeps): Repeated =>
  repeat(async () => {
    try {
      return (await relayOutbox(parts)).isMore
    } catch (error) {
      parts.log.warn({ err: error }, 'the outbox could not be read')
      return false
    }
  }, RELAY_POLL_MS)

/** Opens separate connections, so that deliveries and calls never wait for each other's. */
export const openOutboxRelay = ({
  databaseUrl,
  ...parts
}: Omit<RelayDeps, 'db'> & { readonly databaseUrl: string }): Repeated => {
  const own = createDb(databaseUrl, {
    role: 'outbox',
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
