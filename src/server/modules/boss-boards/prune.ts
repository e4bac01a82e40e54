import { MS_PER_DAY } from '../../../rules/units.ts'
import { inTransaction } from '../../db/transaction.ts'
import { deleteBoards, deleteFighters, deletePools, guildsOfRun, runsRewardedBefore } from './prune-store.ts'
import type { SettleParts } from './settle.ts'

/** How long a run is kept after its rewards: nobody can ask for an older one. */
const KEPT_MS = 28 * MS_PER_DAY
/** Of one transaction: guilds have up to forty members, and fighters who have left. */
const GUILDS_AT_ONCE = 50
const FIGHTERS_AT_ONCE = 5000

/**
 * Deletes old runs: pools, who fought for them, fighters and boards. A run's boards go last: killed at any moment, the next
 * turn goes on. What is kept of a fighter for ever is `boss_players`.
 * @returns how many rows of fighters were deleted
 */
export const pruneBossRuns = async ({ db, nowMs }: SettleParts): Promise<number> => {
  let pruned = 0
  for (const runId of await runsRewardedBefore(db, new Date(nowMs - KEPT_MS))) {
    const guilds = await guildsOfRun(db, runId)
    for (let from = 0; from < guilds.length; from += GUILDS_AT_ONCE)
      pruned += await inTransaction(db, (trx) => deletePools(trx, runId, guilds.slice(from, from + GUILDS_AT_ONCE)))
    for (let batch = await deleteFighters(db, runId, FIGHTERS_AT_ONCE); batch > 0; ) {
      pruned += batch
      batch = await deleteFighters(db, runId, FIGHTERS_AT_ONCE)
    }
    await deleteBoards(db, runId)
  }
  return pruned
}
