import { type Kysely, type Selectable, sql } from 'kysely'
import type { WalletKind } from '../../../rules/wallet/wallet.ts'
import type { Database } from '../../db/database.ts'
import type { WalletChallengesTable, WalletsTable } from '../../db/tables/wallet.ts'

/** A player's wallet row. */
export type WalletRow = Selectable<WalletsTable>

/** A player's wallet row; undefined for who never linked one. */
export const findWallet = (db: Kysely<Database>, playerId: number): Promise<WalletRow | undefined> =>
  db.selectFrom('wallets').selectAll().where('player_id', '=', BigInt(playerId)).executeTakeFirst()

/** Links a wallet to a player. */
export const putWallet = async (
  db: Kysely<Database>,
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

/** Forgets a player's address; when it was linked stays. */
export const clearWallet = async (db: Kysely<Database>, playerId: number): Promise<void> => {
  await db.updateTable('wallets').set({ address: null, kind: null }).where('player_id', '=', BigInt(playerId)).execute()
}

/** Takes an address for a player; false when another one has it. */
export const takeAddress = async (db: Kysely<Database>, address: string, playerId: number): Promise<boolean> => {
  const taken = await sql`
    insert into wallet_owners as o (address, player_id) values (${address}, ${playerId}::bigint)
    on conflict (address) do update set player_id = excluded.player_id where o.player_id = excluded.player_id`.execute(
    db,
  )
  return taken.numAffectedRows === 1n
}

/** Lets others link a player's address. */
export const freeAddress = async (db: Kysely<Database>, address: string, playerId: number): Promise<void> => {
  await db
    .deleteFrom('wallet_owners')
    .where('address', '=', address)
    .where('player_id', '=', BigInt(playerId))
    .execute()
}

/** Stores what a player's wallet is asked to sign, in place of what it was asked before. */
export const putChallenge = async (
  db: Kysely<Database>,
  playerId: number,
  payload: string,
  expiresMs: number,
): Promise<void> => {
  const row = { payload, expires_at: new Date(expiresMs) }
  await db
    .insertInto('wallet_challenges')
    .values({ player_id: BigInt(playerId), ...row })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet(row))
    .execute()
}

/** Takes the challenge that a wallet has answered, so that nobody answers it again; undefined where the player has no such one. */
export const takeChallenge = (
  db: Kysely<Database>,
  playerId: number,
  payload: string,
): Promise<Selectable<WalletChallengesTable> | undefined> =>
  db
    .deleteFrom('wallet_challenges')
    .where('player_id', '=', BigInt(playerId))
    .where('payload', '=', payload)
    .returningAll()
    .executeTakeFirst()
