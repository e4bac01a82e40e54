import { type Kysely, type Migration, sql } from 'kysely'

/** What parts words: of ASCII whatever is neither letter nor digit. Other characters are letters, whatever the database's locale says. */
const BETWEEN_WORDS = String.raw`[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u007f]+`

const WORDS = sql`
  array_to_tsvector(array_remove(
    regexp_split_to_array(lower(name || ' ' || tag || ' ' || slug), ${sql.lit(BETWEEN_WORDS)}), ''))`

const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table guild_cards add column words tsvector not null generated always as (${WORDS}) stored`.execute(db)
  await sql`create index guild_cards_words_idx on guild_cards using gin (words)`.execute(db)
}

/**
 * Guilds are found by the beginning of any word of their name, tag or slug (row 141). The database makes the words, so that guilds of
 * an older process beside this one have them too. Locks: the list of guilds waits while it is written anew, some thousand rows.
 */
export const m036GuildWords: Migration = { up }
