import { z } from 'zod'
import { dayStartMs } from '#rules/days.ts'
import { FOUNDER } from '#rules/medals/medal-conditions.ts'
import type { SeasonState } from '#rules/season/seasons.ts'
import { MS_PER_DAY, MS_PER_HOUR } from '#rules/units.ts'
import type { Scope } from '#server/calls/call-scope.ts'
import type { Db } from '#server/db/database.ts'
import { holdOffDeletions } from '#server/db/deletions.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { factValue, readWorldSetting } from '#server/db/world-settings.ts'
import { activeDaysOf } from '#server/modules/airdrop/service.ts'
import type { PlayerRow } from '#server/modules/players/service.ts'
import { currentSeason } from '#server/modules/season/service.ts'
import { activeFounders } from './founder-store.ts'
import { worldStartMs } from './seasons.ts'
import { type EarnedRow, putMedals } from './store.ts'

export const SEASON_OPENED_FACT = 'season-opened'

const opened = z.object({ atMs: z.number() })
const grown = z.object({ grownAtMs: z.number() })

export const FOUNDER_PARTS = { opened: () => factValue(SEASON_OPENED_FACT), world: () => factValue('world') }

interface FounderFacts {
  readonly opened: object | null
  readonly world: object | null
}

/**
 * When the 28 founders' days start: at `hk admin season open`, else at the world's first start, else a week after the
 * first season began.
 */
const foundersFromMs = (facts: FounderFacts, season: SeasonState): number =>
  opened.safeParse(facts.opened).data?.atMs ??
  grown.safeParse(facts.world).data?.grownAtMs ??
  worldStartMs(season) + 7 * MS_PER_DAY

const joinedUntilMs = (facts: FounderFacts, season: SeasonState): number =>
  foundersFromMs(facts, season) + FOUNDER.joinedWithinMs

/** A founder joined before the founders' days ended (R31). After a deletion the time of rejoining counts. */
export const isFounder = (player: Pick<PlayerRow, 'created_at' | 'restarted_at'> & FounderFacts, season: SeasonState) =>
  (player.restarted_at ?? player.created_at).getTime() < joinedUntilMs(player, season)

export const founderDays = async (
  db: Db,
  playerId: number,
): Promise<{ readonly days: number; readonly earnedMs: number | null }> => {
  const { days, lastAt } = await activeDaysOf(db, playerId, FOUNDER.activeDays)
  return { days, earnedMs: days < FOUNDER.activeDays ? null : (lastAt?.getTime() ?? null) }
}

const FOUND_AT_ONCE = 500
/** Twice the job's interval. */
const ACTED_WITHIN_MS = 2 * MS_PER_HOUR

const findBatch = async (
  db: Db,
  asked: Parameters<typeof activeFounders>[1],
): Promise<{ readonly ids: readonly bigint[]; readonly found: number }> => {
  await holdOffDeletions(db)
  const ids = await activeFounders(db, asked, FOUND_AT_ONCE)
  const rows: EarnedRow[] = []
  for (const id of ids) {
    const { earnedMs } = await founderDays(db, Number(id))
    if (earnedMs !== null)
      rows.push({ player_id: id, type: 'legacy', earned_at: new Date(earnedMs), rank: null, rarity: null })
  }
  await putMedals(db, rows)
  return { ids, found: rows.length }
}

/**
 * Runs each hour (R31, R38). Checks only players active since the previous runs, because others cannot have gained an
 * active day. @returns number of medals stored
 */
export const findFounders = async ({ db, nowMs }: Scope) => {
  const season = await currentSeason(db, nowMs)
  const facts = {
    opened: (await readWorldSetting(db, SEASON_OPENED_FACT)) ?? null,
    world: (await readWorldSetting(db, 'world')) ?? null,
  }
  // A player who joined later cannot have ten active days yet.
  const earliestMs = dayStartMs(nowMs) - (FOUNDER.activeDays - 2) * MS_PER_DAY
  const asked = {
    joinedBeforeMs: Math.min(joinedUntilMs(facts, season), earliestMs),
    actedSinceMs: nowMs - ACTED_WITHIN_MS,
  }
  let found = 0
  for (let afterId: bigint | undefined = 0n; afterId !== undefined; ) {
    const after: bigint = afterId
    const batch = await inTransaction(db, (trx) => findBatch(trx, { ...asked, afterId: after }))
    found += batch.found
    afterId = batch.ids.length < FOUND_AT_ONCE ? undefined : batch.ids.at(-1)
  }
  return found
}
