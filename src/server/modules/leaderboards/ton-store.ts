import { type Kysely, type Selectable, sql } from 'kysely'
import { lockNamed } from '../../db/advisory-locks.ts'
import type { Database } from '../../db/database.ts'
import type { TonPrizesTable } from '../../db/tables/leaderboards.ts'

/** A prize in TON that was noted. */
export type TonPrizeRow = Selectable<TonPrizesTable>

/** Until the transaction ends nobody else notes or undoes a prize. */
export const lockTonPrizes = (db: Kysely<Database>): Promise<void> => lockNamed(db, 'ton prizes')

/** The prize of a transaction, whoever's it is; undefined for none. */
export const findTonPrize = (db: Kysely<Database>, transaction: string): Promise<TonPrizeRow | undefined> =>
  db.selectFrom('ton_prizes').selectAll().where('transaction', '=', transaction).executeTakeFirst()

/** Notes a prize. */
export const insertTonPrize = async (
  db: Kysely<Database>,
  prize: Pick<TonPrizeRow, 'transaction' | 'amount' | 'address' | 'at'> & { readonly playerId: number },
): Promise<void> => {
  const { playerId, ...row } = prize
  await db
    .insertInto('ton_prizes')
    .values({ player_id: BigInt(playerId), ...row })
    .execute()
}

/** Forgets where a player's prizes went, at most `limit` of them; transactions and amounts stay. @returns how many */
export const forgetPrizeAddresses = async (db: Kysely<Database>, playerId: number, limit: number): Promise<number> => {
  const { numAffectedRows } = await sql`
    update ton_prizes set address = null
    where player_id = ${playerId}::bigint and transaction = any(array(
      select transaction from ton_prizes
      where player_id = ${playerId}::bigint and address is not null limit ${limit}))`.execute(db)
  return Number(numAffectedRows)
}

/** Forgets a player's prize. */
export const deleteTonPrize = async (db: Kysely<Database>, playerId: number, transaction: string): Promise<void> => {
  await db
    .deleteFrom('ton_prizes')
    .where('player_id', '=', BigInt(playerId))
    .where('transaction', '=', transaction)
    .execute()
}
