import { type RawBuilder, type Selectable, sql } from 'kysely'
import {
  BRACKET_PLACES,
  type BracketEnd,
  type BracketPlace,
  bracketEnds,
  bracketOf,
  wonMatches,
} from '#rules/tournament/bracket.ts'
import { parseStoredEntrant } from '#rules/tournament/entrant.ts'
import { PEOPLE_FOR_WHOLE_PRIZES, type TournamentPrize, tournamentPrize } from '#rules/tournament/prizes.ts'
import type { AuditDifference } from './audit-difference.ts'
import type { Db } from './database.ts'
import { queryRows } from './statements.ts'
import type { TournamentBracketsTable } from './tables/tournament.ts'

const byPlace = (of: (prize: TournamentPrize) => number, won: boolean, people: number): RawBuilder<number> => {
  const steps = BRACKET_PLACES.map((place) => {
    const prize = tournamentPrize({ place, wins: won ? 1 : 0 }, people)
    return sql`when place = ${sql.lit(place)} then ${sql.lit(of(prize))}::bigint `
  })
  return sql`(case ${sql.join(steps, sql``)}end)`
}

/** SQL sum of what a player's entries won, by place, wins and people (R26). */
const due = (of: (prize: TournamentPrize) => number): RawBuilder<bigint> => {
  const byPeople = (won: boolean) => sql`
    case when people >= ${sql.lit(PEOPLE_FOR_WHOLE_PRIZES)} then ${byPlace(of, won, PEOPLE_FOR_WHOLE_PRIZES)}
      else ${byPlace(of, won, PEOPLE_FOR_WHOLE_PRIZES - 1)} end`
  return sql`coalesce(sum(case when wins > 0 then ${byPeople(true)} else ${byPeople(false)} end), 0)::bigint`
}

/** Players whose rewards are compared. Accounts that were ever deleted have lost theirs. */
const PRESENT = sql`select id as player_id from players where id > 0 and deleted_at is null and restarted_at is null`

/** Checks kept days only, so older inbox entries and ledger rows are left out. */
const givenDifferences = (db: Db): Promise<AuditDifference[]> =>
  queryRows(db)<AuditDifference>`
    with first as materialized (
      select min(day) as day, min(day) + interval '20 hours 5 minutes' as results from tournament_days),
    present as (${PRESENT}),
    brought as (
      select player_id, ${due(({ tokNano }) => tokNano)} as tok, ${due(({ star }) => star)} as star,
        ${due(({ boxes }) => boxes.length)} as boxes, ${due(({ leaguePoints }) => leaguePoints)} as points
      from tournament_entries join tournament_days using (day)
      where paid_at is not null and place is not null group by player_id),
    entered as (
      select player_id, count(*) as entries, count(returned) as returned
      from tournament_entries join tournament_days using (day) group by player_id),
    sent as (
      select player_id, coalesce(sum(tok) filter (where reason = 'tournament-prize'), 0)::bigint as tok,
        coalesce(sum(star) filter (where reason = 'tournament-prize'), 0)::bigint as star,
        coalesce(sum(jsonb_array_length(contents -> 'boxes')) filter (where reason = 'tournament-prize'), 0)::bigint as boxes,
        coalesce(sum((contents ->> 'tickets')::bigint) filter (where reason = 'tournament-return'), 0)::bigint as tickets,
        coalesce(sum(tok) filter (where reason = 'tournament-prize' and claimed_at is not null), 0)::bigint as claimed
      from inbox, first where reason in ('tournament-prize', 'tournament-return')
        and at >= first.results at time zone 'UTC' - interval '5 minutes' group by player_id),
    booked as (
      select account as player_id, coalesce(sum(amount) filter (where asset = 'tok' and reason = 'tournament-prize'), 0)::bigint as tok,
        -coalesce(sum(amount) filter (
          where asset = 'tournament-ticket' and left(ref, 10) >= first.day::text and ref like '____-__-__._'), 0)::bigint as tickets
      from ledger, first where reason in ('tournament-prize', 'tournament-entry', 'tournament-return')
        and (reason <> 'tournament-prize' or at >= first.results at time zone 'UTC') group by account),
    earned as (
      select player_id, sum(amount)::bigint as points from league_points, first
      where source = 'tournament' and at >= first.results at time zone 'UTC' group by player_id)
    select 'tournament' as kind, player_id as owner, pair.asset, pair.expected, pair.found
    from present left join brought using (player_id) left join entered using (player_id) left join sent using (player_id)
    left join booked using (player_id) left join earned using (player_id)
    cross join lateral (values
      ('tok', coalesce(brought.tok, 0), coalesce(sent.tok, 0)),
      ('star', coalesce(brought.star, 0), coalesce(sent.star, 0)),
      ('box', coalesce(brought.boxes, 0), coalesce(sent.boxes, 0)),
      ('claimed tok', coalesce(sent.claimed, 0), coalesce(booked.tok, 0)),
      ('league points', coalesce(brought.points, 0), coalesce(earned.points, 0)),
      ('tournament-ticket burnt', coalesce(entered.entries, 0), coalesce(booked.tickets, 0)),
      ('tournament-ticket returned', coalesce(entered.returned, 0), coalesce(sent.tickets, 0)))
      as pair (asset, expected, found)
    where pair.expected <> pair.found order by player_id, asset`

