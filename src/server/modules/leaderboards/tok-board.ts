import { MS_PER_MINUTE } from '#rules/units.ts'
import type { Db } from '#server/db/database.ts'
import { inOrder } from '#server/db/distribute.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { currentSeason } from '#server/modules/season/service.ts'
import { FARTHEST_PLACE, firstEntries, lockBoard, markBoardRebuilt, writeBoard } from './store.ts'
import {
  countSteps,
  firstRanked,
  forgetChangedOwners,
  hashBanned,
  highAmong,
  rankAll,
  rankOwners,
  readTokWatch,
  takeChangedOwners,
  unrank,
  unwatchedFrom,
  watchOwners,
  writeTokWatch,
} from './tok-store.ts'

// The board is no query over all balances: its index would prevent HOT updates (13 µs and twice the WAL per TOK
// movement), and a generated column costs each movement 8 to 12 µs. Instead the code that moves TOK (`give`, `record`,
// `debit`) queues owners who are watched or reach a higher step. A step (`tokStep`) is a logarithmic range of balances.

/** All balances are reread at least this often, because an operator may have changed some directly in the database. */
const SWEEP_EVERY_MS = 20 * MS_PER_MINUTE
/**
 * Share of `FARTHEST_PLACE` watched in addition. Balances are reread early once more than these have dropped below the
 * watched step.
 */
const SPARE = 0.1
const BATCH = 1000
const MOVED_BATCH = 10_000

/**
 * @returns the lowest step to watch: it and all higher ones hold enough balances for the board. Null if these are over
 * half of all owners, or there are too few owners: a full read is as cheap then. @internal
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

const inBatches = async (owners: readonly bigint[], work: (batch: readonly bigint[]) => Promise<void>) => {
  for (let at = 0; at < owners.length; at += BATCH) await work(owners.slice(at, at + BATCH))
}

/**
 * Applies queued changes. Owners are watched before their balances are read, so that a later change is queued again.
 * @returns false if nothing was queued
 */
const follow = async (db: Db, step: number): Promise<boolean> => {
  let hasMoved = false
  for (;;) {
    const { owners, isAll } = await takeChangedOwners(db, MOVED_BATCH)
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

const sweep = async (db: Db, nowMs: number): Promise<void> => {
  const season = await currentSeason(db, nowMs)
  const step = stepToWatch(await countSteps(db))
  // Most owners are watched outside the transaction, whose row locks would delay their TOK movements.
  if (step !== null) await inBatches(await unwatchedFrom(db, step), (owners) => watchOwners(db, owners, step))
  await inTransaction(db, async (trx) => {
    if (!(await lockBoard(trx, 'tok'))) return
    await inOrder(trx)
    const banned = await hashBanned(trx)
    if (step === null) {
      // Emptied before balances are read, so that a later movement is either read or queued.
      await forgetChangedOwners(trx)
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

const catchUp = (db: Db, nowMs: number): Promise<boolean> =>
  inTransaction(db, async (trx) => {
    if (!(await lockBoard(trx, 'tok'))) return true
    const watch = await readTokWatch(trx)
    if (!watch || watch.step === null || nowMs < watch.sweptMs || nowMs >= watch.sweptMs + SWEEP_EVERY_MS) return false
    const { step, sweptMs } = watch
    await inOrder(trx)
    const banned = await hashBanned(trx)
    if (!(await follow(trx, step)) && banned === watch.banned) {
      await markBoardRebuilt(trx, 'tok', nowMs)
      return true
    }
    const ranked = await writeBoard(trx, 'tok', nowMs, firstRanked())
    await writeTokWatch(trx, { step, sweptMs, banned })
    return ranked >= FARTHEST_PLACE
  })

/** Rebuilds from queued changes, now and then from all balances (R35). Does nothing while another process rebuilds. */
export const rebuildTokBoard = async (db: Db, nowMs: number): Promise<void> => {
  if (!(await catchUp(db, nowMs))) await sweep(db, nowMs)
}
