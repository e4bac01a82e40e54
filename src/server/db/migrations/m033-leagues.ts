import { type Migration, sql } from 'kysely'

/**
 * Leagues (R27): the rows of a week are read by their instant, in whose order they are written, so the index takes next to nothing; and the
 * bot writes of rewards and of a season's end.
 */
export const m033Leagues: Migration = {
  up: async (db) => {
    await sql`create index league_points_at on league_points using brin (at)`.execute(db)
    await sql`alter table notifications drop constraint notifications_kind_check`.execute(db)
    await sql`
      alter table notifications add constraint notifications_kind_check check (kind in (
        'pocket-full', 'energy-full', 'hunt-done', 'attacked', 'refine-ready', 'sold', 'wish-met', 'guild', 'boss',
        'league-reward', 'season-ended', 'news'))`.execute(db)
  },
}
