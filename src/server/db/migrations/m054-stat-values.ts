import { type Migration, sql } from 'kysely'

/**
 * Beside an item's lines what a fighter is made of: their types and their values, `[[type, …], [value, …]]`. Taking the lines out of
 * `jsonb` took most of the time in which a fighter in full gear is read; text is copied as it stands.
 *
 * It stops older processes: the table is written anew, and what they copy from a row into another player's has this column, too, which
 * nobody may write.
 */
export const m054StatValues: Migration = {
  up: async (db) => {
    await sql`
      alter table items add column stat_values json not null generated always as ((
        '[' || jsonb_path_query_array(stats, '$[*].type')::text || ', '
          || jsonb_path_query_array(stats, '$[*].value')::text || ']')::json) stored`.execute(db)
  },
}
