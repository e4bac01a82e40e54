import type { Kysely } from 'kysely'
import { cardSeason } from '../../../rules/season/season-card.ts'
import type { SeasonDates } from '../../../rules/season/seasons.ts'
import type { CallScope } from '../../call-scope.ts'
import type { Database } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import { findPlayersLocked } from '../players/service.ts'
import { currentSeason, fightersOfSeason, freezePlaces } from '../season/service.ts'
import { cardFiguresOf } from './figures.ts'
import { cardsProgress, deleteCardsBefore, insertCards, moveProgress, playersWithCard } from './store.ts'

type Scope = Pick<CallScope, 'db' | 'nowMs'>

/** Players of one transaction: of who plays daily five hundred fights are read, and as many defences. */
const CARDS_AT_ONCE = 50
/** Batches of a run: 2,000 players a minute, and calls have the database in between. */
const BATCHES_A_RUN = 40
/** Cards are kept of the season that is shown and the one before: a clock may go back. */
const SEASONS_KEPT = 2

/**
 * Writes the cards "My season" of these players for a season that is over (R28), once: whoever comes first, and the same whoever it is. Nothing of who has
 * not fought in it, or is deleted meanwhile.
 * @param goOn what is noted in the transaction of the cards; false: somebody else has written them
 */
export const writeCards = async (
  { db, nowMs }: Scope,
  over: SeasonDates,
  playerIds: readonly number[],
  goOn: (trx: Kysely<Database>) => Promise<boolean> = async () => true,
): Promise<void> => {
  const figures = await cardFiguresOf(db, over, playerIds)
  await inTransaction(db, async (trx) => {
    if (!(await goOn(trx))) return
    // Locked: whoever deletes the account waits, and finds the card.
    const present = await findPlayersLocked(trx, [...figures.keys()])
    const cards = new Map([...figures].filter(([id]) => present.has(id)))
    await insertCards(trx, over.number, cards, nowMs)
    await deleteCardsBefore(trx, over.number + 1 - SEASONS_KEPT, [...cards.keys()])
  })
}

/** Freezes a season's places where nobody has: they stand on its cards. */
export const freezeFirst = ({ db, nowMs }: Scope, over: SeasonDates): Promise<boolean> =>
  inTransaction(db, (trx) => freezePlaces({ db: trx, nowMs }, over))

/** @returns how many players were looked at; null when none is left */
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
    (trx) => moveProgress(trx, over.number, seen, to),
  )
  return ids.length
}

/**
 * The job of each minute: writes the cards of the season that has ended, for everybody who fought in it, from the off-season day on.
 * Killed at any moment, it goes on where it was.
 * @param batches how many at most
 * @returns how many players were looked at
 */
export const writeSeasonCards = async (scope: Scope, batches = BATCHES_A_RUN): Promise<number> => {
  const over = cardSeason(await currentSeason(scope.db, scope.nowMs), scope.nowMs)
  if (over === null) return 0
  await freezeFirst(scope, over)
  let looked = 0
  for (let done = 0; done < batches; done++) {
    const count = await writeBatch(scope, over)
    if (count === null) break
    looked += count
  }
  return looked
}
