import { type Kysely, type Migration, sql } from 'kysely'
import { CURRENT_SEASON_FIRST } from '../../../rules/constants.ts'
import { distributeInMigration } from '../distribute.ts'

/** Days of a season; written here, for a landed migration never changes. */
const SEASON_MS = 28 * 86_400_000

/** The season that runs as the database counts the time: the ranks that stand there now are of it. */
const runningSeason = async (db: Kysely<unknown>): Promise<number> => {
  const { rows } = await sql<{ season: number }>`
    select ${sql.lit(CURRENT_SEASON_FIRST)} + greatest(0, floor(
      (extract(epoch from now()) * 1000 - (value ->> 'firstStartMs')::float8) / ${sql.lit(SEASON_MS)}))::int as season
    from world_facts where key = 'season-calendar'`.execute(db)
  return rows[0]?.season ?? CURRENT_SEASON_FIRST
}

/**
 * Seasons (R27–R31): a rank carries its season, which is the running one for rows of builds that know none. What a player had at a
 * season's end stands in `season_results` once the rank has moved on to the next; `league_weeks` sums what fights (`fight_points`) and
 * other sources, with rows in `league_points` (`extra_points`), brought in a week. Figures of an end are frozen in `season_places` and
 * `league_places`. A claim is a row that call and job both write first.
 */
export const m030Season: Migration = {
  up: async (db) => {
    const season = await runningSeason(db)
    await sql`alter table players add column rank_season integer not null default ${sql.lit(season)}`.execute(db)
    await sql`alter table players add column rank_latest integer not null default 0`.execute(db)
    await sql`
      alter table players add constraint players_rank_latest_check check (rank_latest >= 0)`.execute(db)
    await sql`
      create table season_results (
        player_id bigint not null references players,
        season integer not null,
        rank_points integer not null,
        rank_since timestamptz,
        rank_before integer not null,
        fights integer not null,
        primary key (player_id, season)
      )`.execute(db)
    await sql`
      create table season_claims (
        player_id bigint not null references players,
        season integer not null,
        at timestamptz not null,
        inboxed boolean not null,
        primary key (player_id, season)
      )`.execute(db)
    await sql`
      create table league_weeks (
        player_id bigint not null references players,
        season integer not null,
        week smallint not null check (week between 1 and 4),
        fight_points integer not null default 0,
        extra_points integer not null default 0,
        fights integer not null default 0,
        wins integer not null default 0,
        hamster_wins integer not null default 0,
        reached_at timestamptz not null,
        primary key (player_id, season, week)
      ) with (fillfactor = 85)`.execute(db)
    await sql`create index league_weeks_week on league_weeks (season, week, player_id)`.execute(db)
    await sql`
      create table league_claims (
        player_id bigint not null references players,
        season integer not null,
        week smallint not null check (week between 1 and 5),
        at timestamptz not null,
        inboxed boolean not null,
        primary key (player_id, season, week)
      )`.execute(db)
    await sql`
      create table season_ends (
        season integer primary key,
        places_at timestamptz,
        swept_to bigint,
        swept_at timestamptz,
        inboxed_to bigint,
        inboxed_at timestamptz
      )`.execute(db)
    await sql`
      create table season_places (
        season integer not null,
        place integer not null check (place > 0),
        player_id bigint not null,
        rank_points integer not null,
        primary key (season, place),
        unique (season, player_id)
      )`.execute(db)
    await sql`
      create table league_boards (
        season integer not null,
        week smallint not null check (week between 1 and 5),
        rebuilt_at timestamptz not null,
        ranked integer not null,
        final_at timestamptz,
        inboxed_to bigint,
        inboxed_at timestamptz,
        primary key (season, week)
      )`.execute(db)
    await sql`
      create table league_places (
        season integer not null,
        week smallint not null,
        place integer not null check (place > 0),
        player_id bigint not null,
        points integer not null,
        primary key (season, week, place),
        unique (season, week, player_id)
      )`.execute(db)
    await sql`
      create table medals (
        player_id bigint not null references players,
        type text not null,
        earned_at timestamptz not null,
        rank integer,
        rarity text,
        paid_rarity text,
        claimed_at timestamptz,
        primary key (player_id, type)
      )`.execute(db)
    await distributeInMigration(db, [
      'season_results',
      'season_claims',
      'league_weeks',
      'league_claims',
      'season_ends',
      'season_places',
      'league_boards',
      'league_places',
      'medals',
    ])
  },
}
