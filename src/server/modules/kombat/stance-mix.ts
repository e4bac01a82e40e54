import { z } from 'zod'
import type { CallData } from '#contracts/schemas.ts'
import { stanceMixes } from '#rules/kombat/stance-mix.ts'
import { rankPoints, tierOf } from '#rules/season/ranks.ts'
import { MS_PER_DAY } from '#rules/units.ts'
import type { CallScope } from '#server/calls/call-scope.ts'
import type { Db } from '#server/db/database.ts'
import { playerView } from '#server/db/player-view.ts'
import { factSelect, writeWorldSetting } from '#server/db/world-settings.ts'
import type { Entropy } from '#server/entropy/entropy.ts'
import { stanceOf } from '#server/modules/fighters/service.ts'
import { currentSeason, rankOf, seasonCalendarSelect, seasonFrom } from '#server/modules/season/service.ts'
import { drawFairly } from './candidates.ts'
import { stancesOfFighters } from './stance-mix-store.ts'

/** World setting with the mix of each tier (R55). */
const STANCE_MIX = 'stance-mix'
const MIXED_MS = 7 * MS_PER_DAY
/**
 * At most this many players are drawn. Of a tier with 400 fighters among them the mix is accurate to about five
 * percentage points.
 */
const SAMPLE = 20_000

const mixes = z.record(z.string(), z.object({ rush: z.number(), guard: z.number(), trick: z.number() }))

/** Skips NPCs, which draw a stance for each match. */
export const countStances = async (
  { db, entropy }: { readonly db: Db; readonly entropy: Entropy },
  nowMs: number,
): Promise<void> => {
  const season = await currentSeason(db, nowMs)
  const seed = (): number => entropy.bytes(4).readUInt32BE()
  const { players } = await drawFairly(db, SAMPLE, season, seed)
  const ranks = new Map(players.flatMap(({ id, rankPoints: rank }) => (id > 0 ? [[id, rank] as const] : [])))
  const stances = await stancesOfFighters(db, [...ranks.keys()], nowMs - MIXED_MS)
  const fighters = stances.map((fighter) => ({
    rank: rankPoints(ranks.get(Number(fighter.id)) ?? 0),
    stance: stanceOf(fighter),
  }))
  await writeWorldSetting(db, STANCE_MIX, Object.fromEntries(stanceMixes(fighters)))
}

export const stanceMixView = playerView(
  { calendar: seasonCalendarSelect, stanceMix: factSelect(STANCE_MIX) },
  (read, { nowMs }: Pick<CallScope, 'nowMs'>): CallData<'combats.stanceMix'> => {
    const { tier } = tierOf(rankOf(read, seasonFrom(read.calendar, nowMs)).points)
    return { mix: mixes.parse(read.stanceMix ?? {})[tier] ?? null }
  },
)
