import type { CallData } from '#contracts/schemas.ts'
import type { ChestShelf } from '#contracts/wire.ts'
import { CHEST_MS, isChestReady, isChestRunning } from '#rules/chests/win-chests.ts'
import { ApiError } from '#server/api-error.ts'
import type { CallScope, Scope } from '#server/calls/call-scope.ts'
import type { Db } from '#server/db/database.ts'
import { playerView, readView } from '#server/db/player-view.ts'
import { giveReward } from '#server/modules/inbox/service.ts'
import { getPlayerLocked } from '#server/modules/players/service.ts'
import { seasonCalendarSelect, seasonFrom } from '#server/modules/season/service.ts'
import { isoOrNull } from '#server/text/iso.ts'
import { giveReturnChest, isReturnChestDue, RETURN_PARTS } from './return-chest.ts'
import {
  chestOfNextWin,
  chestsIn,
  columnsFilledBy,
  type FilledColumns,
  placesOfRow,
  SHELF_PARTS,
  type ShelvedChest,
  winsOfSeason,
} from './shelf.ts'
import { freePlace, setReadyAt } from './store.ts'
import { chestTrigger } from './triggers.ts'

export {
  chestOfNextWin,
  chestTrigger,
  columnsFilledBy,
  type FilledColumns,
  giveReturnChest,
  isReturnChestDue,
  RETURN_PARTS,
  SHELF_PARTS,
  winsOfSeason,
}

const onTheWire = ({ id, kind, place, readyMs }: ShelvedChest): ChestShelf['chests'][number] => ({
  id,
  place,
  kind,
  ready_at: isoOrNull(readyMs),
})

/** Without further acts the answer is constant within a UTC day (R54). */
export const shelfView = playerView(
  { ...SHELF_PARTS, calendar: seasonCalendarSelect },
  ({ calendar, chestPlaces, seasonWins }, { nowMs }: Pick<Scope, 'nowMs'>): ChestShelf => ({
    chests: chestsIn(chestPlaces).map(onTheWire),
    wins: winsOfSeason(seasonWins, seasonFrom(calendar, nowMs)),
  }),
)

const lockedChest = async (
  db: Db,
  playerId: number,
  id: string,
): Promise<{ readonly chest: ShelvedChest; readonly shelf: readonly ShelvedChest[] }> => {
  const shelf = chestsIn(placesOfRow(await getPlayerLocked(db, playerId)))
  const chest = shelf.find((each) => each.id === id.toLowerCase())
  if (!chest) throw new ApiError('chest-not-found')
  return { chest, shelf }
}

/**
 * Keeps the time of a chest that is already started. @throws ApiError `player-not-found`, `chest-not-found`,
 * `chest-running` while another one runs
 */
export const startChest = async (
  { db, nowMs }: Scope,
  playerId: number,
  id: string,
): Promise<CallData<'chests.start'>> => {
  const { chest, shelf } = await lockedChest(db, playerId, id)
  if (chest.readyMs === null) {
    if (shelf.some(({ readyMs }) => isChestRunning(readyMs, nowMs))) throw new ApiError('chest-running')
    await setReadyAt(db, playerId, chest.place, nowMs + CHEST_MS[chest.kind])
  }
  return readView(db, playerId, shelfView, { nowMs })
}

/**
 * The player's luck decides what is in the chest (R46). @throws ApiError `player-not-found`, `chest-not-found`,
 * `chest-not-ready`
 */
export const openChest = async (scope: CallScope, playerId: number, id: string): Promise<CallData<'chests.open'>> => {
  const { db, nowMs } = scope
  const { chest } = await lockedChest(db, playerId, id)
  if (!isChestReady(chest.readyMs, nowMs)) throw new ApiError('chest-not-ready')
  await freePlace(db, playerId, chest.place)
  const opened = await giveReward(scope, playerId, {
    reason: 'win-chest',
    ref: chest.id,
    reward: { contents: { win_chests: [chest.kind] } },
  })
  return { kind: chest.kind, opened, shelf: await readView(db, playerId, shelfView, { nowMs }) }
}
