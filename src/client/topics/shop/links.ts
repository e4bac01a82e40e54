import { type Address, PAGE, withQuery } from '../../game/page-addresses.ts'

/** Tabs of the shop, by what is bought there; `equipment` is the specification's (row 166). */
export const SHOP_TABS = ['equipment', 'chests', 'supplies'] as const
export type ShopTab = (typeof SHOP_TABS)[number]

/** The shop at a tab. */
export const toShop = (tab: ShopTab): Address => withQuery(PAGE.IAP.path, { tab })

/** The tab that leads from elsewhere name in the state of the navigation (A2: `selectedTabPurchase`); null without one. */
export const tabOfState = (state: unknown): ShopTab | null => {
  if (typeof state !== 'object' || state === null || !('selectedTabPurchase' in state)) return null
  return SHOP_TABS.find((tab) => tab === state.selectedTabPurchase) ?? null
}
