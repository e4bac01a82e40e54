import { type Address, PAGE } from '#client/game/page-paths.ts'

export const WARDROBE_TABS = ['looks', 'island'] as const
export type WardrobeTab = (typeof WARDROBE_TABS)[number]

export const toWardrobe = (tab: WardrobeTab): Address =>
  tab === 'looks' ? PAGE.WARDROBE.path : `${PAGE.WARDROBE.path}?tab=${tab}`
