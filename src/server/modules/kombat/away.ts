import type { CallData } from '#contracts/schemas.ts'
import { AWAY_LOOK_BACK_MS, AWAY_MIN_MS } from '#rules/home/away.ts'
import { ApiError } from '#server/api-error.ts'
import type { Scope } from '#server/calls/call-scope.ts'
import type { Db } from '#server/db/database.ts'
import { readPlayerWith } from '#server/db/player-read.ts'
import { type PlayerRead, partsOf, playerView } from '#server/db/player-view.ts'
import { LAST_HUNT_PARTS, lastHuntActMs } from '#server/modules/hunt/service.ts'
import { type WhileAway, whileAwaySince } from './away-store.ts'

export const AWAY_PARTS = LAST_HUNT_PARTS

type AwayRead = Pick<PlayerRead<typeof AWAY_PARTS>, 'id' | 'last_claim_at' | 'energy_burned_at' | 'lastHunt'>

/** Latest claim, fight, or start or collection of a hunt. */
export const lastActMs = ({ last_claim_at, energy_burned_at, lastHunt }: AwayRead): number =>
  Math.max(last_claim_at.getTime(), energy_burned_at?.getTime() ?? 0, lastHuntActMs(lastHunt) ?? 0)

/**
 * Null if the player was away for less than three hours. A separate query, so that the common bootstrap does not plan a
 * scan of a month of ledger rows and defences.
 */
export const whileAway = async (db: Db, read: AwayRead, nowMs: number): Promise<WhileAway | null> => {
  const sinceMs = lastActMs(read)
  if (nowMs - sinceMs < AWAY_MIN_MS) return null
  return (await whileAwaySince(db, Number(read.id), Math.max(sinceMs, nowMs - AWAY_LOOK_BACK_MS))) ?? null
}

export const awayView = playerView(
  AWAY_PARTS,
  (read, { found }: { readonly found: WhileAway | null }): CallData<'combats.away'> =>
    found && {
      since: new Date(lastActMs(read)).toISOString(),
      attacks: found.attacks.count,
      won: found.attacks.won,
      lost: found.attacks.lost,
      attacker: found.attacker && { username: found.attacker.name, house_id: found.attacker.house },
      place: { before: found.placeBefore, now: found.placeNow },
      sold: found.sold,
    },
)

/** @throws ApiError `player-not-found` */
export const awayOf = async ({ db, nowMs }: Scope, playerId: number): Promise<CallData<'combats.away'>> => {
  const read = await readPlayerWith(db, playerId, partsOf(AWAY_PARTS, playerId, nowMs))
  if (!read || read.deleted_at !== null) throw new ApiError('player-not-found')
  return awayView.show(read, { found: await whileAway(db, read, nowMs) })
}
