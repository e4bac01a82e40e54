import { useTranslation } from 'react-i18next'
import { GEAR_SLOTS, type GearSlot } from '#assets/manifest/fighter-layers.ts'
import { useAppNavigate } from '#client/game/navigation.tsx'
import { itemName } from '#client/i18n/names.ts'
import { toItem } from '#client/topics/items/links.ts'
import { useRarityLabel } from '#client/ui/format/rarity-label.ts'
import { ItemCard } from '#client/ui/items/item-card.tsx'
import { itemPicture } from '#client/ui/items/item-picture.ts'
import type { Equipment } from '#contracts/wire.ts'
import styles from './equipped-grid.module.css'

const ItemSlot = ({ slot, item }: { readonly slot: GearSlot; readonly item: Equipment }) => {
  const rarityLabel = useRarityLabel()
  const navigate = useAppNavigate()
  return (
    <ItemCard
      slot={slot}
      rarity={item.rarity}
      size={56}
      label={`${itemName(item.name)}, ${rarityLabel(item.rarity)}`}
      name={itemName(item.name)}
      picture={itemPicture(item.slug)}
      onPress={() => navigate(toItem(item.id))}
    />
  )
}

export const EquippedGrid = ({ items }: { readonly items: readonly Equipment[] }) => {
  const { t } = useTranslation()
  const worn = GEAR_SLOTS.flatMap((slot) => {
    const item = items.find(({ type }) => type === slot)
    return item ? [{ slot, item }] : []
  })
  const free = GEAR_SLOTS.find((slot) => !worn.some((one) => one.slot === slot))
  return (
    <>
      <ul className={styles.grid}>
        {worn.map(({ slot, item }) => (
          <li key={slot}>
            <ItemSlot slot={slot} item={item} />
          </li>
        ))}
        {free !== undefined && (
          <li>
            <ItemCard
              slot={free}
              rarity={null}
              size={56}
              label={t('kombat.prep.emptySlot')}
              name={t(`kombat.slot.${free}`)}
            />
          </li>
        )}
      </ul>
      {free !== undefined && <p className="muted size-14 margin-top-10">{t('kombat.prep.moreGear')}</p>}
    </>
  )
}
