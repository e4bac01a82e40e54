import { CURRENT_SEASON_FIRST } from '#rules/constants.ts'
import {
  askedVolumeNano,
  DOGE_WEEK,
  dogeRarityOf,
  GOLD_EXTRA_PARTNERS,
  GOLD_EXTRA_PLACES,
  HAMSTER_DAY,
  MEDAL_RANK_CAP,
} from '#rules/medals/medal-conditions.ts'
import { MARKET_SIDES, MARKET_STEPS, type MarketSide, marketMedal, medalOfSeason } from '#rules/medals/medals.ts'
import { type SeasonState, seasonDates, WEEK_SLUGS } from '#rules/season/seasons.ts'
import { MS_PER_MINUTE } from '#rules/units.ts'
import type { Scope } from '#server/calls/call-scope.ts'
import type { Db } from '#server/db/database.ts'
import { holdOffDeletions } from '#server/db/deletions.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { fightersOfWeek } from '#server/modules/leagues/service.ts'
import { areSalesWatched, seasonTraders } from '#server/modules/market/service.ts'
import { presentPlayerIds } from '#server/modules/players/service.ts'
import { currentSeason, placesUpTo } from '#server/modules/season/service.ts'
import { sumOfBatches } from '#server/sum-of-batches.ts'
import { bannedAmong, decidedParts, lockPart, saveDecisionProgress } from './decide-store.ts'
import { type Earned, medalRank } from './earned.ts'
import { weekEndMs } from './seasons.ts'
import { type EarnedRow, putMedals } from './store.ts'

export const MEDAL_BATCH = 500
/** Time for the last fights and sales to be written. */
const DECIDED_AFTER_MS = MS_PER_MINUTE

type Fighter = Awaited<ReturnType<typeof fightersOfWeek>>[number]
type MedalOf = (fighter: Fighter) => Earned | null

const onlyPresent = async (db: Db, rows: readonly EarnedRow[]): Promise<readonly EarnedRow[]> => {
  const ids = rows.map(({ player_id }) => Number(player_id))
  const there = await presentPlayerIds(db, ids)
  return rows.filter(({ player_id }) => there.has(Number(player_id)))
}

interface WeekPart {
  readonly season: number
  readonly part: string
  readonly week: number
  readonly overMs: number
  readonly medalOf: (db: Db) => Promise<MedalOf | undefined>
}

const weekParts = (current: SeasonState, season: number): readonly WeekPart[] => {
  const seasonMedal = medalOfSeason(season)
  const overMs = seasonDates(current, season).nextMs
  const endMs = (week: number) => weekEndMs(current, season, week)
  return [
    {
      ...{ season, part: 'hamster-day', week: HAMSTER_DAY.week, overMs: endMs(HAMSTER_DAY.week) },
      medalOf: async () => (fighter) =>
        fighter.hamsterWins >= HAMSTER_DAY.wins
          ? { type: 'hamster-day', earnedMs: endMs(HAMSTER_DAY.week), rank: null, rarity: null }
          : null,
    },
    {
      ...{ season, part: 'doge-event', week: DOGE_WEEK, overMs: endMs(DOGE_WEEK) },
      medalOf: async () => (fighter) => {
        const rarity = dogeRarityOf(fighter.wins)
        return rarity && { type: 'doge-event', earnedMs: endMs(DOGE_WEEK), rank: null, rarity }
      },
    },
    ...(seasonMedal === null ? [] : WEEK_SLUGS).map((slug, index) => ({
      ...{ season, part: `season-${slug}`, week: index + 1, overMs },
      medalOf: async (db: Db) => {
        const places = await placesUpTo(db, seasonDates(current, season), MEDAL_RANK_CAP)
        if (places === undefined || seasonMedal === null) return undefined
        return ({ playerId }: Fighter): Earned => ({
          ...{ type: seasonMedal, earnedMs: overMs, rarity: null },
          rank: medalRank(places.get(playerId) ?? null, places.size),
        })
      },
    })),
  ]
}

