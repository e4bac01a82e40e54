import { itemName } from '#client/i18n/names.ts'
import { useRarityLabel } from '#client/ui/format/rarity-label.ts'
import { ItemCard, type ItemCardProps } from '#client/ui/items/item-card.tsx'
import type { ItemMark } from '#client/ui/items/item-mark.tsx'
import { type PicturedItem, pictureOf } from '#client/ui/items/item-picture.ts'
import type { OwnEquipment } from '#contracts/wire.ts'

export interface ShownItem extends PicturedItem {
  readonly name: string
}

export const marksOf = ({ status, tradeable, own }: Pick<OwnEquipment, 'status' | 'tradeable' | 'own'>): ItemMark[] => [
  ...(status === 'equipped' ? (['worn'] as const) : []),
  ...(status === 'on-sale' ? (['onSale'] as const) : []),
  ...(own.locked ? (['locked'] as const) : []),
  ...(tradeable ? [] : (['notTradeable'] as const)),
]

/** For screen readers: 'Tidal Edge, Uncommon, 2 stars'. */
export const useItemLabel = (): ((item: Pick<ShownItem, 'name' | 'rarity'>) => string) => {
  const rarityLabel = useRarityLabel()
  return ({ name, rarity }) => `${itemName(name)}, ${rarityLabel(rarity)}`
}

export interface ItemTileProps
  extends Pick<ItemCardProps, 'marks' | 'selected' | 'disabled' | 'onPress' | 'size' | 'showRarity' | 'className'> {
  readonly item: ShownItem
  /** Read by screen readers instead of name and rarity. */
  readonly label?: string
  readonly showName?: boolean
}

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
