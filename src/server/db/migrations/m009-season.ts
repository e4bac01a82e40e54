import { type Migration, sql } from 'kysely'

/**
 * What a player has of the season, league points (R27) by a row each, and the boards.
 */
export const m009Season: Migration = {
  up: async (db) => {
    await sql`
      create table user_seasons (
        player_id bigint primary key references players,
        season integer not null,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        claimed_at timestamptz
      );
      create table league_points (
        player_id bigint not null references players,
        source text not null constraint league_points_source_check check (source in ('boss')),
        at timestamptz not null,
        ref text not null,
        amount integer not null check (amount > 0),
        primary key (player_id, source, at, ref)
      );
      create table boards (
        board text primary key,
        rebuilt_at timestamptz not null,
        marks jsonb not null
      );
      create table board_places (
        board text not null references boards,
        place integer not null check (place > 0),
        player_id bigint not null,
        value bigint not null,
        primary key (board, place),
        unique (board, player_id)
      );`.execute(db)
  },
}
