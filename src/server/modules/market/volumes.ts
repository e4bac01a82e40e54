import type { RawBuilder } from 'kysely'
import { askedVolumeNano, partnerCapNano } from '#rules/medals/medal-conditions.ts'
import { MARKET_STEPS, type MarketStep } from '#rules/medals/medals.ts'
import type { Db } from '#server/db/database.ts'
import { readWorldSetting } from '#server/db/world-settings.ts'
import {
  type PartnerVolume,
  partnerVolumesSelect,
  type TimeSpan,
  type TraderVolume,
  traderVolumes,
} from './volume-store.ts'
import { WATCHED_FACT } from './watch.ts'

export const marketVolumesSelect = (playerId: number, span: TimeSpan): RawBuilder<readonly PartnerVolume[]> =>
  partnerVolumesSelect(playerId, span)

export interface SeasonTrader extends Pick<TraderVolume, 'playerId' | 'side' | 'partners' | 'reachedAt'> {
  /** Nano TOK, capped per partner. */
  readonly counted: Readonly<Record<MarketStep, number>>
}

/** Traders who have reached the first step (R31). Reads every sale of the span. */
export const seasonTraders = async (db: Db, span: TimeSpan): Promise<readonly SeasonTrader[]> => {
  const capsNano = MARKET_STEPS.map(partnerCapNano)
  const traders = await traderVolumes(db, span, { capsNano, leastNano: askedVolumeNano(MARKET_STEPS[0]) })
  return traders.map(({ counted, ...trader }) => ({
    ...trader,
    counted: Object.fromEntries(MARKET_STEPS.map((step, index) => [step, counted[index] ?? 0])) as Record<
      MarketStep,
      number
    >,
  }))
}

/** True if `watchSales` has checked all sales up to `beforeMs`. */
export const areSalesWatched = async (db: Db, beforeMs: number): Promise<boolean> => {
  const watched = (await readWorldSetting(db, WATCHED_FACT)) as { readonly atMs: number } | undefined
  return (watched?.atMs ?? 0) >= beforeMs
}
