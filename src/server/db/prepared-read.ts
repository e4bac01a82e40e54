import { CompiledQuery, type Kysely } from 'kysely'
import type { Database } from './database.ts'
import { playerStatement } from './player-read.ts'
import { type PartReaders, type PlayerRead, partsOf } from './player-view.ts'

/** What the values of such a statement are made of. */
interface ReadBy {
  readonly playerId: number
  readonly nowMs: number
}

/** Two players at two instants: between these no rounding to a unit of time is a shift by the same time. */
const TRIALS = [
  { playerId: 1_234_567_891, nowMs: 1_000_000_000_007 },
  { playerId: 1_987_654_328, nowMs: 1_723_456_789_123 },
] as const

/** How one value of the statement follows from the player and the instant. */
type MakesValue = (by: ReadBy) => unknown

const makerOf = ([first, second]: readonly [unknown, unknown]): MakesValue => {
  const [one, other] = TRIALS
  if (first === second) return () => first
  if (first === one.playerId && second === other.playerId) return ({ playerId }) => playerId
  if (first instanceof Date && second instanceof Date) {
    const shiftMs = first.getTime() - one.nowMs
    if (second.getTime() - other.nowMs === shiftMs) return ({ nowMs }) => new Date(nowMs + shiftMs)
  }
  throw new Error(
    `A value of a prepared read is neither the player, nor a shifted instant, nor the same always: ${first}.`,
  )
}

/** The text of a statement, and how its values follow. @throws Error when they do not */
const prepared = (
  compile: (by: ReadBy) => CompiledQuery,
): { readonly text: string; readonly values: readonly MakesValue[] } => {
  const [one, other] = [compile(TRIALS[0]), compile(TRIALS[1])]
  if (one.sql !== other.sql) throw new Error('The text of a prepared read depends on the player or the instant.')
  return { text: one.sql, values: one.parameters.map((value, index) => makerOf([value, other.parameters[index]])) }
}

/**
 * `readPlayerWith` for parts of a statement so long that to compile it anew for each call would cost more than its answer. Each value
 * is to be the player's id, an instant at a fixed distance, or a constant.
 */
export const preparedRead = <const R extends PartReaders>(
  reads: R,
): ((db: Kysely<Database>, by: ReadBy) => Promise<PlayerRead<R> | undefined>) => {
  let statement: ReturnType<typeof prepared> | undefined
  return async (db, by) => {
    statement ??= prepared(({ playerId, nowMs }) =>
      playerStatement(playerId, partsOf(reads, playerId, nowMs)).compile(db),
    )
    const { text, values } = statement
    const { rows } = await db.executeQuery<PlayerRead<R>>(
      CompiledQuery.raw(
        text,
        values.map((value) => value(by)),
      ),
    )
    return rows[0]
  }
}
