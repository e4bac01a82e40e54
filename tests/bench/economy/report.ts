import { createHash } from 'node:crypto'
import { sumOfStacks } from '#rules/blacksmith/dismantle.ts'
import type { ChestKind } from '#rules/chests/win-chests.ts'
import { FIRST_DAYS } from '#rules/first-days/first-days.ts'
import type { MaterialStack } from '#rules/items/materials.ts'
import { starsOf } from '#rules/items/rarities.ts'
import { createRng } from '#rules/prng.ts'
import { MISSIONS } from '#rules/upgrades/missions.ts'
import { nanoToTok } from '#tests/helpers/nano-to-tok.ts'
import { wornOf } from './forge-day.ts'
import { type DayIncome, type Habits, type LivedDay, liveDay, newcomer, type PlayerState } from './player-day.ts'

/** R02: daily income of a keen player, in TOK. */
export const R02_INCOME: readonly (readonly [day: number, tok: number])[] = [
  [1, 39],
  [7, 99],
  [30, 202],
  [60, 380],
  [90, 530],
]
export const TOLERANCE_PERCENT = 15

const DAYS_PER_MISSION = 5

const KEEN: Habits = {
  name: 'keen',
  daysPerWeek: 7,
  visitsPerDay: 8,
  fightsPerDay: 45,
  winPercent: 57,
  huntHoursPerDay: 15,
  honorByDay: (day) => Math.min(MISSIONS.length, Math.floor(day / DAYS_PER_MISSION)),
  rerollsPerDay: 2,
  lateAfterDays: 3,
  bossFightsPerDay: 3,
  firstDayShare: 0.8,
}

/** Kinds of players. Each is simulated `SIMULATED_PLAYERS` times. */
export const PLAYERS: readonly Habits[] = [
  {
    name: 'casual',
    daysPerWeek: 4,
    visitsPerDay: 1,
    fightsPerDay: 5,
    winPercent: 50,
    huntHoursPerDay: 6,
    honorByDay: (day) => Math.min(4, Math.floor(day / 20)),
    rerollsPerDay: 0,
    lateAfterDays: null,
    bossFightsPerDay: 1,
    firstDayShare: 0.8,
  },
  {
    name: 'regular',
    daysPerWeek: 6,
    visitsPerDay: 3,
    fightsPerDay: 15,
    winPercent: 52,
    huntHoursPerDay: 12,
    honorByDay: (day) => Math.min(MISSIONS.length, Math.floor(day / 10)),
    rerollsPerDay: 1,
    lateAfterDays: null,
    bossFightsPerDay: 2,
    firstDayShare: 0.8,
  },
  KEEN,
]

export const SIMULATED_PLAYERS = 96
const DAYS = 90
/** Further days to simulate, because most figures of a day are means over the days next to it as well. */
const AROUND_DAYS = 1

/** Materials that are counted. Rubies and diamonds are too rare. */
export const MATERIALS = ['material-wood', 'material-iron', 'material-titanium'] as const
export type CountedMaterial = (typeof MATERIALS)[number]

/** Materials and items gained on a day and used at the blacksmith, per player. */
export interface BagDay {
  readonly gained: Readonly<Record<CountedMaterial, number>>
  readonly spent: Readonly<Record<CountedMaterial, number>>
  readonly found: number
  readonly dismantled: number
  readonly refinings: number
  readonly rerolls: number
  /** Filled slots and total stars of the worn gear at the end of the day. */
  readonly worn: number
  readonly stars: number
}

/** Rewards from bosses on a day, per player. */
export interface BossFigures {
  readonly tok: number
  readonly star: number
  /** Damage per fight; 0 without a fight. */
  readonly damage: number
  readonly chests: number
  readonly skins: number
  readonly leaguePoints: number
}

/** Win chests (R54) on a day, per player. */
export interface ChestFigures {
  readonly opened: Readonly<Record<ChestKind, number>>
  readonly gained: Readonly<Record<CountedMaterial, number>>
}

