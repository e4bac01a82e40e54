import { type Selectable, sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import { changesOne, execute, queryRow, queryRows } from '#server/db/statements.ts'
import type { DeskOperatorsTable } from '#server/db/tables/desk.ts'
import { refuseRequestsOf } from './request-store.ts'

export type OperatorRow = Selectable<DeskOperatorsTable>

export const findOperator = (db: Db, name: string): Promise<OperatorRow | undefined> =>
  queryRow(db)<OperatorRow>`select * from desk_operators where name = ${name} and removed_at is null`

/**
 * Serialises the acts of each operator. Locks in name order, so that two people who approve each other's requests do
 * not deadlock. Removed accounts are left out.
 */
export const lockOperators = async (db: Db, names: readonly string[]): Promise<ReadonlyMap<string, OperatorRow>> => {
  const rows = await queryRows(db)<OperatorRow>`
    select * from desk_operators where name = any(${[...names]}::text[]) and removed_at is null order by name for update`
  return new Map(rows.map((row) => [row.name, row]))
}

interface NewOperator extends Pick<OperatorRow, 'name' | 'role' | 'password' | 'totp_secret'> {
  readonly nowMs: number
}

/** A removed name can be added again. @returns false if the name is in use */
export const insertOperator = async (db: Db, { nowMs, ...operator }: NewOperator): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('desk_operators')
    .values({ ...operator, totp_step: 0n, version: 1, created_at: new Date(nowMs) })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({
          role: operator.role,
          password: operator.password,
          totp_secret: operator.totp_secret,
          totp_step: 0n,
          version: sql`desk_operators.version + 1`,
          created_at: new Date(nowMs),
          removed_at: null,
          last_seen_at: null,
        })
        .where('desk_operators.removed_at', 'is not', null),
    )
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export type OperatorChange = Partial<
  Pick<OperatorRow, 'role' | 'password' | 'totp_secret' | 'totp_step' | 'removed_at'>
>

/**
 * Also ends the operator's sessions and refuses their waiting requests. @returns ids of those requests; null if there
 * is no such operator
 */
export const changeOperator = async (
  db: Db,
  name: string,
  change: OperatorChange,
  nowMs: number,
): Promise<readonly string[] | null> => {
  const { numUpdatedRows } = await db
    .updateTable('desk_operators')
    .set({ ...change, version: sql`version + 1` })
    .where('name', '=', name)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) return null
  await db.deleteFrom('desk_sessions').where('name', '=', name).execute()
  return refuseRequestsOf(db, name, nowMs)
}

/**
 * False if a code of this or a later step was used, or the account has changed. So of two concurrent sign-ins with one
 * code, one fails.
 */
export const consumeTotpStep = (db: Db, { name, version }: OperatorRow, step: number): Promise<boolean> =>
  changesOne(db)`
    update desk_operators set totp_step = ${step}
    where name = ${name} and version = ${version} and removed_at is null and totp_step < ${step}`

export const markSeen = (db: Db, name: string, nowMs: number): Promise<void> =>
  execute(db)`update desk_operators set last_seen_at = ${new Date(nowMs)} where name = ${name}`

type ListedOperator = Pick<OperatorRow, 'name' | 'role' | 'created_at' | 'removed_at' | 'last_seen_at'>

export const listOperators = (db: Db): Promise<ListedOperator[]> =>
  queryRows(db)<ListedOperator>`
    select name, role, created_at, removed_at, last_seen_at from desk_operators order by removed_at is not null, name`
