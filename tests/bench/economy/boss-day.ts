import { BOSS_FIGHTS_A_DAY, type BossItem, GUILD_POOL_HP } from '#rules/boss/boss.ts'
import { begunBossEvents, isLive } from '#rules/boss/boss-calendar.ts'
import { ARENA_BOSSES, bossDamage, rollBossRewards } from '#rules/boss/boss-fight.ts'
import { boxOdds, openBox } from '#rules/items/boxes.ts'
import type { MaterialStack } from '#rules/items/materials.ts'
import { simulateFight } from '#rules/kombat/fight.ts'
import type { FightStats } from '#rules/kombat/fight-types.ts'
import { bossLeaguePoints } from '#rules/leaderboards/league-points.ts'
import type { Rng } from '#rules/prng.ts'
import { MS_PER_DAY } from '#rules/units.ts'

/** Size of the simulated guild. All members fight like the simulated player. */
const MEMBERS = 20
const CHEST_STAR = 5
/** A Monday. A simulated life begins on this day. */
export const FIRST_DAY_MS = Date.UTC(2026, 10, 23)

export interface BossState {
  readonly bag: Map<BossItem, number>
  damage: number
  /** Whether the guild has emptied the boss's pool, so that the chest is there. */
  emptied: boolean
}

export const newBossState = (): BossState => ({ bag: new Map(), damage: 0, emptied: false })

export interface BossDay {
  readonly tokNano: number
  readonly star: number
  readonly fights: number
  readonly damage: number
  readonly skins: number
  readonly chests: number
  readonly leaguePoints: number
  readonly materials: readonly MaterialStack[]
}

export const NO_BOSS_DAY: BossDay = {
  tokNano: 0,
  star: 0,
  fights: 0,
  damage: 0,
  skins: 0,
  chests: 0,
  leaguePoints: 0,
  materials: [],
}

const seedOf = (rng: Rng): string =>
  Array.from({ length: 4 }, () => rng.int(0, 0x7fffffff).toString(16).padStart(8, '0')).join('')

const take = (bag: BossState['bag'], item: BossItem): BossItem[] => {
  const held = bag.get(item) ?? 0
  if (held === 0) return []
  bag.set(item, held - 1)
  return [item]
}

/**
 * Fights that day's boss in the worn gear, and opens the chest once the guild has emptied the pool (R25). Mutates the
 * state.
 */
export const bossDay = (
  rng: Rng,
  state: BossState,
  { day, own, fights }: { readonly day: number; readonly own: FightStats; readonly fights: number },
): BossDay => {
  const nowMs = FIRST_DAY_MS + (day - 1) * MS_PER_DAY
  const [bossEvent] = begunBossEvents(nowMs)
  if (bossEvent.startMs === nowMs) Object.assign(state, { damage: 0, emptied: false })
  if (!isLive(bossEvent, nowMs)) return NO_BOSS_DAY
  const boss = ARENA_BOSSES[bossEvent.slug]
  let sums = NO_BOSS_DAY
  for (let fight = 0; fight < Math.min(fights, BOSS_FIGHTS_A_DAY); fight++) {
    const damage = bossDamage(boss.stats, simulateFight({ attacker: own, defender: boss.stats }, seedOf(rng)))
    const used = [...take(state.bag, 'meat-hook'), ...take(state.bag, 'four-leaf-clover')]
    const rewards = rollBossRewards(rng, { boss: bossEvent.slug, damage, used, perkPercent: 0 })
    sums = {
      ...sums,
      tokNano: sums.tokNano + rewards.tokNano,
      star: sums.star + rewards.star,
      fights: sums.fights + 1,
      damage: sums.damage + damage,
      skins: sums.skins + (rewards.skin ? 1 : 0),
      leaguePoints: sums.leaguePoints + bossLeaguePoints(damage, sums.leaguePoints),
    }
  }
  state.damage += sums.damage
  if (state.emptied || state.damage * MEMBERS < GUILD_POOL_HP) return sums
  state.emptied = true
  const found: BossItem = rng.chance(50) ? 'meat-hook' : 'four-leaf-clover'
  state.bag.set(found, (state.bag.get(found) ?? 0) + 1)
  return { ...sums, star: sums.star + CHEST_STAR, chests: 1, materials: openBox(rng, boxOdds('titanium')) }
}
