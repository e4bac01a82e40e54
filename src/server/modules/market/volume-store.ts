import { type RawBuilder, sql } from 'kysely'
import type { MarketSide } from '#rules/medals/medals.ts'
import type { Db } from '#server/db/database.ts'
import { rowsOf } from '#server/db/player-view.ts'
import { queryRows } from '#server/db/statements.ts'

/** `toMs` is exclusive. */
export interface TimeSpan {
  readonly fromMs: number
  readonly toMs: number
}

export interface PartnerVolume {
  readonly side: MarketSide
  readonly nano: number
}

/** Sales and purchases whose partner is a person, neither undone nor marked (R31). */
const countedTrades = ({ fromMs, toMs }: TimeSpan) => sql`
  at >= ${new Date(fromMs)}::timestamptz and at < ${new Date(toMs)}::timestamptz and other_id > 0
  and not exists (select from market_undone where listing_id =
    case side when 'sold' then player_id || '-' || id else other_id || '-' || id end)
  and not exists (select from market_marks where listing_id =
    case side when 'sold' then player_id || '-' || id else other_id || '-' || id end)`

export const partnerVolumesSelect = (playerId: number, span: TimeSpan): RawBuilder<readonly PartnerVolume[]> =>
  rowsOf(sql<PartnerVolume>`
    select side, sum(price_nano)::float8 as nano from market_trades
    where player_id = ${playerId}::bigint and ${countedTrades(span)} group by side, other_id`)

export interface TraderVolume {
  readonly playerId: bigint
  readonly side: MarketSide
  readonly partners: number
  readonly counted: readonly number[]
  readonly reachedAt: Date
}

/**
 * People whose volume, capped per partner by the first cap, reaches `leastNano`. @param capsNano cap per partner for
 * each medal step, ascending
 */
export const traderVolumes = async (
  db: Db,
  span: TimeSpan,
  { capsNano, leastNano }: { readonly capsNano: readonly number[]; readonly leastNano: number },
): Promise<readonly TraderVolume[]> => {
  const counted = (capNano: number) => sql`sum(least(nano, ${capNano}::bigint))`
  const [first = 0] = capsNano
  const highest = capsNano.at(-1) ?? 0
  return queryRows(db)<TraderVolume>`
    with trades as (
      select player_id, side, other_id, at, price_nano,
        sum(price_nano) over (partition by player_id, side, other_id order by at, id) - price_nano as before
      from market_trades where player_id > 0 and ${countedTrades(span)}),
    partners as (
      select player_id, side, other_id, sum(price_nano) as nano,
        max(at) filter (where before < ${highest}::bigint) as reached_at
      from trades group by player_id, side, other_id)
    select player_id as "playerId", side, count(*)::int as partners, max(reached_at) as "reachedAt",
      array[${sql.join(capsNano.map((capNano) => sql`${counted(capNano)}::float8`))}] as counted
    from partners group by player_id, side
    having ${counted(first)} >= ${leastNano}::bigint
    order by player_id, side`
}
