import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Db } from '#server/db/database.ts'
import { isCitusUnderTest } from './citus.ts'

/** How many sessions wait for a lock, on all nodes together. */
export const lockWaiters = async (db: Db): Promise<number> => {
  const { rows } = isCitusUnderTest()
    ? await sql<{ n: bigint }>`select count(distinct waiting_gpid) as n from citus_lock_waits`.execute(db)
    : await sql<{ n: bigint }>`select count(*) as n from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  return Number(rows[0]?.n)
}

export const untilLockWaits = async (db: Db, count = 1): Promise<void> => {
  await expect.poll(() => lockWaiters(db), { interval: 5 }).toBeGreaterThanOrEqual(count)
}
