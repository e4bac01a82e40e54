import { sql } from 'kysely'
import { type TournamentDay, tournamentClosesMs, tournamentResultsMs } from '#rules/tournament/tournament-calendar.ts'
import { MS_PER_DAY, MS_PER_HOUR } from '#rules/units.ts'
import type { Db } from '#server/db/database.ts'
import { createSeededEntropy } from '#server/entropy/test-entropy.ts'
import { ensureDay } from '#server/modules/tournament/days.ts'
import { tendTournaments } from '#server/modules/tournament/tend.ts'

export const FIRST_ENTRANT = 800_000_001

export interface TournamentCrowd {
  readonly players: number
  readonly entries?: 1 | 2 | 3
  readonly firstId?: number
}

/** Enters players of all houses and of the lower army steps. Nothing else makes their power differ. */
export const crowdEnters = async (
  db: Db,
  day: TournamentDay,
  { players, entries = 1, firstId = FIRST_ENTRANT }: TournamentCrowd,
): Promise<void> => {
  const closesMs = tournamentClosesMs(day)
  const joined = new Date(closesMs - 2 * MS_PER_DAY)
  const entered = new Date(closesMs - MS_PER_HOUR)
  await ensureDay({ db, entropy: createSeededEntropy(day) }, day)
  if (players === 0) return
  await sql`
    insert into players (id, username, first_name, house_id, active_skill, created_at, last_claim_at, energy, power, rank_points,
      best_rank_points, army_stars_spent, fights, tournament_on)
    select ${firstId}::bigint + n, 'crowd' || ${firstId}::bigint + n, 'C', n % 8, 'rising-fury', ${joined}, ${joined}, 10, 400, 0, 0,
      (n * 7919 % 3000), 3, ${day}::date
    from generate_series(0, ${players - 1}::int) as n on conflict do nothing`.execute(db)
  await sql`
    insert into tournament_entries (player_id, day, no, entered_at)
    select ${firstId}::bigint + n, ${day}::date, no, ${entered}::timestamptz + make_interval(secs => no)
    from generate_series(0, ${players - 1}::int) as n cross join generate_series(1, ${entries}::int) as no`.execute(db)
  await sql`
    insert into ledger (account, at, id, asset, amount, reason, ref)
    select player_id, entered_at, gen_random_uuid(), 'tournament-ticket', amount, reason, day::text || '.' || no
    from tournament_entries cross join (values (1, 'gift'), (-1, 'tournament-entry')) as sides (amount, reason)
    where day = ${day}::date and player_id between ${firstId}::bigint and ${firstId + players - 1}::bigint`.execute(db)
}

export const tendAt = (db: Db, nowMs: number) => tendTournaments({ db, nowMs, entropy: createSeededEntropy('tend') })

/** Closes the day at 20:00 and plays it at 20:05. */
export const playDay = async (db: Db, day: TournamentDay): Promise<void> => {
  await tendAt(db, tournamentClosesMs(day))
  await tendAt(db, tournamentResultsMs(day))
}
