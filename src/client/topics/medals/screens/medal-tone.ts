import type { Medal } from '#contracts/wire.ts'
import { type DogeRarity, type MarketStep, marketMedalOf } from '#rules/medals/medals.ts'

const DOGE: Readonly<Record<DogeRarity, string>> = {
  wooden: 'var(--orange)',
  bronze: 'var(--orange)',
  silver: 'var(--rarity-prototype)',
  gold: 'var(--gold)',
  emerald: 'var(--mint)',
  diamond: 'var(--cyan)',
}

const MARKET: Readonly<Record<MarketStep, string>> = {
  bronze: 'var(--orange)',
  silver: 'var(--rarity-prototype)',
  gold: 'var(--gold)',
  'gold-extra': 'var(--gold)',
}

export const medalTone = ({ type, metadata: { rarity } }: Pick<Medal, 'type' | 'metadata'>): string => {
  const market = marketMedalOf(type)
  if (market) return MARKET[market.step]
  return type === 'doge-event' && rarity !== null ? DOGE[rarity] : 'var(--gold)'
}
