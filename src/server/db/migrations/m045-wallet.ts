import { type Migration, sql } from 'kysely'
import { distributeInMigration } from '../distribute.ts'

/** Linked wallets of TON: each player's, whose each is, and what a wallet was last asked to sign. */
export const m045Wallet: Migration = {
  up: async (db) => {
    await sql`
      create table wallets (
        player_id bigint primary key references players,
        address text,
        kind text constraint wallets_kind_check check (kind in ('v3r1', 'v3r2', 'v4r2', 'v5r1')),
        linked_at timestamptz not null,
        constraint wallets_linked_check check ((address is null) = (kind is null))
      )`.execute(db)
    await sql`create table wallet_owners (address text primary key, player_id bigint not null)`.execute(db)
    await sql`
      create table wallet_challenges (
        player_id bigint primary key references players,
        payload text not null,
        expires_at timestamptz not null
      )`.execute(db)
    await distributeInMigration(db, ['wallets', 'wallet_challenges'])
  },
}
