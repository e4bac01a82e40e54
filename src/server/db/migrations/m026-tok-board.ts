import { type Migration, sql } from 'kysely'

/**
 * The TOK board reads the greatest balances by their magnitude, four steps to each doubling: an index of the amounts themselves ends HOT
 * updates of balances, this one only where a balance comes to another step. The database keeps it, also for older builds. The table
 * is rewritten once, under its lock: some 3 s for a million balances, in which calls wait.
 */
export const m026TokBoard: Migration = {
  up: async (db) => {
    await sql`
      alter table balances add column tok_magnitude smallint generated always as (
        case when asset = 'tok' and amount > 0 then floor(ln(amount::float8) * 4 / ln(2::float8))::smallint end) stored`.execute(
      db,
    )
    await sql`create index balances_tok_board on balances (tok_magnitude) where tok_magnitude is not null`.execute(db)
  },
}
