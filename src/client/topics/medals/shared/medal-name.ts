import type { TFunction } from 'i18next'
import { CURRENT_SEASON_FIRST } from '#rules/constants.ts'
import { type MedalType, marketMedalOf, seasonOfMedal } from '#rules/medals/medals.ts'

const NUMERALS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'] as const

/** The world's first season is I (T4). */
const numeralOf = (season: number): string => NUMERALS[season - CURRENT_SEASON_FIRST] ?? String(season)

type Single = 'legacy' | 'hamster-day' | 'doge-event'
const isSingle = (type: MedalType): type is Single =>
  type === 'legacy' || type === 'hamster-day' || type === 'doge-event'

/** 'Season I Hero' (A2). */
export const medalName = (t: TFunction, type: MedalType): string => {
  const market = marketMedalOf(type)
  if (market) return t(`medals.name.${market.side}.${market.step}`)
  const season = seasonOfMedal(type)
  if (season !== null) return t('medals.name.season', { numeral: numeralOf(season) })
  return isSingle(type) ? t(`medals.name.${type}`) : type
}

export const medalShortName = (t: TFunction, type: MedalType): string => {
  const market = marketMedalOf(type)
  if (market) return t(`medals.short.${market.step}`)
  const season = seasonOfMedal(type)
  if (season !== null) return t('medals.short.season', { numeral: numeralOf(season) })
  return isSingle(type) ? t(`medals.short.${type}`) : type
}
