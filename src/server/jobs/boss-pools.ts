import { MS_PER_SECOND } from '#rules/units.ts'
import { tryLock } from '#server/db/advisory-locks.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { type PoolLooks, type PoolTurn, turnPools } from '#server/modules/boss/pools.ts'
import type { RelayDeps } from './outbox-relay.ts'
import { type Repeated, repeat } from './repeat.ts'

type PoolParts = Pick<RelayDeps, 'db' | 'clock' | 'entropy' | 'log'>

/** Half of the five seconds by which a pool may lag (R25). */
const EVERY_MS = 2.5 * MS_PER_SECOND
/** One connection holds the lock, one does the work. */
export const POOL_CONNECTIONS = 2

/** Sums pools in one process at a time. @returns null while another process holds the lock */
export const turnPoolsAlone = ({ db, clock, entropy }: PoolParts, looks?: PoolLooks): Promise<PoolTurn | null> =>
  inTransaction(db, async (lock) => {
    return (await tryLock(lock, 'bossPools')) ? turnPools({ db, nowMs: clock.nowMs(), entropy }, looks) : null
  })

export const startBossPools = (parts: PoolParts): Repeated => {
  const looks: PoolLooks = new Map()
  return repeat(async () => {
    try {
      const turn = await turnPoolsAlone(parts, looks)
      if (turn && turn.emptied > 0) parts.log.info(turn, 'pools of guilds emptied')
      return turn?.isMore ?? false
    } catch (error) {
      // After a failed turn the cached looks may be out of date.
      looks.clear()
      parts.log.warn({ err: error }, 'the pools of the bosses could not be summed')
      return false
    }
  }, EVERY_MS)
}
