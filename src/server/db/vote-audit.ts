import { VOTE } from '#rules/vote/vote.ts'
import type { AuditDifference } from './audit-difference.ts'
import type { Db } from './database.ts'
import { queryRows } from './statements.ts'

/**
 * Compares only weeks whose months are all in the ledger. Sums over all players, because votes are stored per guild.
 */
export const voteDifferences = (db: Db): Promise<AuditDifference[]> =>
  queryRows(db)<AuditDifference>`
    with first as (
      select coalesce(date_trunc('week', (max(month) || '-01')::date + interval '1 month') + interval '7 days', '-infinity') as week
      from ledger_archived),
    cast_ones as (
      select coalesce(sum(paid), 0)::bigint * ${VOTE.priceStar}::bigint as star
      from guild_votes, first where guild_votes.week >= first.week),
    burnt as (
      select coalesce(-sum(amount), 0)::bigint as star
      from ledger, first where reason = 'guild-vote' and asset = 'star' and at >= first.week at time zone 'UTC')
    select 'votes' as kind, null::bigint as owner, 'star' as asset, cast_ones.star as expected, burnt.star as found
    from cast_ones, burnt where cast_ones.star <> burnt.star`
