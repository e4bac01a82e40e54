import { type Kysely, type RawBuilder, sql } from 'kysely'
import { dayKeyOf } from '../../../rules/days.ts'
import type { BoostSourceName } from '../../../rules/economy/boost-sources.ts'
import type { BoostEvent } from '../../../rules/economy/mining.ts'
import type { Database } from '../../db/database.ts'
import { rowsOf } from '../../db/player-view.ts'
import { type Entropy, uuidV7 } from '../../entropy.ts'

/** How often a source was taken on a UTC day and ever. */
interface TakenBoosts {
  readonly source: BoostSourceName
  readonly takenToday: number
  readonly takenEver: number
}

/** How often each source was taken today and ever; sources never taken are left out. */
export const takenBoostsPart = (playerId: number, nowMs: number): RawBuilder<readonly TakenBoosts[]> =>
  rowsOf(sql<TakenBoosts>`
    select source, count(*) filter (where day = ${dayKeyOf(nowMs)}) as "takenToday", count(*) as "takenEver"
    from boosts_taken where player_id = ${playerId}::bigint group by source`)

/** How often a source was taken today and ever. */
export const takenOf = (taken: readonly TakenBoosts[], source: BoostSourceName): Omit<TakenBoosts, 'source'> =>
  taken.find((row) => row.source === source) ?? { takenToday: 0, takenEver: 0 }

/** Stores a taken boost; false when the limit of its source is reached. */
export const insertTaken = async (
  db: Kysely<Database>,
  taken: {
    readonly id: string
    readonly playerId: number
    readonly source: BoostSourceName
    readonly day: string
    /** Number within this day, from 1. */
    readonly number: number
    readonly watchId: string | null
    readonly nowMs: number
  },
): Promise<boolean> => {
  const result = await sql`
    insert into boosts_taken (id, player_id, source, day, number, watch_id, taken_at)
    values (${taken.id}, ${taken.playerId}, ${taken.source}, ${taken.day}, ${taken.number}, ${taken.watchId},
      ${new Date(taken.nowMs)})
    on conflict do nothing`.execute(db)
  return result.numAffectedRows === 1n
}

/** Appends lines to the boost log (T8). */
export const insertBoostLines = async (
  { db, entropy, nowMs }: { readonly db: Kysely<Database>; readonly entropy: Entropy; readonly nowMs: number },
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
