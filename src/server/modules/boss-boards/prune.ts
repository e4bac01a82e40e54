import { MS_PER_DAY } from '#rules/units.ts'
import type { Scope } from '#server/calls/call-scope.ts'
import { inTransaction } from '#server/db/transaction.ts'
import {
  bossEventsRewardedBefore,
  deleteBoards,
  deleteFighters,
  deletePools,
  guildsOfBossEvent,
} from './prune-store.ts'

/** How long an event is kept after its rewards. */
const KEPT_MS = 28 * MS_PER_DAY
/** Guilds per transaction. Each has up to forty members, and former fighters. */
const GUILDS_AT_ONCE = 50
const FIGHTERS_AT_ONCE = 5000

/**
 * Boards are deleted last, so that an interrupted run finds the event again. Rows of `boss_players` stay. @returns
 * number of fighter rows deleted
 */
export const pruneBossEvents = async ({ db, nowMs }: Scope): Promise<number> => {
  let pruned = 0
  for (const bossEventId of await bossEventsRewardedBefore(db, new Date(nowMs - KEPT_MS))) {
    const guilds = await guildsOfBossEvent(db, bossEventId)
    for (let from = 0; from < guilds.length; from += GUILDS_AT_ONCE)
      pruned += await inTransaction(db, (trx) =>
        deletePools(trx, bossEventId, guilds.slice(from, from + GUILDS_AT_ONCE)),
      )
    for (let batch = await deleteFighters(db, bossEventId, FIGHTERS_AT_ONCE); batch > 0; ) {
      pruned += batch
      batch = await deleteFighters(db, bossEventId, FIGHTERS_AT_ONCE)
    }
    await deleteBoards(db, bossEventId)
  }
  return pruned
}
