import { type Address, PAGE } from '#client/game/page-paths.ts'

export const SMITH_TABS = ['refine', 'dismantle', 'bulk'] as const
export type SmithTab = (typeof SMITH_TABS)[number]

/** Navigation state, which takes precedence over the query (row 117). */
export interface SmithState {
  readonly itemId: string
  readonly tab?: SmithTab
}

export const toRefineItem = (itemId: string, tab: SmithTab = 'refine'): Address =>
  `${PAGE.REFINE_ITEM.path}?item=${itemId}&tab=${tab}`

export const toBulkDismantle = (): Address => `${PAGE.REFINE_ITEM.path}?tab=bulk`
