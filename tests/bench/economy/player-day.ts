import { armyStepOf, nextArmyCost } from '#rules/army/army.ts'
import { sumOfStacks } from '#rules/blacksmith/dismantle.ts'
import { CHECK_IN_REWARDS } from '#rules/check-in/check-in.ts'
import { gameValues } from '#rules/game-config/game-config.ts'
import { ONBOARDING_REWARDS } from '#rules/house/onboarding.ts'
import { HUNT_STAGES, isHuntStageOpen, rollHunt } from '#rules/hunt/hunts.ts'
import { boxOdds, openBox } from '#rules/items/boxes.ts'
import type { RolledItem } from '#rules/items/items.ts'
import type { MaterialStack } from '#rules/items/materials.ts'
import { fightStatsOf } from '#rules/kombat/fighter-stats.ts'
import { rollRewards, STREAK_DAY_CAP_NANO, streakAmountNano } from '#rules/kombat/rewards.ts'
import { ratePerHourNano } from '#rules/mining/mining.ts'
import type { Rng } from '#rules/prng.ts'
import { rankChange, rankPoints, tierOf } from '#rules/season/ranks.ts'
import { MS_PER_HOUR, MS_PER_SECOND } from '#rules/units.ts'
import { type BossDay, type BossState, bossDay, NO_BOSS_DAY, newBossState } from './boss-day.ts'
import { type ChestDay, type ChestState, chestDay, NIGHT_HOURS, NO_CHESTS, newChestState } from './chest-day.ts'
import { type FirstWeek, firstWeekDay, NO_GIFTS, newFirstWeek } from './first-week.ts'
import { type Bag, type ForgeDay, firstBag, forgeDay, takeIn, wornOf } from './forge-day.ts'
import { buyLate, type LatePurchase, type LateState, newLateState } from './late-buyer.ts'

export interface Habits {
  readonly name: string
  readonly daysPerWeek: number
  readonly visitsPerDay: number
  readonly fightsPerDay: number
  readonly winPercent: number
  readonly huntHoursPerDay: number
  /** Number of honor missions completed by this day. */
  readonly honorByDay: (day: number) => number
  readonly rerollsPerDay: number
  /**
   * Days without a purchase after which the player buys a polish, a look or a piece of the island, if the level of the
   * salary upgrade allows it (R58). Null: never.
   */
  readonly lateAfterDays: number | null
  /** Boss fights per day, in a guild of players like this one. */
  readonly bossFightsPerDay: number
  /** Share of the first day that remains after joining. */
  readonly firstDayShare: number
}

/** Income of a day by its source, in nano TOK. */
export interface DayIncome {
  readonly mining: number
  readonly fights: number
  readonly hunts: number
  readonly checkIn: number
}

export interface PlayerState {
  /** In nano TOK. */
  balance: number
  readonly levels: { pocket: number; mining: number; honor: number }
  rank: number
  streak: number
  checkIns: number
  demons: number
  stars: number
  starsSpent: number
  /** Nano TOK spent on upgrades. */
  spent: number
  /** Days without an upgrade or a purchase of R58. */
  idleDays: number
  readonly late: LateState
  readonly bag: Bag
  readonly boss: BossState
  readonly chests: ChestState
  readonly firstWeek: FirstWeek
}

export const newcomer = (rng: Rng): PlayerState => ({
  bag: firstBag(rng),
  boss: newBossState(),
  chests: newChestState(),
  firstWeek: newFirstWeek(),
  balance: ONBOARDING_REWARDS.reduce((sum, { amountNano }) => sum + amountNano, 0),
  levels: { pocket: 0, mining: 0, honor: 0 },
  rank: 0,
  streak: 0,
  checkIns: 0,
  demons: 0,
  stars: 0,
  starsSpent: 0,
  spent: 0,
  idleDays: 0,
  late: newLateState(),
})