/** A day of one kind of player: means over its simulated players. In TOK and STAR, not nano. */
export interface EconomyDay {
  readonly day: number
  readonly income: { readonly [K in keyof DayIncome | 'all']: number }
  readonly sinkTok: number
  readonly rerollTok: number
  readonly sinkStar: number
  readonly bag: BagDay
  /** Ranked and unranked wins. */
  readonly wins: number
  readonly chests: ChestFigures
  readonly boss: BossFigures
  readonly balanceTok: number
  readonly levels: PlayerState['levels']
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

interface KeptDay extends LivedDay {
  readonly spent: number
  readonly starsSpent: number
  readonly balance: number
  readonly levels: PlayerState['levels']
  readonly worn: number
  readonly stars: number
}

export const live = (habits: Habits, seed: string, hasFirstWeek = true): KeptDay[] => {
  const rngOf = (what: string) => createRng(createHash('sha256').update(`${what} ${habits.name} ${seed}`).digest('hex'))
  const rng = rngOf('economy')
  // A separate generator: leaving the gifts out changes other draws only once the player lacks what they bring.
  const giftRng = hasFirstWeek ? rngOf('first week') : null
  const chestRng = rngOf('win chests')
  const player = newcomer(rng)
  return Array.from({ length: DAYS + AROUND_DAYS }, (_, index) => {
    const [spent, starsSpent] = [player.spent, player.starsSpent]
    const day = liveDay({ rng, chestRng, giftRng }, player, habits, index + 1)
    const worn = wornOf(player.bag)
    return {
      ...day,
      worn: worn.length,
      stars: worn.reduce((sum, { rarity }) => sum + starsOf(rarity), 0),
      spent: player.spent - spent,
      starsSpent: player.starsSpent - starsSpent,
      balance: player.balance,
      levels: { ...player.levels },
    }
  })
}

const quantityOf = (stacks: readonly MaterialStack[], slug: CountedMaterial): number =>
  stacks.find((stack) => stack.slug === slug)?.quantity ?? 0

const byMaterial = (read: (slug: CountedMaterial) => number): Record<CountedMaterial, number> => ({
  'material-wood': read('material-wood'),
  'material-iron': read('material-iron'),
  'material-titanium': read('material-titanium'),
})

/**
 * Simulates ninety days with fixed seeds. Running it without the gifts of the first week (R50) shows their effect on
 * later days.
 */
export const simulate = (habits: Habits, hasFirstWeek = true): EconomyDay[] => {
  const lives = Array.from({ length: SIMULATED_PLAYERS }, (_, seed) => live(habits, String(seed), hasFirstWeek))
  return Array.from({ length: DAYS }, (_, index) => {
    const around = index === 0 ? [0] : [index - 1, index, index + 1]
    const of = (read: (day: KeptDay) => number, days = around): number =>
      mean(lives.flatMap((life) => days.flatMap((at) => (life[at] ? [read(life[at])] : []))))
    const tok = (read: (day: KeptDay) => number, days?: number[]) => nanoToTok(of(read, days))
    return {
      day: index + 1,
      income: {
        mining: tok(({ income }) => income.mining),
        fights: tok(({ income }) => income.fights),
        hunts: tok(({ income }) => income.hunts),
        checkIn: tok(({ income }) => income.checkIn),
        all: tok(({ income }) => income.mining + income.fights + income.hunts + income.checkIn),
      },
      sinkTok: tok(({ spent }) => spent),
      rerollTok: tok(({ forge }) => forge.rerollNano),
      sinkStar: of(({ starsSpent }) => starsSpent),
      bag: {
        gained: byMaterial((slug) => of(({ forge }) => quantityOf(forge.gained, slug))),
        spent: byMaterial((slug) => of(({ forge }) => quantityOf(forge.spent, slug))),
        found: of(({ found }) => found),
        dismantled: of(({ forge }) => forge.dismantled),
        refinings: of(({ forge }) => forge.refinings),
        rerolls: of(({ forge }) => forge.rerolls),
        worn: of(({ worn }) => worn, [index]),
        stars: of(({ stars }) => stars, [index]),
      },
      wins: of(({ wins }) => wins),
      chests: {
        opened: {
          wood: of(({ chests }) => chests.opened.wood),
          iron: of(({ chests }) => chests.opened.iron),
          titanium: of(({ chests }) => chests.opened.titanium),
        },
        gained: byMaterial((slug) => of(({ chests }) => quantityOf(sumOfStacks(chests.materials), slug))),
      },
      boss: {
        tok: tok(({ boss }) => boss.tokNano),
        star: of(({ boss }) => boss.star),
        damage:
          of(({ boss }) => boss.damage) /
          Math.max(
            of(({ boss }) => boss.fights),
            Number.MIN_VALUE,
          ),
        chests: of(({ boss }) => boss.chests),
        skins: of(({ boss }) => boss.skins),
        leaguePoints: of(({ boss }) => boss.leaguePoints),
      },
      balanceTok: tok(({ balance }) => balance, [index]),
      levels: {
        pocket: of(({ levels }) => levels.pocket, [index]),
        mining: of(({ levels }) => levels.mining, [index]),
        honor: of(({ levels }) => levels.honor, [index]),
      },
    }
  })
}

/** Deviation of the keen player from R02 on each of R02's days, in percent. */
export const deviations = (
  days: readonly EconomyDay[],
): { day: number; expected: number; got: number; percent: number }[] =>
  R02_INCOME.map(([day, expected]) => {
    const got = days.find((candidate) => candidate.day === day)?.income.all ?? 0
    return { day, expected, got, percent: (got / expected - 1) * 100 }
  })

/** Largest change of later income that the first seven days (R50) may cause, in percent. */
export const FIRST_WEEK_PERCENT = 5

/** Of day 8 and later, the day whose income the gifts of the first seven days (R50) change most, and by how much. */
export const firstWeekEffect = (
  days: readonly EconomyDay[],
  without: readonly EconomyDay[],
): { readonly day: number; readonly percent: number } =>
  days
    .slice(FIRST_DAYS)
    .map(({ day, income }) => ({ day, percent: (income.all / (without[day - 1]?.income.all ?? Number.NaN) - 1) * 100 }))
    .reduce((most, one) => (Math.abs(one.percent) > Math.abs(most.percent) ? one : most))

const SHOWN_DAYS = [1, 2, 3, 7, 14, 21, 30, 45, 60, 75, 90]
const columns = [
  'day',
  'mining',
  'fights',
  'hunts',
  'check-in',
  'all',
  'upgrades',
  're-rolls',
  'sink STAR',
  'balance',
  'pocket',
  'salary',
  'honor',
]

const bagColumns = [
  'day',
  'wood +',
  'wood −',
  'iron +',
  'iron −',
  'titan +',
  'titan −',
  'found',
  'taken apart',
  'refinings',
  're-rolls',
  'worn',
  'stars',
]

const CELL = 11
const line = (cells: readonly string[]): string => cells.map((cell) => cell.padStart(CELL)).join(' ')
const shownDays = (days: readonly EconomyDay[]) => days.filter(({ day }) => SHOWN_DAYS.includes(day))

export const tableOf = (habits: Habits, days: readonly EconomyDay[]): string => {
  const rows = shownDays(days).map(({ balanceTok, day, income, levels, rerollTok, sinkStar, sinkTok }) => [
    String(day),
    ...[
      ...[income.mining, income.fights, income.hunts, income.checkIn, income.all],
      ...[sinkTok, rerollTok, sinkStar, balanceTok, levels.pocket, levels.mining, levels.honor],
    ].map((value) => value.toFixed(1)),
  ])
  return [`${habits.name}: TOK a day`, line(columns), ...rows.map(line)].join('\n')
}

export const bagTableOf = (habits: Habits, days: readonly EconomyDay[]): string => {
  const rows = shownDays(days).map(({ day, bag }) => [
    String(day),
    ...MATERIALS.flatMap((slug) => [bag.gained[slug], bag.spent[slug]]).map((value) => value.toFixed(1)),
    ...[bag.found, bag.dismantled, bag.refinings, bag.rerolls, bag.worn, bag.stars].map((value) => value.toFixed(2)),
  ])
  return [`${habits.name}: materials and items a day`, line(bagColumns), ...rows.map(line)].join('\n')
}

const bossColumns = ['day', 'TOK', 'STAR', 'damage', 'chests', 'skins', 'league pts']

export const bossTableOf = (habits: Habits, days: readonly EconomyDay[]): string => {
  const rows = shownDays(days).map(({ boss, day }) => [
    String(day),
    ...[boss.tok, boss.star].map((value) => value.toFixed(2)),
    boss.damage.toFixed(0),
    ...[boss.chests, boss.skins, boss.leaguePoints].map((value) => value.toFixed(2)),
  ])
  return [`${habits.name}: bosses a day`, line(bossColumns), ...rows.map(line)].join('\n')
}

export const NOTES = [
  'Left out, as in R02: boosts (R42), referral, hunt milestones, tasks; of bosses what places bring at the end of a run.',
  'Bosses are beside the income that R02 tells, and in the balance: as many fights a day as the player makes, in a guild of twenty alike, whose chest is there when their damage has emptied the pool.',
  'Left out: what is bought and sold on the market, gifts to guilds, and chapters that are not built: shop, medals, season rewards.',
  'From salary level 10 on the keen player buys of polish, wardrobe and island what costs the fewest TOK whenever three days have passed without a purchase (R58).',
  'Sinks: upgrades, re-rolls, polish and looks for TOK, the army ladder for STAR, refining and pieces of the island for materials; whoever can afford an upgrade buys the cheapest at once, and re-rolls from a quarter of what is left.',
  'Materials come from fights, win chests, the box of the seventh check-in, the boxes of the first seven days (R50) and items that are taken apart: the best of each kind is kept.',
  'The first day begins at joining: four fifths of it are left.',
]
