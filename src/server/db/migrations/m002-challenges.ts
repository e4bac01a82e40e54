import { type Kysely, type Migration, sql } from 'kysely'

const up = async (db: Kysely<unknown>): Promise<void> => {
  // Both defaults are only noted in the catalogue: no row of a big table is rewritten.
  await sql`
    alter table fights add column kind text not null default 'match' check (kind in ('match', 'challenge'))`.execute(db)
  await sql`
    alter table players
      add column challenge_day text,
      add column challenges_today smallint not null default 0 check (challenges_today >= 0)`.execute(db)
  // What is pending at this moment was found by the first version of the rules.
  await sql`alter table pending_matches add column rules_version text not null default '1'`.execute(db)
  await sql`alter table pending_matches alter column rules_version drop default`.execute(db)
  await sql`create index players_username on players (lower(username)) where username is not null`.execute(db)
}

/** Challenges (rows 94, 95): the kind of a fight, how many a player has asked for today, players by their names, and the rules of a match. */
export const m002Challenges: Migration = { up }
