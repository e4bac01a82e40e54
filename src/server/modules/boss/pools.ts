import { type BossStay, begunStays, stayOfId } from '../../../rules/boss/boss-calendar.ts'
import { BOSS_POOL_XP } from '../../../rules/guild/guild.ts'
import { MS_PER_MINUTE } from '../../../rules/units.ts'
import type { CallScope } from '../../call-scope.ts'
import { inTransaction } from '../../db/transaction.ts'
import { groupsBy } from '../../groups.ts'
import { addGuildXp, addToGuildLog, countMemberFights } from '../guild/service.ts'
import { sendToInbox } from '../inbox/service.ts'
import { findPlayerLocked } from '../players/service.ts'
import { type BossFacts, bossFacts, poolHpOf } from './facts.ts'
import {
  addPoolFighters,
  addToPools,
  type DueChest,
  dueChests,
  emptyPool,
  type FedDamage,
  fullPools,
  lacksChest,
  type PoolFighterGain,
  type PoolGain,
  type PoolKey,
  setChest,
  setChestGiven,
  takeFeed,
} from './pool-sum-store.ts'

/** Rows of one transaction. */
const FEED_BATCH = 500
const POOLS_AT_ONCE = 100
const CHESTS_AT_ONCE = 100

const poolText = ({ guildId, stayId }: PoolKey): string => `${guildId} ${stayId}`

const damageOf = (fights: readonly FedDamage[]): number => fights.reduce((sum, { damage }) => sum + damage, 0)

/** What fights add to their pools, in one order of pools for every batch. */
const poolGains = (fed: readonly FedDamage[], facts: BossFacts, nowMs: number): readonly PoolGain[] =>
  [...groupsBy(fed, poolText)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, fights]) => {
      const [{ guildId, stayId }] = fights
      const stay = stayOfId(stayId)
      const hp = stay === null ? facts.poolHp : poolHpOf(facts, stay, nowMs)
      return { guildId, stayId, damage: damageOf(fights), hp }
    })

/** What fights add to what their fighters have done for the pools. @param emptied when pools were emptied, by their texts; ms */
const fighterGains = (fed: readonly FedDamage[], emptied: ReadonlyMap<string, number>): readonly PoolFighterGain[] =>
  [...groupsBy(fed, (fight) => `${poolText(fight)} ${fight.playerId}`).values()].map((fights) => {
    const [first] = fights
    const { guildId, stayId, playerId } = first
    const emptiedMs = emptied.get(poolText(first))
    const isInTime = emptiedMs !== undefined && fights.some(({ atMs }) => atMs <= emptiedMs)
    return { guildId, stayId, playerId, damage: damageOf(fights), fights: fights.length, isInTime }
  })

/**
 * Adds what was fought since the last time to the pools, and takes it out of the feed, all or nothing, in as many statements for many
 * fights as for one. @returns the fights
 */
const sumFeed = ({ db, nowMs }: CallScope, facts: BossFacts): Promise<readonly FedDamage[]> =>
  inTransaction(db, async (trx) => {
    const fed = await takeFeed(trx, FEED_BATCH)
    if (fed.length === 0) return fed
    const emptied = await addToPools(trx, poolGains(fed, facts, nowMs), nowMs)
    await addPoolFighters(trx, fighterGains(fed, new Map(emptied.map((pool) => [poolText(pool), pool.emptiedMs]))))
    await countMemberFights(trx, fed)
    return fed
  })

/** Empties a pool once, tells the guild, and gives it XP (R24). */
const empty = ({ db, nowMs, entropy }: CallScope, pool: PoolKey, hp: number): Promise<boolean> =>
  inTransaction(db, async (trx) => {
    if (!(await emptyPool(trx, pool, hp, nowMs))) return false
    const boss = stayOfId(pool.stayId)?.slug ?? null
    await addToGuildLog({ db: trx, nowMs, entropy }, pool.guildId, { event: 'boss-emptied', boss })
    await addGuildXp({ db: trx, nowMs, entropy }, pool.guildId, 'boss', BOSS_POOL_XP)
    return true
  })

/** The chest of an emptied pool (R25), opened by its owner's luck. */
const CHEST = { star: 5n, contents: { boxes: ['titanium'], boss_items: 1 } } as const

/** Gives a chest: one a player and stay, however many pools the player has fought for. Who has gone gets none. */
const give = ({ db, nowMs, entropy }: CallScope, due: DueChest): Promise<void> =>
  inTransaction(db, async (trx) => {
    const { playerId, stayId } = due
    const player = await findPlayerLocked(trx, playerId)
    if (player && (await lacksChest(trx, playerId, stayId))) {
      const { star, contents } = CHEST
      const id = await sendToInbox({ db: trx, nowMs, entropy }, playerId, 'boss-chest', {
        star,
        contents: { ...contents, boxes: [...contents.boxes] },
      })
      await setChest(trx, playerId, stayId, id)
    }
    await setChestGiven(trx, due)
  })

/** When all pools of a stay were looked at last, whether they are full, and for which health. */
interface PoolLook {
  readonly hp: number
  readonly atMs: number
}

/**
 * What the turns of a process know: between two looks at all pools of a stay only those that were fed can have become full. All are
 * looked at again when their health has changed, and each minute, for what a killed process has fed.
 */
export type PoolLooks = Map<string, PoolLook>

/** Empties the full pools of a stay. @returns how many, and whether there are more */
const emptyFull = async (
  scope: CallScope,
  { stay, hp, fed, looks }: { stay: BossStay; hp: number; fed: readonly FedDamage[]; looks: PoolLooks },
): Promise<{ readonly emptied: number; readonly isMore: boolean }> => {
  const { db, nowMs } = scope
  const look = looks.get(stay.id)
  const isKnown = look !== undefined && look.hp === hp && nowMs - look.atMs < MS_PER_MINUTE
  const of = isKnown ? fed.filter(({ stayId }) => stayId === stay.id).map(({ guildId }) => guildId) : null
  if (of?.length === 0) return { emptied: 0, isMore: false }
  const full = await fullPools(db, { stayId: stay.id, of }, hp, POOLS_AT_ONCE)
  let emptied = 0
  for (const pool of full) if (await empty(scope, pool, hp)) emptied += 1
  const isMore = full.length === POOLS_AT_ONCE
  if (isMore) looks.delete(stay.id)
  else if (!isKnown) looks.set(stay.id, { hp, atMs: nowMs })
  return { emptied, isMore }
}

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
 * @param looks kept from turn to turn
 */
export const turnPools = async (scope: CallScope, looks: PoolLooks = new Map()): Promise<PoolTurn> => {
  const { db, nowMs } = scope
  const facts = await bossFacts(db)
  const fed = await sumFeed(scope, facts)
  let emptied = 0
  let isMoreFull = false
  for (const stay of begunStays(nowMs)) {
    const turn = await emptyFull(scope, { stay, hp: poolHpOf(facts, stay, nowMs), fed, looks })
    emptied += turn.emptied
    isMoreFull ||= turn.isMore
  }
  const due = await dueChests(db, CHESTS_AT_ONCE)
  for (const chest of due) await give(scope, chest)
  const isMore = fed.length === FEED_BATCH || isMoreFull || due.length === CHESTS_AT_ONCE
  return { fights: fed.length, emptied, chests: due.length, isMore }
}
