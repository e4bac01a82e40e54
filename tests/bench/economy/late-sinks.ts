import { nanoToTok } from '#tests/helpers/nano-to-tok.ts'
import { LATE_SINKS, type LateSink } from './late-buyer.ts'
import type { Habits } from './player-day.ts'
import { live, SIMULATED_PLAYERS, simulate } from './report.ts'

const FIRST_DAY = 45
const LAST_DAY = 90

/** Longest gap between two purchases that R58 allows, in days. */
export const LONGEST_GAP_DAYS = 4
/** Largest change of the last day's income that R58 may cause, in percent. */
export const LATE_PERCENT = 1

/** Days 45 to 90 of one kind of player: means over its simulated players. */
export interface LateSinks {
  readonly purchases: number
  /** Longest time without an upgrade or a purchase of R58, days. */
  readonly longestGap: number
  readonly bought: Readonly<Record<LateSink, number>>
  readonly tok: number
  /** Income of the last day, in TOK. */
  readonly income: number
}

const longestGapOf = (bought: readonly number[]): number => {
  let [gap, longest] = [0, 0]
  for (const count of bought) {
    gap = count > 0 ? 0 : gap + 1
    longest = Math.max(longest, gap)
  }
  return longest
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0)

/** Simulates what R58 is for: something to buy every few days once upgrades have become expensive. */
export const lateSinksOf = (habits: Habits): LateSinks => {
  const lives = Array.from({ length: SIMULATED_PLAYERS }, (_, seed) =>
    live(habits, String(seed)).slice(FIRST_DAY - 1, LAST_DAY),
  )
  const mean = (read: (life: (typeof lives)[number]) => number): number => sum(lives.map(read)) / lives.length
  return {
    purchases: mean((life) => sum(life.map(({ bought }) => bought))),
    longestGap: mean((life) => longestGapOf(life.map(({ bought }) => bought))),
    bought: Object.fromEntries(
      LATE_SINKS.map((sink) => [sink, mean((life) => life.filter(({ late }) => late?.sink === sink).length)]),
    ) as Record<LateSink, number>,
    tok: nanoToTok(mean((life) => sum(life.map(({ late }) => late?.nano ?? 0)))),
    income: simulate(habits).at(-1)?.income.all ?? Number.NaN,
  }
}

export const latePercent = (late: LateSinks, without: LateSinks): number => (late.income / without.income - 1) * 100

export const isLateEnough = (late: LateSinks, without: LateSinks): boolean =>
  late.longestGap <= LONGEST_GAP_DAYS && Math.abs(latePercent(late, without)) <= LATE_PERCENT

export const lateSinkLines = (late: LateSinks, without: LateSinks): string => {
  const line = (name: string, { bought, income, longestGap, purchases, tok }: LateSinks): string =>
    `${name}: ${purchases.toFixed(1)} purchases on days ${FIRST_DAY} to ${LAST_DAY}, longest gap ${longestGap.toFixed(1)} days; ${LATE_SINKS.map((sink) => `${sink} ${bought[sink].toFixed(1)}`).join(', ')} for ${tok.toFixed(0)} TOK; income on day ${LAST_DAY} ${income.toFixed(1)} TOK`
  return [
    `  ${isLateEnough(late, without) ? 'ok ' : 'OUT'} ${line('with the sinks of R58', late)} (${latePercent(late, without).toFixed(2)} %)`,
    `      ${line('without', without)}`,
  ].join('\n')
}
