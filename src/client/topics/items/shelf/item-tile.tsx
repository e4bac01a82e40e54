import type { OwnEquipment } from '../../../../contracts/wire.ts'
import { itemName } from '../../../i18n/names.ts'
import { useRarityLabel } from '../../../ui/format/rarity-label.ts'
import { ItemCard, type ItemCardProps } from '../../../ui/items/item-card.tsx'
import type { ItemMark } from '../../../ui/items/item-mark.tsx'
import { type PicturedItem, pictureOf } from '../../../ui/items/item-picture.ts'

/** What is shown of an item. */
export interface ShownItem extends PicturedItem {
  /** English. */
  readonly name: string
}

/** An item's states as marks of its card. */
export const marksOf = ({ status, tradeable, own }: Pick<OwnEquipment, 'status' | 'tradeable' | 'own'>): ItemMark[] => [
  ...(status === 'equipped' ? (['worn'] as const) : []),
  ...(status === 'on-sale' ? (['onSale'] as const) : []),
  ...(own.locked ? (['locked'] as const) : []),
  ...(tradeable ? [] : (['notTradeable'] as const)),
]

/** The name of an item with its rarity, for screen readers: 'Tidal Edge, Uncommon, 2 stars'. */
export const useItemLabel = (): ((item: Pick<ShownItem, 'name' | 'rarity'>) => string) => {
  const rarityLabel = useRarityLabel()
  return ({ name, rarity }) => `${itemName(name)}, ${rarityLabel(rarity)}`
}

export interface ItemTileProps
  extends Pick<ItemCardProps, 'marks' | 'selected' | 'disabled' | 'onPress' | 'size' | 'showRarity' | 'className'> {
  readonly item: ShownItem
  /** Another label for screen readers than the item's name and rarity. */
  readonly label?: string
  /** Shows the name below the card. */
  readonly showName?: boolean
}

/** The card of an item of any kind, named items by their own picture. */
export const ItemTile = ({ item, label, showName = false, ...rest }: ItemTileProps) => {
  const itemLabel = useItemLabel()
  return (
    <ItemCard
      {...rest}
      rarity={item.rarity}
      label={label ?? itemLabel(item)}
      picture={pictureOf(item)}
      {...(showName && { name: itemName(item.name) })}
    />
  )
}
