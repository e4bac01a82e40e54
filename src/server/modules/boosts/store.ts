import { type Kysely, type RawBuilder, sql } from 'kysely'
import { BOOST_SOURCE_NAMES, type BoostSourceName } from '../../../rules/boosts/boost-sources.ts'
import { countOfDay, laterDay } from '../../../rules/days.ts'
import type { BoostEvent } from '../../../rules/mining/mining.ts'
import type { Database } from '../../db/database.ts'
import { type Entropy, uuidV7 } from '../../entropy.ts'

/** How often a source was taken, and when last. */
interface TakenBoosts {
  /** UTC day and number within it of the last one, as one text that sorts: `2026-01-31 00002`; null before the first. */
  readonly last: string | null
  readonly takenEver: number
}

type TakenBySource = Readonly<Record<BoostSourceName, TakenBoosts>>

const DAY_LENGTH = 'YYYY-MM-DD'.length

const takenOfSource = (source: BoostSourceName): RawBuilder<TakenBoosts> => sql`
  ${sql.lit(source)}, json_build_object(
    'last', max(day || ' ' || lpad(number::text, 5, '0')) filter (where source = ${sql.lit(source)}),
    'takenEver', count(*) filter (where source = ${sql.lit(source)}))`

/** What each source was taken last and ever. Numbers within a day run from 1. */
export const takenBoostsPart = (playerId: number): RawBuilder<TakenBySource> => sql`
  select json_build_object(${sql.join(BOOST_SOURCE_NAMES.map(takenOfSource))})
  from boosts_taken where player_id = ${playerId}::bigint`

/** How often a source was taken today (UTC) and ever, and the day to keep with the next one. */
export const takenOf = (
  taken: TakenBySource,
  source: BoostSourceName,
  today: string,
): { readonly takenToday: number; readonly takenEver: number; readonly day: string } => {
  const { last, takenEver } = taken[source]
  if (last === null) return { takenToday: 0, takenEver, day: today }
  const lastDay = last.slice(0, DAY_LENGTH)
  const takenToday = countOfDay({ day: lastDay, count: Number(last.slice(DAY_LENGTH)) }, today)
  return { takenToday, takenEver, day: laterDay(lastDay, today) }
}

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
