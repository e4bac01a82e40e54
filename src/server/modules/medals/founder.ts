import type { Kysely } from 'kysely'
import { z } from 'zod'
import { FOUNDER } from '../../../rules/medals/medal-conditions.ts'
import type { SeasonState } from '../../../rules/season/seasons.ts'
import { MS_PER_DAY } from '../../../rules/units.ts'
import type { Database } from '../../db/database.ts'
import { factValue } from '../../db/world-facts.ts'
import { activeDaysOf } from '../airdrop/service.ts'
import type { PlayerRow } from '../players/service.ts'
import { worldStartMs } from './seasons.ts'

/** The fact of `npm run admin -- season open`, which begins the founder's 28 days, once. */
export const SEASON_OPENED_FACT = 'season-opened'

const opened = z.object({ atMs: z.number() })
const grown = z.object({ grownAtMs: z.number() })

/** What tells when the founder's days began, as parts of what is read with a player. */
export const FOUNDER_PARTS = { opened: () => factValue(SEASON_OPENED_FACT), world: () => factValue('world') }

interface FounderFacts {
  readonly opened: object | null
  readonly world: object | null
}

/** `admin season open`; without it the first start, which the world that was grown then knows, or the week of it. */
const foundersFromMs = (facts: FounderFacts, season: SeasonState): number =>
  opened.safeParse(facts.opened).data?.atMs ??
  grown.safeParse(facts.world).data?.grownAtMs ??
  worldStartMs(season) + 7 * MS_PER_DAY

/** Whether a player joined in the founder's days, or before them (R31). Who came back after deletion joined then. */
export const isFounder = (
  player: Pick<PlayerRow, 'created_at' | 'restarted_at'> & FounderFacts,
  season: SeasonState,
): boolean =>
  (player.restarted_at ?? player.created_at).getTime() < foundersFromMs(player, season) + FOUNDER.joinedWithinMs

/** How many of the active days a founder has that the medal takes, and when the tenth began. */
export const founderDays = async (
  db: Kysely<Database>,
  playerId: number,
): Promise<{ readonly days: number; readonly earnedMs: number | null }> => {
  const { days, lastAt } = await activeDaysOf(db, playerId, FOUNDER.activeDays)
  return { days, earnedMs: days < FOUNDER.activeDays ? null : (lastAt?.getTime() ?? null) }
}
