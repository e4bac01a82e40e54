import type { RawBuilder } from 'kysely'
import type { CallName } from '#contracts/calls.ts'
import { ApiError } from '#server/api-error.ts'
import { isBanned } from '#server/calls/account-status.ts'
import { answerText } from '#server/calls/answer-text.ts'
import type { CallContext, GuardedHandler } from '#server/calls/call-handler.ts'
import { type KeyedRequest, type StoredUnderKey, storedUnderKey } from '#server/calls/idempotency.ts'
import type { Db } from '#server/db/database.ts'
import { DatabaseUnavailable, isCollision, sqlStateOf } from '#server/db/database-trouble.ts'
import { type PlayerSelects, type PlayerWith, playerStatement } from '#server/db/player-read.ts'
import { preparedRead, type ReadBy } from '#server/db/prepared-read.ts'
import { admit, type Outcome, type Run, repeat } from './admission.ts'

/** Limits attempts: the state may change during each of them. */
const RUNS_MAX = 5
/** Raised by SQL `give`: a gift that neither balance nor inbox can hold. */
const BALANCE_LIMIT_STATE = 'HK001'
/** SQL functions raise this when what the call read has changed. PostgreSQL then undoes their effects. */
const CHANGED_STATE = 'HK002'

interface GuardedReads {
  readonly keyed: (db: Db, by: ReadBy) => Promise<PlayerWith<GuardedSelects> | undefined>
  readonly unkeyed: (db: Db, by: Omit<ReadBy, 'key'>) => Promise<PlayerWith<GuardedSelects> | undefined>
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

const readGuarded = <N extends CallName>(
  handler: GuardedHandler<N>,
  { db, identity, nowMs }: Pick<CallContext<N>, 'db' | 'identity' | 'nowMs'>,
  request: KeyedRequest | null,
): Promise<PlayerWith<GuardedSelects> | undefined> => {
  const by = { playerId: identity.userId, nowMs }
  const { keyed, unkeyed } = readsOf(handler)
  return request ? keyed(db, { ...by, key: request.key }) : unkeyed(db, by)
}

const settleOnce = async <N extends CallName>(run: Run<N>, handler: GuardedHandler<N>): Promise<Outcome | null> => {
  const { call, context, request } = run
  const player = await readGuarded(handler, context, request)
  const is_deleted = player === undefined ? null : player.deleted_at !== null
  await admit(run, { is_deleted, is_banned: player?.is_banned ?? false })
  if (player === undefined) throw new ApiError('player-not-found')
  if (request && player.stored) return repeat(run, request, player.stored, handler.restore)
  const answer = await handler.settle(context, player as PlayerWith<PlayerSelects>, request)
  return answer === null ? null : { answer: answerText(call, answer, context.config), repeated: false }
}

/**
 * One read and one conditional write, repeated while the state changes in between, with at most RUNS_MAX runs.
 * @throws ApiError, or an error of the database
 */
export const runGuarded = async <N extends CallName>(run: Run<N>, handler: GuardedHandler<N>): Promise<Outcome> => {
  for (let runs = 1; runs <= RUNS_MAX; runs += 1) {
    try {
      const outcome = await settleOnce(run, handler)
      if (outcome !== null) return outcome
    } catch (error) {
      if (sqlStateOf(error) === BALANCE_LIMIT_STATE) throw new ApiError('balance-limit')
      const isChanged = sqlStateOf(error) === CHANGED_STATE
      if (!isChanged && (runs === RUNS_MAX || !isCollision(error))) throw error
    }
  }
  throw new DatabaseUnavailable('the state of the player kept changing')
}
