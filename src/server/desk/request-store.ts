import { type Selectable, sql } from 'kysely'
import type { DeskAct } from '#contracts/desk/desk-wire.ts'
import { NANO_PER_TOK } from '#rules/units.ts'
import type { Db } from '#server/db/database.ts'
import type { DeskRequestsTable } from '#server/db/tables/desk.ts'

export type RequestRow = Selectable<DeskRequestsTable>

/** In nano for TOK, whole otherwise. What two persons gave together is not in it: its name in the log is another. */
export const givenSince = async (db: Db, who: string, asset: string, since: Date): Promise<bigint> => {
  const unit = asset === 'tok' ? NANO_PER_TOK : 1
  const { rows } = await sql<{ given: bigint }>`
    select coalesce(sum((details ->> 'amount')::numeric * ${unit}::bigint), 0)::bigint as given from admin_log
    where at > ${since}::timestamptz and who = ${who} and act in ('grant', 'inbox')
      and details ->> 'asset' = ${asset}`.execute(db)
  return rows[0]?.given ?? 0n
}

export const insertRequest = async (
  db: Db,
  { id, by, act, nowMs }: { readonly id: string; readonly by: string; readonly act: DeskAct; readonly nowMs: number },
): Promise<void> => {
  await db
    .insertInto('desk_requests')
    .values({ id, at: new Date(nowMs), by_name: by, act: JSON.stringify(act), state: 'waits' })
    .execute()
}

/** Held until the transaction ends: two persons who decide at once do so one after the other. */
export const lockRequest = (db: Db, id: string): Promise<RequestRow | undefined> =>
  db.selectFrom('desk_requests').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export const decideRequest = async (
  db: Db,
  id: string,
  { state, by, nowMs }: { readonly state: 'approved' | 'refused'; readonly by: string; readonly nowMs: number },
): Promise<void> => {
  await db
    .updateTable('desk_requests')
    .set({ state, decided_by: by, decided_at: new Date(nowMs) })
    .where('id', '=', id)
    .execute()
}

const newest = (db: Db, isWaiting: boolean, limit: number): Promise<RequestRow[]> =>
  db
    .selectFrom('desk_requests')
    .selectAll()
    .where('state', isWaiting ? '=' : '<>', 'waits')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

/** Those that wait, then the newest decided ones. */
export const listRequests = async (db: Db, limit: number): Promise<RequestRow[]> => [
  ...(await newest(db, true, limit)),
  ...(await newest(db, false, limit)),
]
