import { type RawBuilder, sql } from 'kysely'
import {
  LEAGUE_REWARDED_POINTS,
  type LeagueReward,
  leagueNumber,
  leagueRewardOf,
} from '#rules/leaderboards/league-rewards.ts'
import type { Place } from '#rules/units.ts'
import type { AuditDifference } from './audit-difference.ts'
import type { Db } from './database.ts'
import { queryRows } from './statements.ts'

/** Last place of each reward tier. */
const LAST_PLACES = [1, 3, 10, 50, 100, 500] as const

const byStanding = (slug: 'I' | 'special', of: (reward: LeagueReward) => number): RawBuilder<bigint> => {
  const amount = (place: Place | null, points: number): number => {
    const reward = leagueRewardOf(slug, { place, points })
    return reward ? of(reward) : 0
  }
  const steps = LAST_PLACES.map(
    (place) => sql`when place <= ${sql.lit(place)} then ${sql.lit(amount(place as Place, 1))}::bigint `,
  )
  const points = sql.lit(LEAGUE_REWARDED_POINTS)
  return sql`(case ${sql.join(steps, sql``)}when points >= ${points} then ${sql.lit(amount(null, LEAGUE_REWARDED_POINTS))}::bigint
    else 0::bigint end)`
}

const due = (of: (reward: LeagueReward) => number): RawBuilder<bigint> => sql`
  sum(case when week = ${sql.lit(leagueNumber('special'))} then ${byStanding('special', of)} else ${byStanding('I', of)} end)::bigint`

/**
 * Compares league rewards with frozen places and points (R27). Skips deleted accounts, and players with a claim in an
 * archived month.
 */
export const leagueDifferences = (db: Db): Promise<AuditDifference[]> =>
  queryRows(db)<AuditDifference>`
    with claimed as (
      select claim.player_id, claim.at, claim.week, frozen.place, coalesce(
        (select sum(fight_points + extra_points) from league_weeks as weeks where weeks.player_id = claim.player_id
          and weeks.season = claim.season and (weeks.week = claim.week or claim.week = ${sql.lit(leagueNumber('special'))})), 0) as points
      from league_claims as claim
      join players on players.id = claim.player_id
      left join league_places as frozen
        on frozen.player_id = claim.player_id and frozen.season = claim.season and frozen.week = claim.week
      where deleted_at is null
    ),
    due as (
      select player_id, ${due(({ tokNano }) => tokNano)} as tok, ${due(({ star }) => star)} as star,
        ${due(({ tickets }) => tickets)} as tickets
      from claimed group by player_id
      having min(at) >= coalesce(
        (select to_timestamp(max(month) || '-01', 'YYYY-MM-DD') + interval '1 month' from ledger_archived), '-infinity')
    ),
    booked as (
      select account as player_id, coalesce(sum(amount) filter (where asset = 'tok'), 0)::bigint as tok,
        coalesce(sum(amount) filter (where asset = 'star'), 0)::bigint as star,
        coalesce(sum(amount) filter (where asset = 'tournament-ticket'), 0)::bigint as tickets
      from ledger where reason = 'league-reward' and asset in ('tok', 'star', 'tournament-ticket') group by account
    ),
    waiting as (
      select player_id, sum(tok)::bigint as tok, sum(star)::bigint as star,
        coalesce(sum((contents ->> 'tickets')::bigint), 0)::bigint as tickets
      from inbox where reason = 'league-reward' and claimed_at is null group by player_id
    )
    select 'league' as kind, player_id as owner, pair.asset, pair.expected, pair.found
    from due left join booked using (player_id) left join waiting using (player_id)
    cross join lateral (values
      ('tok', due.tok, coalesce(booked.tok, 0) + coalesce(waiting.tok, 0)),
      ('star', due.star, coalesce(booked.star, 0) + coalesce(waiting.star, 0)),
      ('tournament-ticket', due.tickets, coalesce(booked.tickets, 0) + coalesce(waiting.tickets, 0)))
      as pair (asset, expected, found)
    where pair.expected <> pair.found order by player_id, asset`