/** One batch in one transaction. @returns how many fighters were checked; null if the part is already decided */
const decideBatch = ({ db, nowMs }: Scope, part: WeekPart, medalOf: MedalOf): Promise<number | null> =>
  inTransaction(db, async (trx) => {
    await holdOffDeletions(trx)
    const state = await lockPart(trx, part)
    if (state.decided_at !== null) return null
    const fighters = await fightersOfWeek(trx, part, state.decided_to ?? 0n, MEDAL_BATCH)
    const rows = fighters.flatMap((fighter): EarnedRow[] => {
      const earned = medalOf(fighter)
      if (earned === null) return []
      const { earnedMs, ...medal } = earned
      return [{ ...medal, player_id: fighter.playerId, earned_at: new Date(earnedMs) }]
    })
    await putMedals(trx, await onlyPresent(trx, rows))
    await saveDecisionProgress(trx, part, {
      decided_to: fighters.at(-1)?.playerId ?? state.decided_to,
      decided_at: fighters.length < MEDAL_BATCH ? new Date(nowMs) : null,
    })
    return fighters.length
  })

type Trader = Awaited<ReturnType<typeof seasonTraders>>[number]

/**
 * Places of the ten highest volumes among unbanned traders; of equal volumes the earlier comes first (R31). A trader
 * with fewer than five partners gets no place, and those behind do not move up.
 */
const extraPlaces = (traders: readonly Trader[], banned: ReadonlySet<bigint>): ReadonlyMap<bigint, number> => {
  const best = traders
    .filter(({ playerId, counted }) => !banned.has(playerId) && counted.gold >= askedVolumeNano('gold'))
    .sort(
      (a, b) =>
        b.counted.gold - a.counted.gold ||
        a.reachedAt.getTime() - b.reachedAt.getTime() ||
        (a.playerId < b.playerId ? -1 : 1),
    )
    .slice(0, GOLD_EXTRA_PLACES)
  return new Map(
    best.flatMap(({ playerId, partners }, index) =>
      partners >= GOLD_EXTRA_PARTNERS ? [[playerId, index + 1] as const] : [],
    ),
  )
}

const marketRows = (
  side: MarketSide,
  traders: readonly Trader[],
  banned: ReadonlySet<bigint>,
  overMs: number,
): readonly EarnedRow[] => {
  const places = extraPlaces(traders, banned)
  return traders.flatMap(({ playerId, counted }) =>
    MARKET_STEPS.filter((step) =>
      step === 'gold-extra' ? places.has(playerId) : counted[step] >= askedVolumeNano(step),
    ).map((step) => ({
      player_id: playerId,
      type: marketMedal(side, step),
      earned_at: new Date(overMs),
      rank: step === 'gold-extra' ? (places.get(playerId) ?? null) : null,
      rarity: null,
    })),
  )
}

/** One transaction, so that the decision uses the data of one instant. */
const decideMarket = async ({ db, nowMs }: Scope, season: number, current: SeasonState): Promise<number> => {
  const { startMs: fromMs, nextMs: overMs } = seasonDates(current, season)
  if (!(await areSalesWatched(db, overMs + DECIDED_AFTER_MS))) return 0
  return inTransaction(db, async (trx) => {
    const part = { season, part: 'market' }
    await holdOffDeletions(trx)
    const state = await lockPart(trx, part)
    if (state.decided_at !== null) return 0
    const traders = await seasonTraders(trx, { fromMs, toMs: overMs })
    const ids = traders.map(({ playerId }) => playerId)
    const banned = await bannedAmong(trx, ids)
    const rows = MARKET_SIDES.flatMap((side) =>
      marketRows(
        side,
        traders.filter((trader) => trader.side === side),
        banned,
        overMs,
      ),
    )
    await putMedals(trx, await onlyPresent(trx, rows))
    await saveDecisionProgress(trx, part, { decided_to: null, decided_at: new Date(nowMs) })
    return traders.length
  })
}

/**
 * Runs each minute; decides each finished week and season once (R31). Can be resumed. @returns fighters and traders
 * checked
 */
export const decideMedals = async (parts: Scope): Promise<number> => {
  const current = await currentSeason(parts.db, parts.nowMs)
  const decided = await decidedParts(parts.db)
  const isDue = (season: number, part: string, overMs: number): boolean =>
    !decided.has(`${season} ${part}`) && parts.nowMs >= overMs + DECIDED_AFTER_MS
  let looked = 0
  for (let season = CURRENT_SEASON_FIRST; season <= current.number; season += 1) {
    for (const part of weekParts(current, season).filter((one) => isDue(season, one.part, one.overMs))) {
      const medalOf = await part.medalOf(parts.db)
      if (medalOf === undefined) continue
      looked += await sumOfBatches(() => decideBatch(parts, part, medalOf))
    }
    if (isDue(season, 'market', seasonDates(current, season).nextMs))
      looked += await decideMarket(parts, season, current)
  }
  return looked
}
