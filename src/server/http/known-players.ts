import type { Kysely } from 'kysely'
import type { Database } from '../db/database.ts'
import { CallError } from './call-error.ts'

const KNOWN_MAX = 50_000

/**
 * Whether a caller has onboarded, asked of the database once for each player: rows of players are never deleted.
 * The answer throws CallError `player-not-found`, as long as there is none.
 */
export const createPlayerCheck = (db: Kysely<Database>): ((userId: number) => Promise<void>) => {
  const known = new Set<number>()
  return async (userId) => {
    if (known.has(userId)) return
    const player = await db.selectFrom('players').select('id').where('id', '=', BigInt(userId)).executeTakeFirst()
    if (player === undefined) throw new CallError('player-not-found')
    if (known.size >= KNOWN_MAX) known.clear()
    known.add(userId)
  }
}
