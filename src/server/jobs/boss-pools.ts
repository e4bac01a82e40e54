import { MS_PER_SECOND } from '../../rules/units.ts'
import { tryLock } from '../db/advisory-locks.ts'
import { inTransaction } from '../db/transaction.ts'
import { type PoolLooks, type PoolTurn, turnPools } from '../modules/boss/pools.ts'
import type { RelayParts } from './outbox-relay.ts'
import { type Repeated, repeat } from './repeat.ts'

/** What the turns of the pools need. */
type PoolParts = Pick<RelayParts, 'db' | 'clock' | 'entropy' | 'log'>

/** Half of the five seconds that a pool may be old (R25). */
const EVERY_MS = 2.5 * MS_PER_SECOND
/** Its lock, and what it does. */
export const POOL_CONNECTIONS = 2

/** Of all processes on one database one at a time takes a turn. @returns null while another does */
export const turnPoolsAlone = ({ db, clock, entropy }: PoolParts, looks?: PoolLooks): Promise<PoolTurn | null> =>
  inTransaction(db, async (lock) => {
    return (await tryLock(lock, 'bossPools')) ? turnPools({ db, nowMs: clock.nowMs(), entropy }, looks) : null
  })

/** Starts the turns of the guilds' boss pools. */
export const startBossPools = (parts: PoolParts): Repeated => {
  const looks: PoolLooks = new Map()
  return repeat(async () => {
    try {
      const turn = await turnPoolsAlone(parts, looks)
      if (turn && turn.emptied > 0) parts.log.info(turn, 'pools of guilds emptied')
      return turn?.isMore ?? false
    } catch (error) {
      // What it has fed may be full.
      looks.clear()
      parts.log.warn({ err: error }, 'the pools of the bosses could not be summed')
      return false
    }
  }, EVERY_MS)
}
