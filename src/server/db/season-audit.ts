import { type RawBuilder, sql } from 'kysely'
import { firstStepOf } from '#rules/season/ranks.ts'
import { PLACE_REWARD_FIGHTS, seasonPlaceReward, seasonRewardOf } from '#rules/season/season-rewards.ts'
import type { Place, Tier } from '#rules/units.ts'
import type { AuditDifference } from './audit-difference.ts'
import type { Db } from './database.ts'
import { queryRows } from './statements.ts'

const TIERS = [7, 6, 5, 4, 3, 2, 1] as const
/** Last place of each bonus tier. */
const LAST_PLACES = [1, 2, 3, 10, 50] as const

const byTier = (of: (tier: Tier) => number): RawBuilder<bigint> => {
  const steps = TIERS.map(
    (tier) =>
      sql`when points >= ${sql.lit(firstStepOf(tier as Tier).minPoints)} then ${sql.lit(of(tier as Tier))}::bigint `,
  )
  return sql`(case ${sql.join(steps, sql``)}else ${sql.lit(of(0 as Tier))}::bigint end)`
}

const placeBonus: RawBuilder<bigint> = (() => {
  const steps = LAST_PLACES.map(
    (place) =>
      sql`when place <= ${sql.lit(place)} then ${sql.lit(seasonPlaceReward(place as Place)?.tokNano ?? 0)}::bigint `,
  )
  return sql`(case ${sql.join(steps, sql``)}else 0::bigint end)`
})()

/**
 * Compares season rewards with final ranks and places (R30). Skips deleted accounts, and players with a claim in an
 * archived month.
 */
export const seasonDifferences = (db: Db): Promise<AuditDifference[]> =>
  queryRows(db)<AuditDifference>`
    with ended as (
      select claim.player_id, claim.at, case when greatest(result.fights, fought.fights) >= ${sql.lit(PLACE_REWARD_FIGHTS)} then place end as place,
        coalesce(result.rank_points, case when rank_season = claim.season + 1 then rank_latest else 0 end) as points
      from season_claims as claim
      join players on players.id = claim.player_id
      left join season_results as result on result.player_id = claim.player_id and result.season = claim.season
      left join season_places as frozen on frozen.player_id = claim.player_id and frozen.season = claim.season
      left join (
        select player_id, season, sum(fights) as fights from league_weeks group by player_id, season
      ) as fought on fought.player_id = claim.player_id and fought.season = claim.season
      where deleted_at is null
    ),
    due as (
      select player_id, sum(${byTier((tier) => seasonRewardOf(tier).tokNano)} + ${placeBonus})::bigint as tok,
        sum(${byTier((tier) => seasonRewardOf(tier).star)})::bigint as star
      from ended group by player_id
      having min(at) >= coalesce(
        (select to_timestamp(max(month) || '-01', 'YYYY-MM-DD') + interval '1 month' from ledger_archived), '-infinity')
    ),
    booked as (
      select account as player_id, coalesce(sum(amount) filter (where asset = 'tok'), 0)::bigint as tok,
        coalesce(sum(amount) filter (where asset = 'star'), 0)::bigint as star
      from ledger where reason = 'season-reward' and asset in ('tok', 'star') group by account
    ),
    waiting as (
      select player_id, sum(tok)::bigint as tok, sum(star)::bigint as star
      from inbox where reason = 'season-reward' and claimed_at is null group by player_id
    )
    select 'season' as kind, player_id as owner, pair.asset, pair.expected, pair.found
    from due left join booked using (player_id) left join waiting using (player_id)
    cross join lateral (values
      ('tok', due.tok, coalesce(booked.tok, 0) + coalesce(waiting.tok, 0)),
      ('star', due.star, coalesce(booked.star, 0) + coalesce(waiting.star, 0))) as pair (asset, expected, found)
    where pair.expected <> pair.found order by player_id, asset`
