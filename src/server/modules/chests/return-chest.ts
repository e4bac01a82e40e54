import { isReturn, RETURN_CHEST, RETURN_WINS } from '#rules/chests/win-chests.ts'
import type { SeasonState } from '#rules/season/seasons.ts'
import type { CallScope } from '#server/calls/call-scope.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { uuidV7 } from '#server/entropy/entropy.ts'
import { sendToInbox } from '#server/modules/inbox/service.ts'
import { findPlayerLocked } from '#server/modules/players/service.ts'
import { freePlaceIn, placesOfRow } from './shelf.ts'
import { fillPlace, markReturn, rankedWins, returnSeasonSelect } from './store.ts'

export const RETURN_PARTS = { returnChestSeason: returnSeasonSelect }

interface Returning {
  readonly wins: number
  readonly returnChestSeason: number
  readonly lastActMs: number
}

/** Cheap check before `giveReturnChest`. `wins` includes unranked ones; `giveReturnChest` counts only ranked wins. */
export const isReturnChestDue = (
  { lastActMs, returnChestSeason, wins }: Returning,
  { number }: Pick<SeasonState, 'number'>,
  nowMs: number,
): boolean => wins >= RETURN_WINS && returnChestSeason < number && isReturn(lastActMs, nowMs)

/**
 * Once a season (R54). @returns false for too few ranked wins or a deleted player; else the chest is given, to the
 * shelf or the inbox
 */
export const giveReturnChest = (
  scope: CallScope,
  playerId: number,
  { number }: Pick<SeasonState, 'number'>,
): Promise<boolean> =>
  inTransaction(scope.db, async (db) => {
    const player = await findPlayerLocked(db, playerId)
    if (!player) return false
    // A concurrent call has already given the chest.
    if (player.return_chest_season >= number) return true
    if ((await rankedWins(db, playerId)) < RETURN_WINS) return false
    await markReturn(db, playerId, number)
    const place = freePlaceIn(placesOfRow(player))
    const kind = RETURN_CHEST
    if (place === undefined)
      await sendToInbox({ ...scope, db }, playerId, 'win-chest', { contents: { win_chests: [kind] } })
    else await fillPlace(db, playerId, place, { id: uuidV7(scope.entropy, scope.nowMs), kind })
    return true
  })
