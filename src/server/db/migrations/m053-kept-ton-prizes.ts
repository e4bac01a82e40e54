import { type Migration, sql } from 'kysely'

/** What a deleted account leaves of a prize in TON is its transaction and amount: the wallet is forgotten (R35). */
export const m053KeptTonPrizes: Migration = {
  up: async (db) => {
    await sql`alter table ton_prizes alter column address drop not null`.execute(db)
  },
}
