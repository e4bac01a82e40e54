import type { Selectable } from 'kysely'
import type { WalletKind } from '#rules/wallet/wallet.ts'
import type { Db } from '#server/db/database.ts'
import { changesOne, execute } from '#server/db/statements.ts'
import type { WalletsTable } from '#server/db/tables/wallet.ts'

export type WalletRow = Selectable<WalletsTable>

export const findWallet = (db: Db, playerId: number): Promise<WalletRow | undefined> =>
  db.selectFrom('wallets').selectAll().where('player_id', '=', BigInt(playerId)).executeTakeFirst()

export const putWallet = async (
  db: Db,
  playerId: number,
  wallet: { readonly address: string; readonly kind: WalletKind },
  nowMs: number,
): Promise<void> => {
  const row = { ...wallet, linked_at: new Date(nowMs) }
  await db
    .insertInto('wallets')
    .values({ player_id: BigInt(playerId), ...row })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet(row))
    .execute()
}

/** Keeps the time of linking, which the wait counts from. */
export const clearWallet = (db: Db, playerId: number): Promise<void> =>
  execute(db)`update wallets set address = null, kind = null where player_id = ${playerId}`

export const takeAddress = (db: Db, address: string, playerId: number): Promise<boolean> =>
  changesOne(db)`
    insert into wallet_owners as o (address, player_id) values (${address}, ${playerId}::bigint)
    on conflict (address) do update set player_id = excluded.player_id
    where o.player_id = excluded.player_id`

export const freeAddress = (db: Db, address: string, playerId: number): Promise<void> =>
  execute(db)`delete from wallet_owners where address = ${address} and player_id = ${playerId}`

export const putChallenge = async (db: Db, playerId: number, payload: string, expiresMs: number): Promise<void> => {
  const row = { payload, expires_at: new Date(expiresMs) }
  await db
    .insertInto('wallet_challenges')
    .values({ player_id: BigInt(playerId), ...row })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet(row))
    .execute()
}

export const takeChallenge = (db: Db, playerId: number, payload: string) =>
  db
    .deleteFrom('wallet_challenges')
    .where('player_id', '=', BigInt(playerId))
    .where('payload', '=', payload)
    .returningAll()
    .executeTakeFirst()
