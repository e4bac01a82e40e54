import { type Kysely, type Migration, sql } from 'kysely'

/** The order of the board: a rebuild reads the first ten thousand instead of sorting all who have fought. */
const orderFighters = (db: Kysely<unknown>) =>
  sql`create index boss_fighters_board on boss_fighters (run_id, damage desc, reached_at, player_id)`.execute(db)

const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table league_points (
      player_id bigint not null constraint league_points_player_id_fkey references players,
      source text not null constraint league_points_source_check check (source in ('boss')),
      at timestamptz not null,
      ref text not null,
      amount integer not null constraint league_points_amount_check check (amount > 0),
      constraint league_points_pkey primary key (player_id, source, at, ref)
    )`.execute(db)
  await sql`
    create table boss_boards (
      run_id text not null,
      board text not null constraint boss_boards_board_check check (board in ('individual', 'guild')),
      rebuilt_at timestamptz not null,
      places integer not null,
      final_at timestamptz,
      rewarded_to bigint,
      rewarded_at timestamptz,
      constraint boss_boards_rewarded_check check (final_at is not null or (rewarded_to is null and rewarded_at is null)),
      constraint boss_boards_pkey primary key (run_id, board)
    )`.execute(db)
  await sql`
    create table boss_board_places (
      run_id text not null,
      board text not null,
      place integer not null,
      owner_id bigint not null,
      damage bigint not null,
      slug text,
      name text,
      emblem jsonb,
      constraint boss_board_places_pkey primary key (run_id, board, place)
    )`.execute(db)
  await sql`create index boss_board_places_owner on boss_board_places (owner_id, run_id, board)`.execute(db)
  await sql`create index boss_board_places_damage on boss_board_places (run_id, board, damage desc, place)`.execute(db)
  await orderFighters(db)
}

/**
 * Boards of the bosses' runs (row 144), each with how far its rewards have been given, and league points (R27): what a player
 * got, a row each. A guild's name and emblem stand with its place, as they were when the board was built.
 */
export const m030BossBoards: Migration = { up }
