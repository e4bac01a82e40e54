import { WEEK_SLUGS } from '../season/seasons.ts'

/** Slugs of the league's weeks and of the whole season (R27). */
export const LEAGUE_SLUGS = [...WEEK_SLUGS, 'special'] as const
export type LeagueSlug = (typeof LEAGUE_SLUGS)[number]