type AuditedBracket = Pick<
  Selectable<TournamentBracketsTable>,
  'day' | 'no' | 'seed' | 'people' | 'winners' | 'entrants'
>

const PAGE = 200

const bracketsAfter = (db: Db, day: string, no: number): Promise<readonly AuditedBracket[]> =>
  queryRows(db)<AuditedBracket>`
    select day::text as day, no, seed, people, winners, entrants from tournament_brackets
    where tournament_brackets.day = ${day}::date and no > ${no}::integer order by no limit ${PAGE}`

interface AuditedEntry {
  readonly player_id: bigint
  readonly bracket: number
  readonly seat: number
  readonly place: BracketPlace
  readonly wins: number
  readonly people: number
}

const entriesIn = (db: Db, day: string, brackets: readonly number[]) =>
  queryRows(db)<AuditedEntry>`
    select player_id, bracket, seat, place, wins, people from tournament_entries
    where day = ${day}::date and bracket = any(${[...brackets]}::integer[])`

/** Takes the stored winners instead of simulating the fights again. */
const endsOf = ({ seed, entrants, winners }: AuditedBracket): readonly BracketEnd[] => {
  if (entrants.length === 0) return []
  const loadouts = entrants.map(({ line }) => parseStoredEntrant(line).loadout)
  const bracket = bracketOf(seed, loadouts)
  return bracketEnds(bracket, wonMatches(bracket, winners))
}

const differencesIn = (bracket: AuditedBracket, entries: readonly AuditedEntry[]): AuditDifference[] => {
  const ends = endsOf(bracket)
  const people = bracket.entrants.filter(({ player_id }) => player_id > 0).length
  return entries.flatMap((entry) => {
    const end = ends[entry.seat]
    const isOwn = Number(entry.player_id) === bracket.entrants[entry.seat]?.player_id
    const pairs = [
      ['seat', isOwn ? entry.seat : -1, entry.seat],
      ['place', end?.place ?? 0, entry.place],
      ['wins', end?.wins ?? 0, entry.wins],
      ['people', people, entry.people],
    ] as const
    return pairs
      .filter(([, expected, found]) => expected !== found)
      .map(([what, expected, found]) => ({
        kind: 'tournament' as const,
        owner: entry.player_id,
        asset: `${what} in bracket ${bracket.no} of ${bracket.day}`,
        expected: BigInt(expected),
        found: BigInt(found),
      }))
  })
}

const bracketDifferences = async (db: Db): Promise<AuditDifference[]> => {
  const { rows: days } = await sql<{ day: string }>`
    select day::text as day from tournament_days where drawn_at is not null order by tournament_days.day`.execute(db)
  const differences: AuditDifference[] = []
  for (const { day } of days)
    for (let page = await bracketsAfter(db, day, 0); page.length > 0; ) {
      const numbers = page.map(({ no }) => no)
      const entries = await entriesIn(db, day, numbers)
      for (const bracket of page)
        differences.push(
          ...differencesIn(
            bracket,
            entries.filter((entry) => entry.bracket === bracket.no),
          ),
        )
      page = await bracketsAfter(db, day, page.at(-1)?.no ?? 0)
    }
  return differences
}

/** Compares rewards and tickets with entries, and entries with brackets (R26, R27). */
export const tournamentDifferences = async (db: Db): Promise<AuditDifference[]> => [
  ...(await givenDifferences(db)),
  ...(await bracketDifferences(db)),
]
