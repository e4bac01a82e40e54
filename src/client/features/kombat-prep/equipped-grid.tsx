import { useTranslation } from 'react-i18next'
import { GEAR_SLOTS, type GearSlot } from '../../../../assets/manifest/fighter-layers.ts'
import type { Equipment } from '../../../contracts/wire.ts'
import { itemName } from '../../i18n/names.ts'
import { useRarityLabel } from '../../ui/format/rarity-label.ts'
import { ItemCard } from '../../ui/item-card.tsx'
import { itemPicture } from '../../ui/item-picture.ts'
import styles from './equipped-grid.module.css'

const ItemSlot = ({ slot, item }: { readonly slot: GearSlot; readonly item: Equipment | undefined }) => {
  const { t } = useTranslation()
  const rarityLabel = useRarityLabel()
  const slotName = t(`kombat.slot.${slot}`)
  if (!item) return <ItemCard slot={slot} rarity={null} size={56} label={t('kombat.prep.emptySlot')} name={slotName} />
  const label = `${itemName(item.name)}, ${rarityLabel(item.rarity)}`
  return (
    <ItemCard
      slot={slot}
      rarity={item.rarity}
      size={56}
      label={label}
      name={itemName(item.name)}
      picture={itemPicture(item.slug)}
    />
  )
}

/** The eight equipped items: rarity colour, stars and name (R14, row 104). */
export const EquippedGrid = ({ items }: { readonly items: readonly Equipment[] }) => (
  <ul className={styles.grid}>
    {GEAR_SLOTS.map((slot) => (
      <li key={slot}>
        <ItemSlot slot={slot} item={items.find((item) => item.type === slot)} />
      </li>
    ))}
  </ul>
)
