import { type Migration, sql } from 'kysely'

/** What accounts gained and lost in months that an operator has taken out of the ledger. */
export const m024LedgerArchive: Migration = {
  up: async (db) => {
    await sql`
      create table ledger_archived (
        account bigint not null,
        month text not null,
        asset text not null,
        gained bigint not null,
        lost bigint not null,
        primary key (account, month, asset)
      )`.execute(db)
  },
}
