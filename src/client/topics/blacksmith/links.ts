import { type Address, PAGE } from '../../game/page-addresses.ts'

/** Tabs of the blacksmith; `bulk` takes many items apart at once. */
export const SMITH_TABS = ['refine', 'dismantle', 'bulk'] as const
export type SmithTab = (typeof SMITH_TABS)[number]

/** Navigation state of the blacksmith (row 117), which wins over its query. */
export interface SmithState {
  readonly itemId: string
  readonly tab?: SmithTab
}

/** The blacksmith at an item, also by a link or after a reload (row 117). */
export const toRefineItem = (itemId: string, tab: SmithTab = 'refine'): Address =>
  `${PAGE.REFINE_ITEM.path}?item=${itemId}&tab=${tab}`

/** Taking many items apart at once (extra 15). */
export const toBulkDismantle = (): Address => `${PAGE.REFINE_ITEM.path}?tab=bulk`
