import { type Address, PAGE } from '#client/game/page-paths.ts'

/** `pet` is the specification's name of the stones tab. */
export type InventoryTab = 'equipment' | 'materials' | 'stones' | 'pet' | 'boss'

export const toInventory = (tab: InventoryTab): Address => `${PAGE.INVENTORY.path}?tab=${tab}`

/** The card of an item. Another player's item needs its owner (row 105). */
export const toItem = (id: string, owner?: number): Address =>
  `${PAGE.INVENTORY.path}?item=${id}${owner === undefined ? '' : `&owner=${owner}`}`

/** Where the bag shows an item (`ref` is its id), a material or a stone. Null for any other asset. */
export const bagAddress = (asset: string, ref: string | null = null): Address | null => {
  if (asset === 'equipment') return ref === null ? null : toItem(ref)
  if (asset.startsWith('material-')) return toInventory('materials')
  return asset.startsWith('stone:') ? toInventory('stones') : null
}
