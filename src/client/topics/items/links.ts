import { useAppNavigate } from '../../game/navigation.tsx'
import { useHere } from '../../game/origin.ts'
import { type Address, to } from '../../game/places.ts'

/**
 * Where the bag shows an asset: an item's card, the tab of materials or of stones; null for currencies.
 * @param ref the item's id, of `equipment`
 */
export const bagAddress = (asset: string, ref: string | null = null): Address | null => {
  if (asset === 'equipment') return ref === null ? null : to.item(ref)
  if (asset.startsWith('material-')) return to.inventory('materials')
  return asset.startsWith('stone:') ? to.inventory('stones') : null
}

/** Leads into the bag, whose way back leads here again. */
export const useWayToBag = (): ((way: Address) => void) => {
  const navigate = useAppNavigate()
  const here = useHere()
  return (way) => navigate(way, { state: here })
}
