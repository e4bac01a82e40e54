import { type Address, PAGE, withQuery } from '#client/game/page-paths.ts'

export const MARKET_TABS = ['market', 'offers', 'history', 'wishes'] as const
export type MarketTab = (typeof MARKET_TABS)[number]

export const toMarket = (search: Readonly<Record<string, string>> = {}): Address =>
  withQuery(PAGE.MARKETPLACE.path, search)

export const toListing = (id: string): Address => withQuery(PAGE.MARKETPLACE.path, { listing: id })
