import type { Medal } from '#contracts/wire.ts'
import {
  askedVolumeNano,
  countedVolumeNano,
  DOGE_WEEK,
  DOGE_WINS,
  HAMSTER_DAY,
  nextDogeRarity,
} from '#rules/medals/medal-conditions.ts'
import { type DogeRarity, type MarketSide, type MedalType, marketMedalOf, seasonOfMedal } from '#rules/medals/medals.ts'
import type { SeasonState } from '#rules/season/seasons.ts'
import { NANO_PER_TOK } from '#rules/units.ts'
import type { FoughtWeek } from './earned.ts'
import { weekAt } from './seasons.ts'

export interface ProgressFacts {
  readonly weeks: readonly FoughtWeek[]
  readonly volumes: readonly { readonly side: MarketSide; readonly nano: number }[]
  readonly season: SeasonState
  readonly nowMs: number
}

type Progress = Medal['progress']

const winsOfWeek = ({ weeks, season, nowMs }: ProgressFacts, week: number): FoughtWeek | null | undefined =>
  weekAt(season, nowMs) === week
    ? weeks.find((fought) => fought.season === season.number && fought.week === week)
    : null

const wins = (have: number, need: number): Progress => ({ unit: 'wins', have: Math.min(have, need), need })

const dogeProgress = (facts: ProgressFacts, rarity: DogeRarity | null): Progress => {
  const week = winsOfWeek(facts, DOGE_WEEK)
  const next = nextDogeRarity(rarity)
  return week === null || next === null ? null : wins(week?.wins ?? 0, DOGE_WINS[next])
}

const marketProgress = (
  { volumes }: ProgressFacts,
  { side, step }: NonNullable<ReturnType<typeof marketMedalOf>>,
): Progress => {
  const nanos = volumes.filter((volume) => volume.side === side).map(({ nano }) => nano)
  const counted = countedVolumeNano(step, nanos)
  const asked = askedVolumeNano(step)
  const [have, need] = [Math.min(counted, asked), asked].map((nano) => Math.floor(nano / NANO_PER_TOK)) as [
    number,
    number,
  ]
  return { unit: 'tok', have, need }
}

/** Null if the player cannot work on the medal now (R31). */
export const medalProgress = (type: MedalType, rarity: DogeRarity | null, facts: ProgressFacts): Progress => {
  if (type === 'doge-event') return dogeProgress(facts, rarity)
  if (type === 'hamster-day') {
    const week = winsOfWeek(facts, HAMSTER_DAY.week)
    return week === null ? null : wins(week?.hamsterWins ?? 0, HAMSTER_DAY.wins)
  }
  const market = marketMedalOf(type)
  if (market) return marketProgress(facts, market)
  if (seasonOfMedal(type) !== facts.season.number || facts.season.isOffSeason) return null
  const hasFought = facts.weeks.some(({ season }) => season === facts.season.number)
  return { unit: 'fights', have: hasFought ? 1 : 0, need: 1 }
}
