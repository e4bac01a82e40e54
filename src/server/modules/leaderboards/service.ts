import type { Kysely, RawBuilder } from 'kysely'
import type { BoardMe, BoardPage } from '../../../contracts/wire.ts'
import { BOARD_LISTED_PLACES, BOARD_PAGE_SIZE, PODIUM_PLACES } from '../../../rules/constants.ts'
import { BOARD_NAMES, type BoardName, placeLabel } from '../../../rules/leaderboards/board-labels.ts'
import type { Database } from '../../db/database.ts'
import type { BoardMark } from '../../db/tables/leaderboards.ts'
import { inTransaction } from '../../db/transaction.ts'
import { displayName, getPlayer } from '../players/service.ts'
import { currentSeason, laurelsOf } from '../season/service.ts'
import {
  entryOf,
  firstEntries,
  type ListedRow,
  listedPeople,
  listedPlaces,
  lockBoard,
  placeOf,
  placePart,
  placesOf,
  readBoard,
  rowsFrom,
  waitForBoard,
  writeBoard,
} from './store.ts'
import { rebuildTokBoard } from './tok-board.ts'
import { forgetPrizeAddresses } from './ton-store.ts'

const build = async (db: Kysely<Database>, board: BoardName, nowMs: number): Promise<void> => {
  await writeBoard(db, board, nowMs, firstEntries(board, await currentSeason(db, nowMs)))
}

/**
 * Rebuilds a board (R35), unless it is being rebuilt right now.
 * @internal
 */
export const rebuildBoard = async (db: Kysely<Database>, board: BoardName, nowMs: number): Promise<void> => {
  if (board === 'tok') return rebuildTokBoard(db, nowMs)
  await inTransaction(db, async (trx) => {
    if (await lockBoard(trx, board)) await build(trx, board, nowMs)
  })
}

/** Rebuilds every board (R35) but those being rebuilt right now: the job of each minute. */
export const rebuildBoards = async (db: Kysely<Database>, nowMs: number): Promise<void> => {
  for (const board of BOARD_NAMES) await rebuildBoard(db, board, nowMs)
}

/** The board as the job of each minute has built it last: no reader waits for a rebuild. Only the very first one builds it, and others wait. */
const standingBoard = async (
  db: Kysely<Database>,
  board: BoardName,
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

/** Twenty rows of a board (R35, row 178), and its three first people: the first thousand are listed, NPC below few people without a place (R48). */
export const boardPage = async (
  db: Kysely<Database>,
  board: BoardName,
  page: number,
  nowMs: number,
): Promise<BoardPage> => {
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
 * The caller's own row: the exact place within the listed thousand, beyond it the label that it has reached (R35, row
 * 179). Neither for players without a value, or who joined after the board was built.
 * @throws Refusal `player-not-found`
 */
export const ownRow = async (
  db: Kysely<Database>,
  board: BoardName,
  playerId: number,
  nowMs: number,
): Promise<BoardMe> => {
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

/** The listed place of a player on the PvP board as it was built last, or null: the basis of crowns (T41). */
export const pvpPlacePart = (playerId: number): RawBuilder<number | null> => placePart('pvp', playerId)

/** The same of these players; who has none is left out. */
export const pvpPlacesOf = (db: Kysely<Database>, playerIds: readonly bigint[]): Promise<ReadonlyMap<bigint, number>> =>
  placesOf(db, 'pvp', playerIds)

/**
 * What the deletion of an account leaves of its prizes in TON, a batch: transaction and amount, so that no transaction is noted for another
 * player (R35).
 * @returns how many were handled
 */
export const forgetTonPrizes = (db: Kysely<Database>, playerId: number, limit: number): Promise<number> =>
  forgetPrizeAddresses(db, playerId, limit)
