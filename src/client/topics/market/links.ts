import { type Address, PAGE, withQuery } from '../../game/page-addresses.ts'

/** Tabs of the market. */
export const MARKET_TABS = ['market', 'offers', 'history', 'wishes'] as const
export type MarketTab = (typeof MARKET_TABS)[number]

/** The market: a tab, or its list narrowed and sorted as the query says. */
export const toMarket = (search: Readonly<Record<string, string>> = {}): Address =>
  withQuery(PAGE.MARKETPLACE.path, search)

/** An offer on the market, also by start parameter (T27). */
export const toListing = (id: string): Address => withQuery(PAGE.MARKETPLACE.path, { listing: id })
