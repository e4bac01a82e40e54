import type { Kysely } from 'kysely'
import { MS_PER_MINUTE } from '../../../rules/units.ts'
import type { Database } from '../../db/database.ts'
import { inOrder } from '../../db/distribute.ts'
import { inTransaction } from '../../db/transaction.ts'
import { currentSeason } from '../season/service.ts'
import { FARTHEST_PLACE, firstEntries, lockBoard, touchBoard, writeBoard } from './store.ts'
import {
  countSteps,
  firstRanked,
  forgetMoved,
  hashBanned,
  highAmong,
  rankAll,
  rankOwners,
  readTokWatch,
  takeMoved,
  unrank,
  unwatchedFrom,
  watchOwners,
  writeTokWatch,
} from './tok-store.ts'

// Not one statement over all balances: an index in their order ends HOT updates, and each movement of TOK then costs 13 µs more and
// twice the WAL; a generated column costs each movement of any asset 8 to 12 µs. So each movement tells by itself (`give`, `record`,
// `debit`) whether the board may care: that of a watched balance, and a rise to another step.

/** How often all balances are read, because an operator may have changed some in the database. */
const SWEEP_EVERY_MS = 20 * MS_PER_MINUTE
/** So many more than places with labels are watched: that few may fall before all are read again. */
const SPARE = 0.1
/** Owners whom one statement looks at. */
const BATCH = 1000
/** Movements that one transaction takes. */
const MOVED_BATCH = 10_000

/**
 * The highest step from which on enough are watched; null where that were most of all, who are as soon read.
 * @internal
 */
export const stepToWatch = (counts: readonly { readonly step: number; readonly owners: number }[]): number | null => {
  const all = counts.reduce((sum, { owners }) => sum + owners, 0)
  let watched = 0
  for (const { step, owners } of counts) {
    watched += owners
    if (watched >= FARTHEST_PLACE * (1 + SPARE)) return watched * 2 <= all ? step : null
  }
  return null
}

const inBatches = async (
  owners: readonly bigint[],
  work: (batch: readonly bigint[]) => Promise<void>,
): Promise<void> => {
  for (let at = 0; at < owners.length; at += BATCH) await work(owners.slice(at, at + BATCH))
}

/**
 * Brings what is noted up to date with the movements since. Whom it takes is watched before it reads how they stand: what moves later is
 * noted anew.
 * @returns whether there were any
 */
const follow = async (db: Kysely<Database>, step: number): Promise<boolean> => {
  let hasMoved = false
  for (;;) {
    const { owners, isAll } = await takeMoved(db, MOVED_BATCH)
    await inBatches(owners, async (batch) => {
      await unrank(db, batch)
      const high = await highAmong(db, batch, step)
      if (high.length === 0) return
      await watchOwners(db, high, step)
      await rankOwners(db, high, step)
    })
    hasMoved ||= owners.length > 0
    if (isAll) return hasMoved
  }
}

/** Reads all balances and writes the board. */
const sweep = async (db: Kysely<Database>, nowMs: number): Promise<void> => {
  const season = await currentSeason(db, nowMs)
  const step = stepToWatch(await countSteps(db))
  // Most are watched before the transaction, which so keeps few movements waiting.
  if (step !== null) await inBatches(await unwatchedFrom(db, step), (owners) => watchOwners(db, owners, step))
  await inTransaction(db, async (trx) => {
    if (!(await lockBoard(trx, 'tok'))) return
    await inOrder(trx)
    const banned = await hashBanned(trx)
    if (step === null) {
      // Before the balances are read: what moves later is read, or noted for the next time.
      await forgetMoved(trx)
      await writeBoard(trx, 'tok', nowMs, firstEntries('tok', season))
    } else {
      await inBatches(await unwatchedFrom(trx, step), (owners) => watchOwners(trx, owners, step))
      await rankAll(trx, step)
      await follow(trx, step)
      await writeBoard(trx, 'tok', nowMs, firstRanked())
    }
    await writeTokWatch(trx, { step, sweptMs: nowMs, banned })
  })
}

/** Writes the board by what has moved; false when that is not enough to know it. */
const catchUp = (db: Kysely<Database>, nowMs: number): Promise<boolean> =>
  inTransaction(db, async (trx) => {
    if (!(await lockBoard(trx, 'tok'))) return true
    const watch = await readTokWatch(trx)
    if (!watch || watch.step === null || nowMs < watch.sweptMs || nowMs >= watch.sweptMs + SWEEP_EVERY_MS) return false
    const { step, sweptMs } = watch
    await inOrder(trx)
    const banned = await hashBanned(trx)
    if (!(await follow(trx, step)) && banned === watch.banned) {
      await touchBoard(trx, 'tok', nowMs)
      return true
    }
    const ranked = await writeBoard(trx, 'tok', nowMs, firstRanked())
    await writeTokWatch(trx, { step, sweptMs, banned })
    return ranked >= FARTHEST_PLACE
  })

/** Rebuilds the TOK board (R35), unless it is being rebuilt right now: by what has moved since, now and then by all balances. */
export const rebuildTokBoard = async (db: Kysely<Database>, nowMs: number): Promise<void> => {
  if (!(await catchUp(db, nowMs))) await sweep(db, nowMs)
}
