import { type Selectable, sql } from 'kysely'
import type { DeskAct } from '#contracts/desk/desk-wire.ts'
import { NANO_PER_TOK } from '#rules/units.ts'
import type { Db } from '#server/db/database.ts'
import { execute, queryColumn, queryValue } from '#server/db/statements.ts'
import type { DeskRequestsTable } from '#server/db/tables/desk.ts'

export type RequestRow = Selectable<DeskRequestsTable>

/**
 * Sum of the gifts that this operator gave alone, in nano for TOK and whole units otherwise. Approved gifts are not
 * counted, because their `who` names two people.
 */
export const givenSince = async (db: Db, who: string, asset: string, since: Date): Promise<bigint> => {
  const unit = asset === 'tok' ? NANO_PER_TOK : 1
  return queryValue(db, 0n)`
    select coalesce(sum((details ->> 'amount')::numeric * ${unit}::bigint), 0)::bigint as given from admin_log
    where at > ${since}::timestamptz and who = ${who} and act in ('grant', 'inbox')
      and details ->> 'asset' = ${asset}`
}

/** Sum of the prices, in nano, of the sales that this operator undid alone. */
export const undoneSince = (db: Db, who: string, since: Date): Promise<bigint> =>
  queryValue(db, 0n)`
    select coalesce(sum((details ->> 'price')::numeric * ${NANO_PER_TOK}::bigint), 0)::bigint as undone from admin_log
    where at > ${since}::timestamptz and who = ${who} and act = 'market-undo'`

/** Telegram Stars of the payments that this operator alone refunded. */
export const refundedSince = (db: Db, who: string, since: Date): Promise<number> =>
  queryValue(db, 0)`
    select coalesce(sum((details ->> 'amount')::bigint), 0)::float8 as refunded from admin_log
    where at > ${since}::timestamptz and who = ${who} and act = 'stars-refund'`

interface NewRequest {
  readonly id: string
  readonly by: string
  readonly playerId: number | null
  readonly act: DeskAct
  readonly nowMs: number
}

export const insertRequest = (db: Db, { id, by, playerId, act, nowMs }: NewRequest): Promise<void> =>
  execute(db)`
    insert into desk_requests (id, at, by_name, player_id, act, state)
    values (${id}, ${new Date(nowMs)}, ${by}, ${playerId}, ${JSON.stringify(act)}, 'waits')`

export const askerOf = async (db: Db, id: string): Promise<string | null> =>
  (await db.selectFrom('desk_requests').select('by_name').where('id', '=', id).executeTakeFirst())?.by_name ?? null

/**
 * Locks until the transaction ends, so that two concurrent decisions run one after the other. Lock the operators first.
 */
export const lockRequest = (db: Db, id: string): Promise<RequestRow | undefined> =>
  db.selectFrom('desk_requests').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export const decideRequest = (
  db: Db,
  id: string,
  { state, by, nowMs }: { readonly state: 'approved' | 'refused'; readonly by: string; readonly nowMs: number },
): Promise<void> =>
  execute(db)`
    update desk_requests set state = ${state}, decided_by = ${by}, decided_at = ${new Date(nowMs)} where id = ${id}`

/** Called when the operator's account changes. Requires the operator's lock. @returns ids of the refused requests */
export const refuseRequestsOf = (db: Db, name: string, nowMs: number): Promise<readonly string[]> =>
  queryColumn(db)<string>`
    update desk_requests set state = 'refused', decided_by = null, decided_at = ${new Date(nowMs)}
    where by_name = ${name} and state = 'waits' returning id`

interface Listed {
  /** Requests made at this instant or earlier have expired. */
  readonly expired: Date
  readonly waiting: number
  readonly closed: number
}

/** Waiting requests, then the newest decided ones, then the newest expired ones. */
export const listRequests = async (db: Db, { expired, waiting, closed }: Listed): Promise<RequestRow[]> => {
  const unanswered = db.selectFrom('desk_requests').selectAll().where('state', '=', sql.lit('waits'))
  const newest = unanswered.orderBy('at', 'desc').orderBy('id', 'desc')
  return [
    ...(await newest.where('at', '>', expired).limit(waiting).execute()),
    ...(await db
      .selectFrom('desk_requests')
      .selectAll()
      .where('state', '<>', sql.lit('waits'))
      .orderBy('decided_at', 'desc')
      .orderBy('id', 'desc')
      .limit(closed)
      .execute()),
    ...(await newest.where('at', '<=', expired).limit(closed).execute()),
  ]
}

/** Deletes whatever the state: requests of that age are decided or have expired. */
export const deleteRequestsBefore = (db: Db, before: Date): Promise<void> =>
  execute(db)`delete from desk_requests where at < ${before}`
