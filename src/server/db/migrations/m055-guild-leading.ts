import { type Migration, sql } from 'kysely'

/**
 * A guild is renamed once in a while, its leader has something to say to its members, and lets officers do this and that (R24). Whether
 * they answer requests stands on the card besides, by which home tells them of some.
 */
export const m055GuildLeading: Migration = {
  up: async (db) => {
    await sql`alter table guilds add column renamed_at timestamptz`.execute(db)
    await sql`alter table guilds add column announcement text`.execute(db)
    await sql`alter table guilds add column announced_at timestamptz`.execute(db)
    await sql`alter table guilds add column officer_rights text[]`.execute(db)
    await sql`alter table guild_cards add column officers_admit boolean not null default true`.execute(db)
  },
}
