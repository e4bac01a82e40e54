import { type Kysely, type Migration, sql } from 'kysely'

const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create index items_free_rerolled on items (owner_id, free_reroll_day) where free_reroll_day is not null`.execute(db)
  await sql`create index ad_watches_newest on ad_watches (player_id, started_at)`.execute(db)
  await sql`
    create index ad_watches_spent on ad_watches (player_id, purpose, spent_at) where rewarded_at is not null`.execute(
    db,
  )
  await sql`drop index ad_watches_of_player`.execute(db)
  await sql`
    create index luck_chains_revealed on luck_chains (revealed_at) where revealed_at is not null`.execute(db)
}

/**
 * Indexes by which no call looks through a whole bag or through years of ads, and the nightly job not through the seeds that are
 * still secret.
 *
 * Locks: writing to each of the three tables waits until the migration ends.
 */
export const m020FewRows: Migration = { up }
