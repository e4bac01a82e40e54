import type { CallData } from '#contracts/schemas.ts'
import { ApiError } from '#server/api-error.ts'
import type { Scope } from '#server/calls/call-scope.ts'
import type { Db } from '#server/db/database.ts'
import { findFighter, type PlayerFighter } from '#server/modules/fighters/service.ts'
import { playerIdByUsername } from '#server/modules/players/service.ts'
import { laurelsOf } from '#server/modules/season/service.ts'

const CONTROL_CHARACTER = /\p{Cc}/u
/** A number is an id, negative for an NPC: usernames are never numbers. */
const PLAYER_ID = /^-?[1-9]\d{0,14}$/

const playerIdFor = async (db: Db, query: string): Promise<number | undefined> => {
  const asked = query.trim()
  const name = asked.startsWith('@') ? asked.slice(1) : asked
  // PostgreSQL rejects NUL in text, and no name has control characters.
  if (name === '' || CONTROL_CHARACTER.test(name)) throw new ApiError('invalid-challenge-query')
  return PLAYER_ID.test(asked) ? Number(asked) : playerIdByUsername(db, name)
}

/**
 * Finds a player by id or name (R11, row 94). @throws ApiError `invalid-challenge-query` (row 95), `self-challenge`, `opponent-not-found`
 */
export const challenged = async (scope: Scope, playerId: number, query: string): Promise<PlayerFighter> => {
  const opponentId = await playerIdFor(scope.db, query)
  if (opponentId === playerId) throw new ApiError('self-challenge')
  const fighter = opponentId === undefined ? undefined : await findFighter(scope, opponentId)
  if (!fighter) throw new ApiError('opponent-not-found')
  return fighter
}

/** @throws ApiError as `challenged` */
export const opponentProfile = async (
  scope: Scope,
  playerId: number,
  query: string,
): Promise<CallData<'combats.opponent'>> => {
  const { profile, player } = await challenged(scope, playerId, query)
  const laurel = (await laurelsOf(scope, [player.id])).get(player.id)
  return laurel === undefined ? profile : { ...profile, laurel }
}
