import { chestsWhich, nextToStart, type WinChest } from '#client/topics/chests/shared/chest-state.ts'
import type { ChestShelf } from '#contracts/wire.ts'
import { isReturn, RETURN_CHEST } from '#rules/chests/win-chests.ts'
import type { AwayStory } from './away-story.ts'

export interface AwayChests {
  readonly ready: number
  /** True if a closed chest is the gift for the player's return (R54). */
  readonly isReturn: boolean
  readonly isStartable: boolean
}

const ID_TIME_DIGITS = 12

/** In ms since the epoch. The id is a UUIDv7, which begins with the time. */
const createdMsOf = ({ id }: Pick<WinChest, 'id'>): number =>
  Number.parseInt(id.replaceAll('-', '').slice(0, ID_TIME_DIGITS), 16)

export const awayChests = ({ sinceMs }: Pick<AwayStory, 'sinceMs'>, shelf: ChestShelf, nowMs: number): AwayChests => ({
  ready: chestsWhich(shelf, 'ready', nowMs).length,
  isReturn:
    isReturn(sinceMs, nowMs) &&
    chestsWhich(shelf, 'closed', nowMs).some(
      // A chest of the same kind may have been won before the absence.
      (chest) => chest.kind === RETURN_CHEST && createdMsOf(chest) > sinceMs,
    ),
  isStartable: nextToStart(shelf, nowMs) !== null,
})
