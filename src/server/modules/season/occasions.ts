import { CURRENT_SEASON_FIRST } from '../../../rules/constants.ts'
import type { SeasonState } from '../../../rules/season/seasons.ts'
import { MS_PER_DAY, MS_PER_MINUTE } from '../../../rules/units.ts'
import type { Occasion } from '../../occasion.ts'

/** To who has played in the last seven days of the season. */
const PLAYED_WITHIN_MS = 7 * MS_PER_DAY
/** Messages of one season are spread over a day: nobody comes at the same minute as all others. */
const SPREAD_MINUTES = MS_PER_DAY / MS_PER_MINUTE
/** Coprime to it, so that ids that follow each other lie far apart. */
const SPREAD_STEP = 889

const spreadMs = (playerId: bigint): number => ((Number(playerId) * SPREAD_STEP) % SPREAD_MINUTES) * MS_PER_MINUTE

/** What the bot may write when a season has ended (extra 8): none before a world's first has, nor to who was away, or has been here since. */
export const seasonOccasion = (
  calendar: SeasonState,
  player: { readonly id: bigint; readonly lastActMs: number },
): Occasion | null => {
  const { lastActMs } = player
  if (calendar.number === CURRENT_SEASON_FIRST) return null
  if (lastActMs < calendar.startMs - PLAYED_WITHIN_MS || lastActMs >= calendar.startMs) return null
  return {
    kind: 'season-ended',
    subject: String(calendar.number - 1),
    atMs: calendar.startMs + spreadMs(player.id),
  }
}

/** From when on `seasonOccasion` is one of the next season. */
export const nextSeasonOccasionMs = (calendar: SeasonState): number => calendar.nextMs
