import { DOGE_WEEK, dogeRarityOf, HAMSTER_DAY, isRarer, MEDAL_RANK_CAP } from '#rules/medals/medal-conditions.ts'
import type { DogeRarity, MedalType } from '#rules/medals/medals.ts'
import type { SeasonState } from '#rules/season/seasons.ts'
import { weekEndMs } from './seasons.ts'
import type { StoredMedal } from './store.ts'

export type Earned = Pick<StoredMedal, 'type' | 'earnedMs' | 'rank' | 'rarity'>

export interface FoughtWeek {
  readonly season: number
  readonly week: number
  readonly fights: number
  readonly wins: number
  readonly hamsterWins: number
}

const plain = (type: MedalType, earnedMs: number): Earned => ({ type, earnedMs, rank: null, rarity: null })

/** A player beyond a full list gets the cap as rank (R31). Null for an unlisted player while the list is not full. */
export const medalRank = (place: number | null, listed: number): number | null => {
  if (place !== null) return Math.min(place, MEDAL_RANK_CAP)
  return listed >= MEDAL_RANK_CAP ? MEDAL_RANK_CAP : null
}

const hamsterDay = (weeks: readonly FoughtWeek[], endMs: (week: FoughtWeek) => number): Earned | null => {
  const first = weeks.find(({ week, hamsterWins }) => week === HAMSTER_DAY.week && hamsterWins >= HAMSTER_DAY.wins)
  return first ? plain('hamster-day', endMs(first)) : null
}

const dogeEvent = (weeks: readonly FoughtWeek[], endMs: (week: FoughtWeek) => number): Earned | null => {
  let best: { readonly rarity: DogeRarity; readonly earnedMs: number } | null = null
  for (const week of weeks) {
    const rarity = week.week === DOGE_WEEK ? dogeRarityOf(week.wins) : null
    if (rarity !== null && isRarer(rarity, best?.rarity ?? null)) best = { rarity, earnedMs: endMs(week) }
  }
  return best && { ...plain('doge-event', best.earnedMs), rarity: best.rarity }
}

/**
 * Medals for the player's own fights (R31). Season and market medals depend on other players, so only the job decides
 * them.
 */
export const earnedByFights = (
  current: SeasonState,
  nowMs: number,
  weeks: readonly FoughtWeek[],
): readonly Earned[] => {
  const endMs = ({ season, week }: FoughtWeek) => weekEndMs(current, season, week)
  const past = weeks.filter((week) => endMs(week) <= nowMs)
  return [hamsterDay(past, endMs), dogeEvent(past, endMs)].filter((medal) => medal !== null)
}

export const withEarned = (
  stored: readonly StoredMedal[],
  earned: readonly Earned[],
): ReadonlyMap<MedalType, StoredMedal> => {
  const all = new Map(stored.map((medal) => [medal.type, medal]))
  for (const medal of earned) {
    const known = all.get(medal.type)
    if (known === undefined) all.set(medal.type, { ...medal, paidRarity: null, claimedMs: null })
    else if (medal.rarity !== null && isRarer(medal.rarity, known.rarity))
      all.set(medal.type, { ...known, rarity: medal.rarity, earnedMs: medal.earnedMs, claimedMs: null })
  }
  return all
}
