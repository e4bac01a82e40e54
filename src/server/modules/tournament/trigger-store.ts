import type { TournamentDay } from '#rules/tournament/tournament-calendar.ts'
import type { Db } from '#server/db/database.ts'
import { queryRows } from '#server/db/statements.ts'

interface GivenDay {
  readonly player_id: bigint
  readonly day: TournamentDay
  readonly drawnMs: number
}

export const givenDays = (db: Db, playerIds: readonly bigint[], from: TournamentDay) =>
  queryRows(db)<GivenDay>`
    select entries.player_id, max(entries.day)::text as day, (extract(epoch from max(days.drawn_at)) * 1000)::float8 as "drawnMs"
    from tournament_entries as entries join tournament_days as days on days.day = entries.day
    where entries.player_id = any(${[...playerIds]}::bigint[]) and entries.day >= ${from}::date
      and (days.paid_at is not null or entries.player_id <= days.paid_to)
    group by entries.player_id`
