import type { RawBuilder } from 'kysely'
import type { BoardMe, BoardPage } from '#contracts/wire.ts'
import { BOARD_LISTED_PLACES, BOARD_PAGE_SIZE, PODIUM_PLACES } from '#rules/constants.ts'
import { placeLabel } from '#rules/leaderboards/board-labels.ts'
import { BOARD_IDS, type BoardId } from '#rules/leaderboards/boards.ts'
import type { Db } from '#server/db/database.ts'
import type { BoardMark } from '#server/db/tables/leaderboards.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { displayName, getPlayer } from '#server/modules/players/service.ts'
import { currentSeason, laurelsOf } from '#server/modules/season/service.ts'
import {
  entryOf,
  firstEntries,
  type ListedRow,
  lastPlaceOf,
  listedPeople,
  listedPlaces,
  lockBoard,
  noteLastPlaces,
  placeOf,
  placeSelect,
  placesOf,
  readBoard,
  rowsFrom,
  waitForBoard,
  writeBoard,
} from './store.ts'
import { rebuildTokBoard } from './tok-board.ts'
import { forgetPrizeAddresses } from './ton-store.ts'

const build = async (db: Db, board: BoardId, nowMs: number): Promise<void> => {
  await writeBoard(db, board, nowMs, firstEntries(board, await currentSeason(db, nowMs)))
}

/** Does nothing while another process rebuilds the board (R35). @internal */
export const rebuildBoard = async (db: Db, board: BoardId, nowMs: number): Promise<void> => {
  if (board === 'tok') return rebuildTokBoard(db, nowMs)
  const isRebuilt = await inTransaction(db, async (trx) => {
    const isFree = await lockBoard(trx, board)
    if (isFree) await build(trx, board, nowMs)
    return isFree
  })
  if (isRebuilt && board === 'pvp') await noteLastPlaces(db, nowMs)
}

export const rebuildBoards = async (db: Db, nowMs: number): Promise<void> => {
  for (const board of BOARD_IDS) await rebuildBoard(db, board, nowMs)
}

/**
 * Reads the last rebuilt board, so that readers never wait for a rebuild. Only while there is none, the first request
 * builds it and others wait.
 */
const standingBoard = async (
  db: Db,
  board: BoardId,
  nowMs: number,
): Promise<{ readonly rebuiltMs: number; readonly marks: readonly BoardMark[] }> => {
  const standing = await readBoard(db, board)
  if (standing) return standing
  await inTransaction(db, async (trx) => {
    await waitForBoard(trx, board)
    if (!(await readBoard(trx, board))) await build(trx, board, nowMs)
  })
  return (await readBoard(db, board)) ?? { rebuiltMs: nowMs, marks: [] }
}

const onTheWire = (row: ListedRow, laurels: ReadonlyMap<bigint, number>): BoardPage['items'][number] => {
  const laurel = laurels.get(row.player_id)
  return {
    place: row.place,
    user_id: Number(row.player_id),
    username: displayName(row),
    house_id: row.house_id,
    value: Number(row.value),
    ...(laurel === undefined ? {} : { laurel }),
  }
}

/** One page of rows, and the podium (R35, row 178). NPCs fill up a short board; their place is null (R48). */
export const boardPage = async (db: Db, board: BoardId, page: number, nowMs: number): Promise<BoardPage> => {
  const { rebuiltMs } = await standingBoard(db, board, nowMs)
  const last = page * BOARD_PAGE_SIZE
  const from = last - BOARD_PAGE_SIZE + 1
  const rows = await rowsFrom(db, board, { from, to: last, first: PODIUM_PLACES })
  const ids = board === 'pvp' ? rows.filter(({ place }) => place !== null).map(({ player_id }) => player_id) : []
  const laurels = await laurelsOf({ db, nowMs }, ids)
  const shown = (row: ListedRow) => onTheWire(row, laurels)
  return {
    items: rows.filter(({ position }) => position >= from && position <= last).map(shown),
    podium: rows.filter(({ place }) => place !== null && place <= PODIUM_PLACES).map(shown),
    total: Math.min(BOARD_LISTED_PLACES, await listedPlaces(db, board)),
    page,
    page_size: BOARD_PAGE_SIZE,
    updated_at: new Date(rebuiltMs).toISOString(),
  }
}

const isAtOrBehind = (own: Omit<BoardMark, 'place'>, mark: BoardMark): boolean => {
  if (own.value !== mark.value) return own.value < mark.value
  if (own.sinceMs !== mark.sinceMs) return own.sinceMs > mark.sinceMs
  const [latest, markLatest] = [own.latest ?? 0, mark.latest ?? 0]
  return latest === markLatest ? own.playerId >= mark.playerId : latest < markLatest
}

/**
 * Exact place if listed. Otherwise a label such as '2000+', or null while the list is not full (R35, row 179). @throws
 * ApiError `player-not-found`
 */
export const ownRow = async (db: Db, board: BoardId, playerId: number, nowMs: number): Promise<BoardMe> => {
  const { marks } = await standingBoard(db, board, nowMs)
  const player = await getPlayer(db, playerId)
  const who = { username: displayName(player), house_id: player.house_id }
  const listed = await placeOf(db, board, playerId)
  if (listed) return { ...who, place: listed.place, label: null, value: Number(listed.value) }
  const entry = await entryOf(db, board, playerId, await currentSeason(db, nowMs))
  if (!entry) return { ...who, place: null, label: null, value: 0 }
  const isFull = (await listedPeople(db, board)) >= BOARD_LISTED_PLACES
  const passed = marks.filter((mark) => isAtOrBehind({ ...entry, playerId }, mark)).map((mark) => mark.place)
  const reached = Math.max(BOARD_LISTED_PLACES + 1, ...passed)
  return { ...who, place: null, label: isFull ? placeLabel(reached) : null, value: entry.value }
}

/** Place as of the last rebuild. A player's crown depends on it (T41). */
export const pvpPlaceSelect = (playerId: number): RawBuilder<number | null> => placeSelect('pvp', playerId)

/**
 * Place noted by a rebuild after the player's last claim or fight. Null if no rebuild has listed the player since. Use
 * it inside a select from `players`.
 */
export const lastPlaceSelect = (playerId: number): RawBuilder<number | null> => lastPlaceOf(playerId)

export const pvpPlacesOf = (db: Db, playerIds: readonly bigint[]): Promise<ReadonlyMap<bigint, number>> =>
  placesOf(db, 'pvp', playerIds)

/**
 * Erases the wallet address from at most `limit` prizes. Transaction and amount stay, so that no transaction is
 * recorded twice (R35). @returns number of prizes changed
 */
export const forgetTonPrizes = (db: Db, playerId: number, limit: number): Promise<number> =>
  forgetPrizeAddresses(db, playerId, limit)
