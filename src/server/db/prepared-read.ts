import { CompiledQuery, type RawBuilder } from 'kysely'
import type { Db } from './database.ts'

export interface ReadBy {
  readonly playerId: number
  readonly nowMs: number
  readonly key: string
}

/**
 * Two sample inputs. The statement is compiled for both, and its parameters are recognised by comparing them. A rounded
 * instant would be noticed, because rounding shifts these two by different amounts.
 */
const TRIALS = [
  { playerId: 1_234_567_891, nowMs: 1_000_000_000_007, key: '00000000-0000-4000-8000-000000000001' },
  { playerId: 1_987_654_328, nowMs: 1_723_456_789_123, key: '00000000-0000-4000-8000-000000000002' },
] as const

/** Parameters whose makers have the same name are merged. A constant's maker has no name. */
interface ValueMaker {
  readonly name: string | null
  readonly make: (by: Partial<ReadBy>) => unknown
}

const makerOf = ([first, second]: readonly [unknown, unknown]): ValueMaker => {
  const [one, other] = TRIALS
  // Equal constants may be of different SQL types, so they are not merged.
  if (first === second) return { name: null, make: () => first }
  if (first === one.playerId && second === other.playerId) return { name: 'player', make: ({ playerId }) => playerId }
  if (first === one.key && second === other.key) return { name: 'key', make: ({ key }) => key }
  if (first instanceof Date && second instanceof Date) {
    const shiftMs = first.getTime() - one.nowMs
    if (second.getTime() - other.nowMs === shiftMs)
      return { name: `now ${shiftMs}`, make: ({ nowMs = 0 }) => new Date(nowMs + shiftMs) }
  }
  throw new Error(
    `A value of a prepared read is neither the caller’s, nor a shifted instant, nor the same always: ${first}.`,
  )
}

interface Prepared {
  readonly text: string
  readonly values: readonly ValueMaker[]
}

/** Merges repeated parameters, and puts the text on one line because PostgreSQL copies it at every execution. */
const withoutRepeats = (text: string, makers: readonly ValueMaker[]): Prepared => {
  const values: ValueMaker[] = []
  const places = makers.map((maker) => {
    const known = values.findIndex(({ name }) => name !== null && name === maker.name)
    return known < 0 ? values.push(maker) : known + 1
  })
  return {
    text: text.replaceAll(/\$(\d+)/g, (_, place) => `$${places[Number(place) - 1]}`).replaceAll(/\n\s+/g, ' '),
    values,
  }
}

const prepared = (compile: (by: ReadBy) => CompiledQuery): Prepared => {
  const [one, other] = [compile(TRIALS[0]), compile(TRIALS[1])]
  if (one.sql !== other.sql) throw new Error('The text of a prepared read depends on the caller or the instant.')
  return withoutRepeats(
    one.sql,
    one.parameters.map((value, index) => makerOf([value, other.parameters[index]])),
  )
}

/**
 * Compiles the statement once. Each value must be an input, an instant at a fixed distance from `nowMs`, or a constant.
 * Reads one row.
 */
export const preparedRead = <Row, By extends Partial<ReadBy>>(
  statement: (by: By) => RawBuilder<Row>,
): ((db: Db, by: By) => Promise<Row | undefined>) => {
  let kept: Prepared | undefined
  return async (db, by) => {
    kept ??= prepared((trial) => statement(trial as Partial<ReadBy> as By).compile(db))
    const values = kept.values.map(({ make }) => make(by))
    const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(kept.text, values))
    return rows[0]
  }
}
