import { CURRENT_SEASON_FIRST } from '#rules/constants.ts'
import type { SeasonState } from '#rules/season/seasons.ts'
import { MS_PER_DAY, MS_PER_MINUTE } from '#rules/units.ts'
import type { NotificationTrigger } from '#server/notification-trigger.ts'

/** Only players active in the seven days before the next season are notified that one has ended. */
const PLAYED_WITHIN_MS = 7 * MS_PER_DAY
/** Spreads messages over a day, so that players do not all arrive at once. */
const SPREAD_MINUTES = MS_PER_DAY / MS_PER_MINUTE
/** Coprime to `SPREAD_MINUTES`, so that neighbouring ids are far apart. */
const SPREAD_STEP = 889

const spreadMs = (playerId: bigint): number => ((Number(playerId) * SPREAD_STEP) % SPREAD_MINUTES) * MS_PER_MINUTE

/**
 * Null in the world's first season, and for players who were absent in the seven days before this season or active in
 * it (extra 8).
 */
export const seasonTrigger = (
  calendar: SeasonState,
  player: { readonly id: bigint; readonly lastActMs: number },
): NotificationTrigger | null => {
  const { lastActMs } = player
  if (calendar.number === CURRENT_SEASON_FIRST) return null
  if (lastActMs < calendar.startMs - PLAYED_WITHIN_MS || lastActMs >= calendar.startMs) return null
  return {
    subject: String(calendar.number - 1),
    atMs: calendar.startMs + spreadMs(player.id),
  }
}

export const nextSeasonTriggerMs = (calendar: SeasonState): number => calendar.nextMs
