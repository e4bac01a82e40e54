import { type Address, PAGE, withQuery } from '../../game/page-addresses.ts'

/** Tabs of the shop, by what is bought there; `equipment` is the specification's (row 166). */
export const SHOP_TABS = ['equipment', 'chests', 'supplies'] as const
export type ShopTab = (typeof SHOP_TABS)[number]

/** The shop at a tab. */
export const toShop = (tab: ShopTab): Address => withQuery(PAGE.IAP.path, { tab })

/** State of a navigation into the shop: the page, and the tab of it (A2, row 166). */
export interface ShopState {
  readonly selectedTab: 'Shop'
  readonly selectedTabPurchase: ShopTab
}

/** The state that leads to a tab of the shop, as the specification has it (rows 166, 173). */
export const shopState = (tab: ShopTab): ShopState => ({ selectedTab: 'Shop', selectedTabPurchase: tab })

/** The tab that a state names; null without one. */
export const tabOfState = (state: unknown): ShopTab | null => {
  if (typeof state !== 'object' || state === null || !('selectedTabPurchase' in state)) return null
  if ('selectedTab' in state && state.selectedTab !== 'Shop') return null
  return SHOP_TABS.find((tab) => tab === state.selectedTabPurchase) ?? null
}
