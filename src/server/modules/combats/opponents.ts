import type { Kysely } from 'kysely'
import type { FighterProfile } from '../../../contracts/wire.ts'
import type { Database } from '../../db/database.ts'
import { CallError } from '../../http/call-error.ts'
import { findFighter, type PlayerFighter } from '../fighters/service.ts'
import { playerIdByUsername } from '../players/service.ts'

const CONTROL_CHARACTER = /\p{Cc}/u
/** Ids of persons are positive, those of NPCs negative; usernames of the messenger never are numbers. */
const PLAYER_ID = /^-?[1-9]\d{0,14}$/

const playerIdFor = async (db: Kysely<Database>, query: string): Promise<number | undefined> => {
  const asked = query.trim()
  const name = asked.startsWith('@') ? asked.slice(1) : asked
  // PostgreSQL takes no text with a zero character in it, and nobody's name has another one of that kind.
  if (name === '' || CONTROL_CHARACTER.test(name)) throw new CallError('invalid-challenge-query')
  return PLAYER_ID.test(asked) ? Number(asked) : playerIdByUsername(db, name)
}

/**
 * The player whom a challenge means: by username in any case of letters, with or without @, or by id (R11, row 94).
 * @throws CallError `invalid-challenge-query` (row 95), `self-challenge`, `opponent-not-found`
 */
export const challenged = async (db: Kysely<Database>, playerId: number, query: string): Promise<PlayerFighter> => {
  const opponentId = await playerIdFor(db, query)
  if (opponentId === playerId) throw new CallError('self-challenge')
  const fighter = opponentId === undefined ? undefined : await findFighter(db, opponentId)
  if (!fighter) throw new CallError('opponent-not-found')
  return fighter
}

/** Whom a challenge would meet, before it is fought. @throws CallError as `challenged` */
export const opponentProfile = async (db: Kysely<Database>, playerId: number, query: string): Promise<FighterProfile> =>
  (await challenged(db, playerId, query)).profile
