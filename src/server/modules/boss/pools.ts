import { begunRuns, runOfId } from '../../../rules/fight/boss-calendar.ts'
import type { CallScope } from '../../call-scope.ts'
import { inTransaction } from '../../db/transaction.ts'
import { addMemberFight, addToGuildLog } from '../guild/service.ts'
import { sendToInbox } from '../inbox/service.ts'
import { findPlayerLocked } from '../players/service.ts'
import { bossFacts } from './facts.ts'
import {
  addPoolFighter,
  addToPool,
  type DueChest,
  dueChests,
  emptyPool,
  type FedDamage,
  fullPools,
  lacksChest,
  type PoolKey,
  setChest,
  setChestGiven,
  takeFeed,
} from './pool-sums.ts'

/** Rows of one transaction. */
const FEED_BATCH = 500
const POOLS_AT_ONCE = 100
const CHESTS_AT_ONCE = 100

const poolText = ({ guildId, runId }: PoolKey): string => `${guildId} ${runId}`

/** The fights of each pool, in one order of pools for every run. */
const byPool = (fed: readonly FedDamage[]): readonly (readonly FedDamage[])[] => {
  const pools = new Map<string, FedDamage[]>()
  for (const fight of fed) pools.set(poolText(fight), [...(pools.get(poolText(fight)) ?? []), fight])
  return [...pools].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, fights]) => fights)
}

/** Adds what was fought since the last time to the pools, and takes it out of the feed, all or nothing. @returns how many fights */
const sumFeed = ({ db, nowMs }: CallScope, hp: number): Promise<number> =>
  inTransaction(db, async (trx) => {
    const fed = await takeFeed(trx, FEED_BATCH)
    for (const fights of byPool(fed)) {
      const [first] = fights
      if (!first) continue
      const damage = fights.reduce((sum, fight) => sum + fight.damage, 0)
      const emptiedMs = await addToPool(trx, first, { damage, hp, nowMs })
      for (const fight of fights) {
        await addPoolFighter(trx, fight, emptiedMs !== null && fight.atMs <= emptiedMs)
        await addMemberFight(trx, { ...fight, run: fight.runId })
      }
    }
    return fed.length
  })

/** Empties a pool once, and tells the guild. */
const empty = ({ db, nowMs, entropy }: CallScope, pool: PoolKey, hp: number): Promise<boolean> =>
  inTransaction(db, async (trx) => {
    if (!(await emptyPool(trx, pool, hp, nowMs))) return false
    const boss = runOfId(pool.runId)?.slug ?? null
    await addToGuildLog({ db: trx, nowMs, entropy }, pool.guildId, { event: 'boss-emptied', boss })
    return true
  })

/** The chest of an emptied pool (R25), opened by its owner's luck. */
const CHEST = { star: 5n, contents: { boxes: ['titanium'], boss_items: 1 } } as const

/** Gives a chest: one a player and stay, however many pools the player has fought for. Who has gone gets none. */
const give = ({ db, nowMs, entropy }: CallScope, due: DueChest): Promise<void> =>
  inTransaction(db, async (trx) => {
    const { playerId, runId } = due
    const player = await findPlayerLocked(trx, playerId)
    if (player && (await lacksChest(trx, playerId, runId))) {
      const { star, contents } = CHEST
      const id = await sendToInbox({ db: trx, nowMs, entropy }, playerId, 'boss-chest', {
        star,
        contents: { ...contents, boxes: [...contents.boxes] },
      })
      await setChest(trx, playerId, runId, id)
    }
    await setChestGiven(trx, due)
  })

/** What a turn of the pools has done. */
export interface PoolTurn {
  readonly fights: number
  readonly emptied: number
  readonly chests: number
  /** More of it is waiting. */
  readonly isMore: boolean
}

/**
 * A turn of the pools (R25): sums what was fought, empties those that are hit for all of their health, and gives the chests. Each step
 * is a transaction of its own: killed at any moment, the next turn goes on.
 */
export const turnPools = async (scope: CallScope): Promise<PoolTurn> => {
  const { db, nowMs } = scope
  const { poolHp } = await bossFacts(db)
  const fights = await sumFeed(scope, poolHp)
  const runIds = begunRuns(nowMs).map(({ id }) => id)
  let emptied = 0
  for (const pool of await fullPools(db, runIds, poolHp, POOLS_AT_ONCE))
    if (await empty(scope, pool, poolHp)) emptied += 1
  const due = await dueChests(db, CHESTS_AT_ONCE)
  for (const chest of due) await give(scope, chest)
  const isMore = fights === FEED_BATCH || emptied === POOLS_AT_ONCE || due.length === CHESTS_AT_ONCE
  return { fights, emptied, chests: due.length, isMore }
}
