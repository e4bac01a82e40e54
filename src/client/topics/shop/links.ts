import { type Address, PAGE, withQuery } from '#client/game/page-paths.ts'

/** `equipment` is the specification's name of the first tab (row 166). */
export const SHOP_TABS = ['equipment', 'chests', 'supplies'] as const
export type ShopTab = (typeof SHOP_TABS)[number]

export const toShop = (tab: ShopTab): Address => withQuery(PAGE.IAP.path, { tab })

export interface ShopState {
  readonly selectedTab: 'Shop'
  readonly selectedTabPurchase: ShopTab
}

/** Navigation state in the form that the specification gives (rows 166, 173). */
export const shopState = (tab: ShopTab): ShopState => ({ selectedTab: 'Shop', selectedTabPurchase: tab })

export const tabOfState = (state: unknown): ShopTab | null => {
  if (typeof state !== 'object' || state === null || !('selectedTabPurchase' in state)) return null
  if ('selectedTab' in state && state.selectedTab !== 'Shop') return null
  return SHOP_TABS.find((tab) => tab === state.selectedTabPurchase) ?? null
}
