import type { TFunction } from 'i18next'
import { cappedRank, formatDate, formatInteger, tokOf } from '#client/ui/format/format.ts'
import type { CallData } from '#contracts/schemas.ts'
import type { Medal } from '#contracts/wire.ts'
import { askedVolumeNano, DOGE_WEEK, HAMSTER_DAY, MEDAL_RANK_CAP } from '#rules/medals/medal-conditions.ts'
import { marketMedalOf, seasonOfMedal } from '#rules/medals/medals.ts'
import { SEASON_DAYS } from '#rules/season/seasons.ts'
import { MS_PER_DAY, MS_PER_SECOND } from '#rules/units.ts'

export const medalTakes = (t: TFunction, { type }: Pick<Medal, 'type'>): string => {
  const market = marketMedalOf(type)
  if (market?.step === 'gold-extra') return t(`medals.takes.${market.side}Extra`)
  if (market) return t(`medals.takes.${market.side}`, { tok: formatInteger(tokOf(askedVolumeNano(market.step))) })
  const season = seasonOfMedal(type)
  if (season !== null) return t('medals.takes.season', { season })
  return t(`medals.takes.${type as 'legacy' | 'hamster-day' | 'doge-event'}`)
}

/** How far the player has come: '3 of 10 wins'. */
export const progressText = (t: TFunction, { unit, have, need }: NonNullable<Medal['progress']>): string => {
  const [shown, of] = [formatInteger(have), formatInteger(need)]
  if (unit === 'tok') return t('medals.progress.tok', { have: shown, need: of })
  return t(`medals.progress.${unit}`, { have: shown, count: need })
}

export const medalRank = (rank: number): string => cappedRank(rank, MEDAL_RANK_CAP)

const WEEKS: Partial<Readonly<Record<Medal['type'], number>>> = {
  'hamster-day': HAMSTER_DAY.week,
  'doge-event': DOGE_WEEK,
}

/** Says that the medal was missed, or when it can be earned. Null while it can be, or if this is not known. */
export const chanceText = (
  t: TFunction,
  { type, status, progress }: Pick<Medal, 'type' | 'status' | 'progress'>,
  season: CallData<'season.get'> | undefined,
  nowMs: number,
): string | null => {
  if (status !== 'non-claimable' || progress !== null || season === undefined) return null
  const startMs = season.start_time * MS_PER_SECOND
  const week = WEEKS[type]
  if (week !== undefined) {
    const beginsMs = startMs + (week - 1) * 7 * MS_PER_DAY
    const nextMs = beginsMs > nowMs ? beginsMs : beginsMs + SEASON_DAYS * MS_PER_DAY
    return t('medals.nextChance', { date: formatDate(nextMs) })
  }
  const ofSeason = seasonOfMedal(type)
  if (ofSeason !== null && ofSeason > season.current_season) {
    const begins = startMs + (ofSeason - season.current_season) * SEASON_DAYS * MS_PER_DAY
    return t('medals.notYet', { season: ofSeason, date: formatDate(begins) })
  }
  // The season is running, or over but its medals are not decided yet.
  if (ofSeason !== null && ofSeason >= season.current_season - 1) return null
  return t('medals.missed')
}
