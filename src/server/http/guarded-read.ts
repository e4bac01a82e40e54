import type { Kysely, RawBuilder } from 'kysely'
import type { CallName } from '#contracts/calls.ts'
import { isBanned } from '#server/calls/account-status.ts'
import type { CallContext, GuardedHandler } from '#server/calls/call-handler.ts'
import { type KeyedRequest, type StoredUnderKey, storedUnderKey } from '#server/calls/idempotency.ts'
import type { Database } from '#server/db/database.ts'
import { type PlayerSelects, type PlayerWith, playerStatement } from '#server/db/player-read.ts'
import { preparedRead, type ReadBy } from '#server/db/prepared-read.ts'

interface GuardedReads {
  readonly keyed: (db: Kysely<Database>, by: ReadBy) => Promise<PlayerWith<GuardedSelects> | undefined>
  readonly unkeyed: (db: Kysely<Database>, by: Omit<ReadBy, 'key'>) => Promise<PlayerWith<GuardedSelects> | undefined>
}

type GuardedSelects = PlayerSelects & {
  readonly is_banned: RawBuilder<boolean>
  readonly stored: RawBuilder<StoredUnderKey | null>
}

const guardedReads = new WeakMap<object, GuardedReads>()

const readsOf = <N extends CallName>(handler: GuardedHandler<N>): GuardedReads => {
  const known = guardedReads.get(handler)
  if (known) return known
  const columns = handler.columns && [...new Set([...handler.columns, 'deleted_at' as const])]
  const statement = ({ playerId, nowMs }: Omit<ReadBy, 'key'>, key: string | null) =>
    playerStatement<GuardedSelects>(
      playerId,
      {
        ...handler.reads(playerId, nowMs),
        is_banned: isBanned(playerId),
        stored: storedUnderKey(key === null ? null : { playerId, key, nowMs }),
      },
      columns,
    )
  const reads = {
    keyed: preparedRead((by: ReadBy) => statement(by, by.key)),
    unkeyed: preparedRead((by: Omit<ReadBy, 'key'>) => statement(by, null)),
  }
  guardedReads.set(handler, reads)
  return reads
}

export const readGuarded = <N extends CallName>(
  handler: GuardedHandler<N>,
  { db, identity, nowMs }: Pick<CallContext<N>, 'db' | 'identity' | 'nowMs'>,
  request: KeyedRequest | null,
): Promise<PlayerWith<GuardedSelects> | undefined> => {
  const by = { playerId: identity.userId, nowMs }
  const { keyed, unkeyed } = readsOf(handler)
  return request ? keyed(db, { ...by, key: request.key }) : unkeyed(db, by)
}