const rateOf = ({ levels }: PlayerState): number =>
  ratePerHourNano({
    settings: gameValues,
    upgrades: [
      { type: 'mining-tok', level: levels.mining, atMs: 0 },
      { type: 'honor', level: levels.honor, atMs: 0 },
    ],
    boosts: [],
    nowMs: 0,
  })

const minedHours = (player: PlayerState, visits: number): number => {
  const pocketHours = ((gameValues['pocket-size'][player.levels.pocket] ?? 0) * MS_PER_SECOND) / MS_PER_HOUR
  if (visits <= 1) return Math.min(24, pocketHours)
  const gap = (24 - NIGHT_HOURS) / (visits - 1)
  return Math.min(NIGHT_HOURS, pocketHours) + (visits - 1) * Math.min(gap, pocketHours)
}

const fightDay = (
  rng: Rng,
  player: PlayerState,
  habits: Habits,
  fights: number,
): {
  readonly tokNano: number
  readonly won: readonly boolean[]
  readonly items: RolledItem[]
  readonly materials: MaterialStack[]
} => {
  const items: RolledItem[] = []
  const materials: MaterialStack[] = []
  let income = 0
  let paidStreak = 0
  const outcomes: boolean[] = []
  for (let fight = 0; fight < fights; fight++) {
    const won = rng.chance(habits.winPercent)
    const own = rankPoints(player.rank)
    const drops = rollRewards(rng, {
      won,
      tier: tierOf(own).tier,
      firstWinToday: won && !outcomes.includes(true),
      commonItemToday: items.length > 0,
    })
    items.push(...drops.items)
    materials.push(...drops.materials)
    outcomes.push(won)
    player.streak = won ? player.streak + 1 : 0
    const streakNano = won ? streakAmountNano(player.streak, Math.min(paidStreak, STREAK_DAY_CAP_NANO)) : 0
    paidStreak += streakNano
    income += drops.tokNano + streakNano
    player.stars += drops.star
    player.rank = rankChange({ own, opponent: own, won, isBot: false }).newRank
  }
  return { tokNano: income, won: outcomes, items, materials: sumOfStacks(materials) }
}

const huntDay = (rng: Rng, player: PlayerState, hours: number): number => {
  let income = 0
  let left = hours
  for (;;) {
    const stage = HUNT_STAGES.filter(
      (candidate) => isHuntStageOpen(candidate, player.demons) && candidate.durationMs / MS_PER_HOUR <= left,
    ).at(-1)
    if (!stage) return income
    const outcome = rollHunt(rng, stage)
    income += outcome.tokNano
    player.stars += outcome.stars
    player.demons += outcome.kills
    left -= stage.durationMs / MS_PER_HOUR
  }
}

const price = (type: 'pocket-size' | 'mining-tok', level: number): number | undefined =>
  gameValues[`${type}-costs`][level]

/** Buys what is affordable, cheapest first. @returns the number of upgrades bought, without steps of the army */
const shop = (player: PlayerState): number => {
  let bought = 0
  for (;;) {
    const offers = [
      { kind: 'pocket' as const, cost: price('pocket-size', player.levels.pocket) },
      { kind: 'mining' as const, cost: price('mining-tok', player.levels.mining) },
    ].filter((offer): offer is { kind: 'pocket' | 'mining'; cost: number } => offer.cost !== undefined)
    const next = offers.sort((a, b) => a.cost - b.cost)[0]
    if (!next || next.cost > player.balance) break
    player.balance -= next.cost
    player.spent += next.cost
    player.levels[next.kind]++
    bought++
  }
  for (let cost = nextArmyCost(player.starsSpent); cost !== null && cost <= player.stars; ) {
    player.stars -= cost
    player.starsSpent += cost
    cost = nextArmyCost(player.starsSpent)
  }
  return bought
}

const lateDay = (player: PlayerState, { lateAfterDays }: Habits): LatePurchase | null => {
  if (lateAfterDays === null || player.idleDays < lateAfterDays) return null
  const { bag, balance, late, levels } = player
  const bought = buyLate(bag, late, { balanceNano: balance, salaryLevel: levels.mining })
  player.balance -= bought?.nano ?? 0
  return bought
}

