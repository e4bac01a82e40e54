import { type BossEvent, begunBossEvents, bossEventOfId } from '#rules/boss/boss-calendar.ts'
import { BOSS_POOL_XP } from '#rules/guild/guild.ts'
import { MS_PER_MINUTE } from '#rules/units.ts'
import type { CallScope } from '#server/calls/call-scope.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { groupsBy } from '#server/groups.ts'
import { addGuildXp, addToGuildLog, countMemberFights, holdOffMembers } from '#server/modules/guild/service.ts'
import { sendToInbox } from '#server/modules/inbox/service.ts'
import { findPlayerLocked } from '#server/modules/players/service.ts'
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

const FEED_BATCH = 500
const POOLS_AT_ONCE = 100
const CHESTS_AT_ONCE = 100

const poolText = ({ guildId, bossEventId }: PoolKey): string => `${guildId} ${bossEventId}`

const damageOf = (fights: readonly FedDamage[]): number => fights.reduce((sum, { damage }) => sum + damage, 0)

/** Sorted, because all batches must update pools in the same order, against deadlocks. */
const poolGains = (fed: readonly FedDamage[], facts: BossFacts, nowMs: number): readonly PoolGain[] =>
  [...groupsBy(fed, poolText)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, fights]) => {
      const [{ guildId, bossEventId }] = fights
      const bossEvent = bossEventOfId(bossEventId)
      const hp = bossEvent === null ? facts.poolHp : poolHpOf(facts, bossEvent, nowMs)
      return { guildId, bossEventId, damage: damageOf(fights), hp }
    })

/** @param emptied instant of each defeat, in ms by pool key */
const fighterGains = (fed: readonly FedDamage[], emptied: ReadonlyMap<string, number>): readonly PoolFighterGain[] =>
  [...groupsBy(fed, (fight) => `${poolText(fight)} ${fight.playerId}`).values()].map((fights) => {
    const [first] = fights
    const { guildId, bossEventId, playerId } = first
    const emptiedMs = emptied.get(poolText(first))
    const isInTime = emptiedMs !== undefined && fights.some(({ atMs }) => atMs <= emptiedMs)
    return { guildId, bossEventId, playerId, damage: damageOf(fights), fights: fights.length, isInTime }
  })

/** One transaction, whose number of statements does not grow with the fights. */
const sumFeed = ({ db, nowMs }: CallScope, facts: BossFacts): Promise<readonly FedDamage[]> =>
  inTransaction(db, async (trx) => {
    await holdOffMembers(trx)
    const fed = await takeFeed(trx, FEED_BATCH)
    if (fed.length === 0) return fed
    const emptied = await addToPools(trx, poolGains(fed, facts, nowMs), nowMs)
    await addPoolFighters(trx, fighterGains(fed, new Map(emptied.map((pool) => [poolText(pool), pool.emptiedMs]))))
    await countMemberFights(trx, fed)
    return fed
  })

const empty = ({ db, nowMs, entropy }: CallScope, pool: PoolKey, hp: number): Promise<boolean> =>
  inTransaction(db, async (trx) => {
    if (!(await emptyPool(trx, pool, hp, nowMs))) return false
    const boss = bossEventOfId(pool.bossEventId)?.slug ?? null
    await addToGuildLog({ db: trx, nowMs, entropy }, pool.guildId, { event: 'boss-emptied', boss })
    await addGuildXp({ db: trx, nowMs, entropy }, pool.guildId, 'boss', BOSS_POOL_XP)
    return true
  })

/** The chest (R25). The player's luck decides what the box holds and which boss item it is. */
const CHEST = { star: 5n, contents: { boxes: ['titanium'], boss_items: 1 } } as const

/** A player gets one chest per event, whatever the number of pools. Deleted players get none. */
const give = ({ db, nowMs, entropy }: CallScope, due: DueChest): Promise<void> =>
  inTransaction(db, async (trx) => {
    const { playerId, bossEventId } = due
    const player = await findPlayerLocked(trx, playerId)
    if (player && (await lacksChest(trx, playerId, bossEventId))) {
      const { star, contents } = CHEST
      const id = await sendToInbox({ db: trx, nowMs, entropy }, playerId, 'boss-chest', {
        star,
        contents: { ...contents, boxes: [...contents.boxes] },
      })
      await setChest(trx, playerId, bossEventId, id)
    }
    await setChestGiven(trx, due)
  })

interface PoolLook {
  readonly hp: number
  readonly atMs: number
}

/**
 * Last check of all pools, by boss event, kept in the process. All are checked each minute and when the health changes;
 * in between only pools with new damage can be full.
 */
export type PoolLooks = Map<string, PoolLook>

const emptyFull = async (
  scope: CallScope,
  { bossEvent, hp, fed, looks }: { bossEvent: BossEvent; hp: number; fed: readonly FedDamage[]; looks: PoolLooks },
): Promise<{ readonly emptied: number; readonly isMore: boolean }> => {
  const { db, nowMs } = scope
  const look = looks.get(bossEvent.id)
  const isKnown = look !== undefined && look.hp === hp && nowMs - look.atMs < MS_PER_MINUTE
  const of = isKnown
    ? fed.filter(({ bossEventId }) => bossEventId === bossEvent.id).map(({ guildId }) => guildId)
    : null
  if (of?.length === 0) return { emptied: 0, isMore: false }
  const full = await fullPools(db, { bossEventId: bossEvent.id, of }, hp, POOLS_AT_ONCE)
  let emptied = 0
  for (const pool of full) if (await empty(scope, pool, hp)) emptied += 1
  const isMore = full.length === POOLS_AT_ONCE
  if (isMore) looks.delete(bossEvent.id)
  else if (!isKnown) looks.set(bossEvent.id, { hp, atMs: nowMs })
  return { emptied, isMore }
}

export interface PoolTurn {
  readonly fights: number
  readonly emptied: number
  readonly chests: number
  readonly isMore: boolean
}

/**
 * Each step is its own transaction, so that an interrupted turn can be resumed (R25). @param looks kept between turns
 */
export const turnPools = async (scope: CallScope, looks: PoolLooks = new Map()): Promise<PoolTurn> => {
  const { db, nowMs } = scope
  const facts = await bossFacts(db)
  const fed = await sumFeed(scope, facts)
  let emptied = 0
  let isMoreFull = false
  for (const bossEvent of begunBossEvents(nowMs)) {
    const turn = await emptyFull(scope, { bossEvent, hp: poolHpOf(facts, bossEvent, nowMs), fed, looks })
    emptied += turn.emptied
    isMoreFull ||= turn.isMore
  }
  const due = await dueChests(db, CHESTS_AT_ONCE)
  for (const chest of due) await give(scope, chest)
  const isMore = fed.length === FEED_BATCH || isMoreFull || due.length === CHESTS_AT_ONCE
  return { fights: fed.length, emptied, chests: due.length, isMore }
}
