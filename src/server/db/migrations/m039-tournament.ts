import { type Migration, sql } from 'kysely'
import { distributeInMigration } from '../distribute.ts'

/**
 * The daily tournament (R26). Entries lie with their player and hold the loadout from the pass until the entry has its bracket; a bracket
 * is one row that holds all that its page shows and its fights follow from, and is looked up by day and number alone; a day is a small row
 * that everybody reads. Entries and brackets go by the month of their day.
 */
export const m039Tournament: Migration = {
  up: async (db) => {
    await sql`
      create table tournament_days (
        day date primary key,
        seed text not null,
        seed_hash text not null,
        entered integer not null default 0,
        counted_at timestamptz,
        begun_at timestamptz,
        read_to bigint,
        read_at timestamptz,
        entrants integer not null default 0,
        entrants_hash text,
        brackets integer not null default 0,
        hashed_at timestamptz,
        drawn_to integer not null default 0,
        drawn_at timestamptz,
        rules_version text,
        paid_to bigint,
        paid_at timestamptz
      );
      create table tournament_entries (
        player_id bigint not null,
        day date not null,
        no smallint not null check (no between 1 and 3),
        entered_at timestamptz not null,
        entry_no integer,
        player_no integer,
        power integer,
        loadout text,
        bracket integer,
        seat smallint,
        place smallint,
        wins smallint not null default 0,
        lost_round smallint,
        lost_no smallint,
        people smallint,
        returned text check (returned in ('banned', 'no-bracket', 'alone')),
        primary key (player_id, day, no)
      ) partition by range (day);
      create index tournament_entries_of_day on tournament_entries (day, player_id);
      create table tournament_entries_rest partition of tournament_entries default;
      create table tournament_brackets (
        no integer not null,
        day date not null,
        pool integer not null,
        seed text not null,
        people smallint not null,
        slice_size smallint not null,
        slice_lowest integer not null,
        slice_highest integer not null,
        slice_hash text not null,
        entrants jsonb not null,
        returned jsonb not null,
        winners text not null,
        marked boolean not null default false,
        primary key (no, day)
      ) partition by range (day);
      create index tournament_brackets_of_day on tournament_brackets (day, no);
      create table tournament_brackets_rest partition of tournament_brackets default;`.execute(db)
    await sql`alter table players add column tournament_on date`.execute(db)
    await sql`alter table league_points drop constraint league_points_source_check`.execute(db)
    await sql`
      alter table league_points add constraint league_points_source_check check (source in ('boss', 'tournament'))`.execute(
      db,
    )
    await sql`alter table notifications drop constraint notifications_kind_check`.execute(db)
    await sql`
      alter table notifications add constraint notifications_kind_check check (kind in (
        'pocket-full', 'energy-full', 'hunt-done', 'attacked', 'refine-ready', 'sold', 'wish-met', 'guild', 'boss',
        'league-reward', 'tournament-result', 'season-ended', 'news'))`.execute(db)
    await distributeInMigration(db, ['tournament_days', 'tournament_entries'])
  },
}