export interface LivedDay {
  readonly income: DayIncome
  /** Not part of the income, because R02 leaves bosses out. */
  readonly boss: BossDay
  readonly found: number
  readonly forge: ForgeDay
  readonly late: LatePurchase | null
  readonly bought: number
  readonly wins: number
  readonly chests: ChestDay
}

const AWAY: LivedDay = {
  income: { mining: 0, fights: 0, hunts: 0, checkIn: 0 },
  boss: NO_BOSS_DAY,
  found: 0,
  wins: 0,
  chests: NO_CHESTS,
  late: null,
  bought: 0,
  forge: { gained: [], spent: [], dismantled: 0, refinings: 0, rerolls: 0, rerollNano: 0 },
}

/** An average house and skill. */
const FIGHTER = { houseId: 4, skill: 'rising-fury', stones: [] } as const

const bossOf = (rng: Rng, player: PlayerState, day: number, fights: number): BossDay => {
  const own = fightStatsOf({ ...FIGHTER, items: wornOf(player.bag), armyStep: armyStepOf(player.starsSpent) })
  const boss = bossDay(rng, player.boss, { day, own, fights })
  player.balance += boss.tokNano
  player.stars += boss.star
  return boss
}

/**
 * Simulates one day: income first, then purchases and the blacksmith. Without `giftRng` there are no gifts of the first
 * seven days. Mutates the state.
 */
export const liveDay = (
  { chestRng, giftRng, rng }: { readonly rng: Rng; readonly chestRng: Rng; readonly giftRng: Rng | null },
  player: PlayerState,
  habits: Habits,
  day: number,
): LivedDay => {
  if (rng.next() * 7 >= habits.daysPerWeek) {
    player.checkIns = 0
    player.idleDays++
    return { ...AWAY, boss: bossOf(rng, player, day, 0) }
  }
  const share = day === 1 ? habits.firstDayShare : 1
  player.levels.honor = Math.min(gameValues.honor.length - 1, habits.honorByDay(day))
  player.checkIns++
  const fights = fightDay(rng, player, habits, Math.round(habits.fightsPerDay * share))
  const wins = fights.won.filter(Boolean).length
  const chests = chestDay(chestRng, player.chests, { day, visits: habits.visitsPerDay, won: fights.won })
  const checkIn = CHECK_IN_REWARDS[(player.checkIns - 1) % CHECK_IN_REWARDS.length]
  const boxed = checkIn?.box ? openBox(rng, boxOdds(checkIn.box)) : []
  const income = {
    mining: Math.floor(rateOf(player) * minedHours(player, habits.visitsPerDay) * share),
    fights: fights.tokNano,
    hunts: huntDay(rng, player, habits.huntHoursPerDay * share),
    checkIn: checkIn?.tokNano ?? 0,
  }
  player.balance += income.mining + income.fights + income.hunts + income.checkIn
  const boss = bossOf(rng, player, day, Math.round(habits.bossFightsPerDay * share))
  const upgrades = shop(player)
  const gifts = giftRng ? firstWeekDay(giftRng, player.firstWeek, { bag: player.bag, day, wins }) : NO_GIFTS
  player.stars += gifts.star
  const gained = sumOfStacks([
    ...fights.materials,
    ...chests.materials,
    ...boxed,
    ...boss.materials,
    ...gifts.materials,
  ])
  takeIn(player.bag, fights.items, gained)
  takeIn(player.bag, gifts.items, [], true)
  const forge = forgeDay(rng, player.bag, { gained, rerolls: habits.rerollsPerDay, balanceNano: player.balance })
  player.balance -= forge.rerollNano
  player.idleDays = upgrades > 0 ? 0 : player.idleDays + 1
  const late = lateDay(player, habits)
  if (late) player.idleDays = 0
  const bought = upgrades + (late ? 1 : 0)
  return { income, boss, found: fights.items.length + gifts.items.length, forge, late, bought, wins, chests }
}
