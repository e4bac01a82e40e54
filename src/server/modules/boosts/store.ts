import { type RawBuilder, sql } from 'kysely'
import { BOOST_SOURCES, type BoostSourceName } from '#rules/boosts/boost-sources.ts'
import { laterDay } from '#rules/days.ts'
import type { BoostEvent } from '#rules/mining/mining.ts'
import type { Db } from '#server/db/database.ts'
import { rowsOf } from '#server/db/player-view.ts'
import { changesOne } from '#server/db/statements.ts'
import { type Entropy, uuidV7 } from '#server/entropy/entropy.ts'

/** `number` counts the day's boosts of this source from 1. Days are UTC (`2026-01-31`). */
interface TakenBoost {
  readonly source: BoostSourceName
  readonly day: string
  readonly number: number
}

/**
 * The only source with a daily limit. Its name sorts first, so one range read finds its rows of today and the rows of all one-time sources.
 */
const DAILY_SOURCE = 'ad' satisfies BoostSourceName

/** Finds later days as well, which a process whose clock was ahead may have written. */
export const takenBoostsSelect = (playerId: number, nowMs: number): RawBuilder<readonly TakenBoost[]> =>
  rowsOf(sql<TakenBoost>`
    select source, day, number from boosts_taken
    where player_id = ${playerId}::bigint
      and (source, day) >= (${sql.lit(DAILY_SOURCE)}, to_char(${new Date(nowMs)}::timestamptz at time zone 'UTC', 'YYYY-MM-DD'))`)

/** How often the source was used today (UTC), or ever if it is a one-time source, and the day to store with the next use. */
export const takenOf = (
  taken: readonly TakenBoost[],
  source: BoostSourceName,
  today: string,
): { readonly times: number; readonly day: string } => {
  const own = taken.filter((boost) => boost.source === source)
  const day = own.reduce((latest, boost) => laterDay(boost.day, latest), today)
  if (BOOST_SOURCES[source].perDay === null) return { times: own.length, day }
  return { times: Math.max(0, ...own.filter((boost) => boost.day === day).map(({ number }) => number)), day }
}

/** False if the source's boost of this day and number, or the ad watch, is already stored. */
export const insertTaken = (
  db: Db,
  taken: {
    readonly id: string
    readonly playerId: number
    readonly source: BoostSourceName
    readonly day: string
    readonly number: number
    readonly watchId: string | null
    readonly nowMs: number
  },
): Promise<boolean> =>
  changesOne(db)`
    insert into boosts_taken (id, player_id, source, day, number, watch_id, taken_at)
    values (${taken.id}, ${taken.playerId}, ${taken.source}, ${taken.day}, ${taken.number}, ${taken.watchId},
      ${new Date(taken.nowMs)})
    on conflict do nothing`

export const insertBoostLines = async (
  { db, entropy, nowMs }: { readonly db: Db; readonly entropy: Entropy; readonly nowMs: number },
  playerId: number,
  lines: readonly BoostEvent[],
): Promise<void> => {
  await db
    .with('raised', (query) =>
      query
        .updateTable('players')
        .set((eb) => ({ mining_no: eb('mining_no', '+', 1) }))
        .where('id', '=', BigInt(playerId)),
    )
    .insertInto('boosts')
    .values(
      lines.map(({ atMs, val }) => ({
        id: uuidV7(entropy, nowMs),
        player_id: playerId,
        type: val > 0 ? ('mining-speed-scale-up' as const) : ('mining-speed-scale-down' as const),
        val: Math.abs(val),
        at: new Date(atMs),
      })),
    )
    .execute()
}
