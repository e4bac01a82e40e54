import type { Rarity } from '#rules/items/rarities.ts'
import { SEASON_DAYS, WEEK_SLUGS } from '#rules/season/seasons.ts'
import { MS_PER_DAY, MS_PER_MINUTE, MS_PER_WEEK, type Place, tokToNano } from '#rules/units.ts'

export const LEAGUE_SLUGS = [...WEEK_SLUGS, 'special'] as const
export type LeagueSlug = (typeof LEAGUE_SLUGS)[number]

/** 1 to 4 for the weeks, 5 for the Special league (R27). */
export const leagueNumber = (slug: LeagueSlug): number => LEAGUE_SLUGS.indexOf(slug) + 1

/** These first places get a reward, and so does everyone with at least `LEAGUE_REWARDED_POINTS` (R27). */
export const LEAGUE_REWARDED_PLACES = 500
export const LEAGUE_REWARDED_POINTS = 100
/** Days in which a player can claim. After them the reward goes to the inbox (R28). */
export const LEAGUE_CLAIM_DAYS = 14

export interface LeagueReward {
  readonly tokNano: number
  readonly star: number
  readonly stones: number
  readonly tickets: number
  readonly awakeStones: number
  readonly items: readonly Rarity[]
}

export interface LeagueStanding {
  readonly place: Place | null
  readonly points: number
}

const BY_PLACE: readonly (readonly [lastPlace: number, tok: number, star: number])[] = [
  [1, 100, 40],
  [3, 60, 25],
  [10, 40, 15],
  [50, 20, 8],
  [100, 12, 5],
  [LEAGUE_REWARDED_PLACES, 6, 3],
]
const BY_POINTS = { tok: 3, star: 1 }
const STONE_UNTIL_PLACE = 10
const TICKET_UNTIL_PLACE = 50
const SPECIAL_FACTOR = 3

const amountsOf = ({ place, points }: LeagueStanding): { readonly tok: number; readonly star: number } | null => {
  const step = place === null ? undefined : BY_PLACE.find(([lastPlace]) => place <= lastPlace)
  if (step) return { tok: step[1], star: step[2] }
  return points >= LEAGUE_REWARDED_POINTS ? BY_POINTS : null
}

/** Reward for the place, else for the points. Null if neither has one (R27). */
export const leagueRewardOf = (slug: LeagueSlug, standing: LeagueStanding): LeagueReward | null => {
  const amounts = amountsOf(standing)
  if (amounts === null) return null
  const isSpecial = slug === 'special'
  const factor = isSpecial ? SPECIAL_FACTOR : 1
  const isWithin = (lastPlace: number): boolean => standing.place !== null && standing.place <= lastPlace
  return {
    tokNano: tokToNano(amounts.tok * factor),
    star: amounts.star * factor,
    stones: isWithin(STONE_UNTIL_PLACE) ? factor : 0,
    tickets: isWithin(TICKET_UNTIL_PLACE) ? factor : 0,
    awakeStones: isSpecial && isWithin(STONE_UNTIL_PLACE) ? 1 : 0,
    items: isSpecial && isWithin(STONE_UNTIL_PLACE) ? ['epic'] : [],
  }
}

/** Nearest place with a better reward. Null if there is none (R27). */
export const nextLeaguePlace = ({ place }: LeagueStanding): Place | null => {
  const own = place === null ? -1 : BY_PLACE.findIndex(([lastPlace]) => place <= lastPlace)
  const better = own === -1 ? BY_PLACE.at(-1) : BY_PLACE[own - 1]
  return better ? (better[0] as Place) : null
}

export interface LeagueWeek {
  readonly season: number
  readonly slug: LeagueSlug
  readonly startMs: number
  /** Monday 00:00 UTC, exclusive (R27). */
  readonly closeMs: number
}

export const leagueLengthMs = (slug: LeagueSlug): number =>
  slug === 'special' ? SEASON_DAYS * MS_PER_DAY : MS_PER_WEEK

/** R27, R28. @param calendar number and start of any season of the world */
export const leagueWeekOf = (
  calendar: { readonly number: number; readonly startMs: number },
  season: number,
  slug: LeagueSlug,
): LeagueWeek => {
  const seasonMs = calendar.startMs + (season - calendar.number) * SEASON_DAYS * MS_PER_DAY
  const startMs = slug === 'special' ? seasonMs : seasonMs + (leagueNumber(slug) - 1) * MS_PER_WEEK
  return { season, slug, startMs, closeMs: startMs + leagueLengthMs(slug) }
}

/** Earliest time at which places may be frozen. All fights before the close are written by then (R27). */
export const leagueFreezeMs = ({ closeMs }: LeagueWeek): number => closeMs + MS_PER_MINUTE

export const leagueClaimableUntilMs = ({ closeMs }: LeagueWeek): number => closeMs + LEAGUE_CLAIM_DAYS * MS_PER_DAY

/**
 * True for leagues that close at the season's end. Their places are frozen only after the Fire Lord's damage is summed
 * (R27).
 */
export const closesWithSeason = ({ slug }: LeagueWeek): boolean => slug === 'IV' || slug === 'special'
