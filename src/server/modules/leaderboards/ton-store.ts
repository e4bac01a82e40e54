import type { Selectable } from 'kysely'
import { lockNamed } from '#server/db/advisory-locks.ts'
import type { Db } from '#server/db/database.ts'
import { countChanges, execute } from '#server/db/statements.ts'
import type { TonPrizesTable } from '#server/db/tables/leaderboards.ts'

export type TonPrizeRow = Selectable<TonPrizesTable>

export const lockTonPrizes = (db: Db): Promise<void> => lockNamed(db, 'ton prizes')

export const findTonPrize = (db: Db, transaction: string): Promise<TonPrizeRow | undefined> =>
  db.selectFrom('ton_prizes').selectAll().where('transaction', '=', transaction).executeTakeFirst()

export const insertTonPrize = async (
  db: Db,
  prize: Pick<TonPrizeRow, 'transaction' | 'amount' | 'address' | 'at'> & { readonly playerId: number },
): Promise<void> => {
  const { playerId, ...row } = prize
  await db
    .insertInto('ton_prizes')
    .values({ player_id: BigInt(playerId), ...row })
    .execute()
}

export const forgetPrizeAddresses = (db: Db, playerId: number, limit: number): Promise<number> =>
  countChanges(db)`
    update ton_prizes set address = null
    where player_id = ${playerId}::bigint and transaction = any(array(
      select transaction from ton_prizes
      where player_id = ${playerId}::bigint and address is not null limit ${limit}))`

export const deleteTonPrize = (db: Db, playerId: number, transaction: string): Promise<void> =>
  execute(db)`delete from ton_prizes where player_id = ${playerId} and transaction = ${transaction}`
