import { nanoToTok } from '#tests/helpers/nano-to-tok.ts'
import type { Habits } from './player-day.ts'
import { live, SIMULATED_PLAYERS, simulate } from './report.ts'

const FIRST_DAY = 45
const LAST_DAY = 90

/** Days 45 to 90, means over all simulated players. */
export interface LateSinks {
  readonly purchases: number
  /** Longest time without an upgrade or a polish, days. */
  readonly longestGap: number
  readonly polishTok: number
  /** TOK on the last day. */
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

/** What R58 is for: something to buy every few days when upgrades have become dear. */
export const lateSinksOf = (habits: Habits): LateSinks => {
  const lives = Array.from({ length: SIMULATED_PLAYERS }, (_, seed) =>
    live(habits, String(seed)).slice(FIRST_DAY - 1, LAST_DAY),
  )
  const mean = (read: (life: (typeof lives)[number]) => number): number => sum(lives.map(read)) / lives.length
  return {
    purchases: mean((life) => sum(life.map(({ bought }) => bought))),
    longestGap: mean((life) => longestGapOf(life.map(({ bought }) => bought))),
    polishTok: nanoToTok(mean((life) => sum(life.map(({ polishNano }) => polishNano)))),
    income: simulate(habits).at(-1)?.income.all ?? Number.NaN,
  }
}

export const lateSinkLines = (habits: Habits): string => {
  const [polishing, without] = [lateSinksOf(habits), lateSinksOf({ ...habits, polishAfterDays: null })]
  const line = (name: string, { income, longestGap, polishTok, purchases }: LateSinks): string =>
    `  ${name}: ${purchases.toFixed(1)} purchases on days ${FIRST_DAY} to ${LAST_DAY}, longest gap ${longestGap.toFixed(1)} days, ${polishTok.toFixed(0)} TOK for polish, income on day ${LAST_DAY} ${income.toFixed(1)} TOK`
  const percent = (polishing.income / without.income - 1) * 100
  return [
    line('with polish (R58)', polishing),
    line('without', without),
    `  income on day ${LAST_DAY}: ${percent.toFixed(2)} %`,
  ].join('\n')
}
