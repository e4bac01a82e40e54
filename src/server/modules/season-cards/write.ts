import { cardSeason } from '#rules/season/season-card.ts'
import type { SeasonDates } from '#rules/season/seasons.ts'
import type { Scope } from '#server/calls/call-scope.ts'
import type { Db } from '#server/db/database.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { findPlayersLocked } from '#server/modules/players/service.ts'
import { currentSeason, fightersOfSeason, freezePlaces } from '#server/modules/season/service.ts'
import { sumOfBatches } from '#server/sum-of-batches.ts'
import { cardFiguresOf } from './figures.ts'
import { cardsProgress, deleteCardsBefore, insertCards, playersWithCard, saveCardsProgress } from './store.ts'

/** Cards per transaction. For a daily player, each is computed from some 500 attacks and 500 incoming fights. */
const CARDS_AT_ONCE = 50
/** 2,000 players a minute, leaving room for calls. */
const BATCHES_A_RUN = 40
/** One season more than is shown, because a clock that is set back shows the previous card again. */
const SEASONS_KEPT = 2

/**
 * Existing cards stay, because the job and a player's request compute the same (R28). @param goOn saves the job's
 * progress; false if another run has already saved it
 */
export const writeCards = async (
  { db, nowMs }: Scope,
  over: SeasonDates,
  playerIds: readonly number[],
  goOn: (trx: Db) => Promise<boolean> = async () => true,
): Promise<void> => {
  const figures = await cardFiguresOf(db, over, playerIds)
  await inTransaction(db, async (trx) => {
    if (!(await goOn(trx))) return
    // Locked, so that an account deletion waits and finds the card.
    const present = await findPlayersLocked(trx, [...figures.keys()])
    const cards = new Map([...figures].filter(([id]) => present.has(id)))
    await insertCards(trx, over.number, cards, nowMs)
    await deleteCardsBefore(trx, over.number + 1 - SEASONS_KEPT, [...cards.keys()])
  })
}

export const freezeFirst = ({ db, nowMs }: Scope, over: SeasonDates): Promise<boolean> =>
  inTransaction(db, (trx) => freezePlaces({ db: trx, nowMs }, over))

const writeBatch = async (scope: Scope, over: SeasonDates): Promise<number | null> => {
  const { db, nowMs } = scope
  const seen = await cardsProgress(db, over.number)
  if (seen === undefined || seen.cards_at !== null) return null
  const ids = (await fightersOfSeason(db, over.number, seen.cards_to ?? 0n, CARDS_AT_ONCE)).map(Number)
  const written = await playersWithCard(db, over.number, ids)
  const last = ids.at(-1)
  const to = {
    cards_to: last === undefined ? seen.cards_to : BigInt(last),
    cards_at: ids.length < CARDS_AT_ONCE ? new Date(nowMs) : null,
  }
  await writeCards(
    scope,
    over,
    ids.filter((id) => !written.has(id)),
    (trx) => saveCardsProgress(trx, over.number, seen, to),
  )
  return ids.length
}

/**
 * Runs each minute from the off-season day on. An interrupted run is resumed. @param batches most batches per run
 * @returns number of players checked
 */
export const writeSeasonCards = async (scope: Scope, batches = BATCHES_A_RUN): Promise<number> => {
  const over = cardSeason(await currentSeason(scope.db, scope.nowMs), scope.nowMs)
  if (over === null) return 0
  await freezeFirst(scope, over)
  return sumOfBatches(() => writeBatch(scope, over), batches)
}
