import { ENERGY_MAX, FINDING_MIN_MS } from '#rules/constants.ts'
import { isSamePhase } from '#rules/season/seasons.ts'
import { MS_PER_SECOND } from '#rules/units.ts'
import type { CallScope } from '#server/calls/call-scope.ts'
import type { Db } from '#server/db/database.ts'
import { execute, queryValue } from '#server/db/statements.ts'
import { uuidV7 } from '#server/entropy/entropy.ts'
import { createCandidates } from '#server/modules/kombat/candidates.ts'
import { fightPending } from '#server/modules/kombat/fight.ts'
import { findFor } from '#server/modules/kombat/find.ts'
import { currentSeason } from '#server/modules/season/service.ts'
import { OperatorError } from '#server/operators/operator-error.ts'

/** A fight's search, plus a second so that fights have distinct instants. */
const SHORTEST_STEP_MS = FINDING_MIN_MS + MS_PER_SECOND

const lastInstantMs = async (db: Db, playerId: number): Promise<number> => {
  const { created_at } = await db
    .selectFrom('players')
    .select('created_at')
    .where('id', '=', BigInt(playerId))
    .executeTakeFirstOrThrow()
  const lastAt = await queryValue(db, created_at)`
    select at from fights where attacker_id = ${playerId} order by at desc limit 1`
  return lastAt.getTime()
}

const refresh = async (db: Db, playerId: number): Promise<void> => {
  await db.deleteFrom('pending_matches').where('player_id', '=', BigInt(playerId)).execute()
  await execute(db)`update players set energy = ${ENERGY_MAX}, energy_refill_at = null where id = ${playerId}`
}

/**
 * Plays real fights, spread over the time since the player's last one. @throws OperatorError if that time is too short
 */
export const playTestFights = async ({ db, nowMs, entropy }: CallScope, playerId: number, count: number) => {
  const fromMs = await lastInstantMs(db, playerId)
  const stepMs = Math.floor((nowMs - fromMs) / count)
  if (stepMs < SHORTEST_STEP_MS) {
    const room = Math.max(0, Math.floor((nowMs - fromMs) / SHORTEST_STEP_MS))
    throw new OperatorError(`Since the last fight of this player there is time for ${room} fights, not for ${count}.`)
  }
  const opponents = createCandidates({ db, clock: { nowMs: () => nowMs }, entropy })
  for (let place = 1; place <= count; place++) {
    const onTimeMs = fromMs + place * stepMs
    // A found opponent does not survive a season boundary (R28), so the search must begin after it.
    const isApart = !isSamePhase(await currentSeason(db, onTimeMs), onTimeMs - FINDING_MIN_MS)
    const fightMs = isApart ? onTimeMs + FINDING_MIN_MS : onTimeMs
    await refresh(db, playerId)
    await findFor({ db, nowMs: fightMs - FINDING_MIN_MS, entropy, opponents }, playerId)
    await fightPending({ db, nowMs: fightMs, entropy }, playerId, uuidV7(entropy, fightMs))
  }
}
