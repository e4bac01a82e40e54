import type { Selectable } from 'kysely'
import type { Db } from '#server/db/database.ts'
import { queryMap, queryRows } from '#server/db/statements.ts'
import type { TournamentBracketsTable, TournamentDaysTable } from '#server/db/tables/tournament.ts'

/** Leaves out the seed, which stays secret until the results are shown. */
type DayState = Pick<
  Selectable<TournamentDaysTable>,
  'day' | 'entered' | 'entrants' | 'brackets' | 'drawn_to' | 'begun_at' | 'hashed_at' | 'drawn_at' | 'paid_at'
> & { readonly returned: number }

export const newestDays = (db: Db, limit: number): Promise<readonly DayState[]> =>
  queryRows(db)<DayState>`
    with newest as materialized (
      select day, entered, entrants, brackets, drawn_to, begun_at, hashed_at, drawn_at, paid_at
      from tournament_days order by day desc limit ${limit}),
    back as materialized (
      select day, count(*)::integer as returned from tournament_entries
      where returned is not null and day >= (select min(day) from newest) group by day)
    select newest.day::text as day, entered, entrants, brackets, coalesce(returned, 0) as returned, drawn_to, begun_at, hashed_at,
      drawn_at, paid_at
    from newest left join back using (day) order by newest.day desc`

/** A bracket in which one inviter brought more than a quarter of the people. */
type MarkedBracket = Pick<Selectable<TournamentBracketsTable>, 'day' | 'no' | 'people' | 'entrants'>

export const markedBrackets = (db: Db, day: string | null, limit: number): Promise<readonly MarkedBracket[]> =>
  queryRows(db)<MarkedBracket>`
    select day::text as day, no, people, entrants from tournament_brackets
    where marked and (${day}::date is null or day = ${day}::date)
    order by tournament_brackets.day desc, no limit ${limit}`

export const invitersOf = (db: Db, playerIds: readonly number[]): Promise<ReadonlyMap<number, number>> =>
  queryMap(db)<number, number>`
    select id::float8 as id, referrer_id::float8 as referrer from players where id = any(${[...playerIds]}::bigint[])
      and referrer_id is not null`
