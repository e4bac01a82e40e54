import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import { execute, queryRows, queryValue } from '#server/db/statements.ts'

export const insertDebt = (
  db: Db,
  debt: { readonly playerId: number; readonly chargeId: string; readonly owed: bigint },
  nowMs: number,
): Promise<void> =>
  execute(db)`
    insert into star_debts (player_id, charge_id, owed, paid, at)
    values (${debt.playerId}, ${debt.chargeId}, ${debt.owed}, 0, ${new Date(nowMs)})`

export interface Debt {
  readonly chargeId: string
  readonly rest: bigint
}

export const openDebts = (db: Db, playerId: number): Promise<readonly Debt[]> =>
  queryRows(db)<Debt>`
    select charge_id as "chargeId", owed - paid as rest from star_debts
    where player_id = ${playerId}::bigint and paid < owed order by at, charge_id`

export const payingDebtors = async (db: Db, limit: number): Promise<readonly number[]> => {
  const { rows } = await sql<{ player_id: bigint }>`
    select distinct d.player_id from star_debts d
    join balances b on b.owner_id = d.player_id and b.asset = 'star' and b.amount > 0
    where d.paid < d.owed order by d.player_id limit ${limit}`.execute(db)
  return rows.map(({ player_id }) => Number(player_id))
}

export const addPaid = (db: Db, playerId: number, chargeId: string, amount: bigint): Promise<void> =>
  execute(db)`
    update star_debts set paid = paid + ${amount}::bigint
    where player_id = ${playerId}::bigint and charge_id = ${chargeId}`

export const deleteDebt = (db: Db, playerId: number, chargeId: string): Promise<bigint> =>
  queryValue(db, 0n)`
    delete from star_debts where player_id = ${playerId}::bigint and charge_id = ${chargeId} returning paid`
