import { type Selectable, sql } from 'kysely'
import type { DeskRole } from '#contracts/desk/desk-calls.ts'
import type { Db } from '#server/db/database.ts'
import type { DeskOperatorsTable } from '#server/db/tables/desk.ts'

export type OperatorRow = Selectable<DeskOperatorsTable>

export const findOperator = (db: Db, name: string): Promise<OperatorRow | undefined> =>
  db
    .selectFrom('desk_operators')
    .selectAll()
    .where('name', '=', name)
    .where('removed_at', 'is', null)
    .executeTakeFirst()

/** Locks the row: acts of one operator happen one after the other. Undefined if the account has changed since `version`. */
export const lockOperator = (
  db: Db,
  { name, version }: Pick<OperatorRow, 'name' | 'version'>,
): Promise<OperatorRow | undefined> =>
  db
    .selectFrom('desk_operators')
    .selectAll()
    .where('name', '=', name)
    .where('version', '=', version)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()

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
        })
        .where('desk_operators.removed_at', 'is not', null),
    )
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

type OperatorChange = Partial<Pick<OperatorRow, 'role' | 'password' | 'totp_secret' | 'totp_step' | 'removed_at'>>

/** Ends the operator's sessions, because they are of an earlier version. @returns false if there is no such operator */
export const changeOperator = async (db: Db, name: string, change: OperatorChange): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('desk_operators')
    .set({ ...change, version: sql`version + 1` })
    .where('name', '=', name)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  await db.deleteFrom('desk_sessions').where('name', '=', name).execute()
  return numUpdatedRows === 1n
}

/** False if a code of this step or a later one was used, or the account has changed: two tries at once use a code once. */
export const consumeTotpStep = async (db: Db, { name, version }: OperatorRow, step: number): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('desk_operators')
    .set({ totp_step: BigInt(step) })
    .where('name', '=', name)
    .where('version', '=', version)
    .where('removed_at', 'is', null)
    .where('totp_step', '<', BigInt(step))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

interface ListedOperator {
  readonly name: string
  readonly role: DeskRole
  readonly created_at: Date
  readonly removed_at: Date | null
  readonly last_seen_at: Date | null
}

export const listOperators = async (db: Db): Promise<readonly ListedOperator[]> => {
  const { rows } = await sql<ListedOperator>`
    select o.name, o.role, o.created_at, o.removed_at, max(s.seen_at) as last_seen_at
    from desk_operators o left join desk_sessions s on s.name = o.name
    group by o.name order by o.removed_at is not null, o.name`.execute(db)
  return rows
}
