import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Kysely, sql } from 'kysely'
import type pg from 'pg'
import type { Database } from '../../src/server/db/database.ts'
import recorded from './reference-sql.json' with { type: 'json' }

/** The commit before issue 15: the bars of the bench are shares of what its calls cost. */
export const REFERENCE_COMMIT = recorded.commit

/** That commit's schema. */
const SCHEMA = path.join(import.meta.dirname, 'reference-schema.sql')

/** What is recorded of that commit: the statements of the use case alone, without admission, stored answer and transaction. */
export type ReferenceName = 'onboard' | 'claim' | 'fightWon' | 'fightLost'

/** A recorded parameter: itself, or what stands for a player, an instant (ms from now), a fresh uuid, a large number. */
type RecordedValue =
  | null
  | boolean
  | number
  | string
  | { readonly player: string }
  | { readonly at: number }
  | { readonly uuid: number }
  | { readonly bigint: string }
  | readonly RecordedValue[]

interface RecordedStatement {
  readonly text: string
  readonly values: readonly RecordedValue[]
}

/** For whom recorded statements are run. */
interface ReferenceCall {
  readonly playerId: number
  readonly opponentId: number
  readonly nowMs: number
}

const parameters = ({ playerId, opponentId, nowMs }: ReferenceCall): ((value: RecordedValue) => unknown) => {
  const uuids = new Map<number, string>()
  const parameter = (value: RecordedValue): unknown => {
    if (value === null || typeof value !== 'object') return value
    if ('player' in value) return value.player === 'self' ? playerId : opponentId
    if ('at' in value && typeof value.at === 'number') return new Date(nowMs + value.at)
    if ('bigint' in value) return value.bigint
    if ('uuid' in value) {
      const uuid = uuids.get(value.uuid) ?? randomUUID()
      uuids.set(value.uuid, uuid)
      return uuid
    }
    return (value as readonly RecordedValue[]).map(parameter)
  }
  return parameter
}

/** Makes an empty database that of the recorded statements. */
export const prepareReference = async (db: Kysely<Database>): Promise<void> => {
  await sql.raw(readFileSync(SCHEMA, 'utf8')).execute(db)
}

/** Runs recorded statements bare, as one transaction on one connection, each prepared there by name once, as every build's are. */
export const runReference = async (pool: pg.Pool, name: ReferenceName, call: ReferenceCall): Promise<void> => {
  const parameter = parameters(call)
  const client = await pool.connect()
  try {
    await client.query('begin')
    for (const [index, { text, values }] of (recorded[name] as readonly RecordedStatement[]).entries())
      await client.query({ name: `${name}_${index}`, text, values: values.map(parameter) })
    await client.query('commit')
  } finally {
    client.release()
  }
}
