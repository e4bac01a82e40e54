import { useTranslation } from 'react-i18next'
import { GEAR_SLOTS, type GearSlot } from '#assets/manifest/fighter-layers.ts'
import { useRarityLabel } from '#client/ui/format/rarity-label.ts'
import { ItemCard } from '#client/ui/items/item-card.tsx'
import { itemPicture } from '#client/ui/items/item-picture.ts'
import { Avatar } from '#client/ui/surfaces/avatar.tsx'
import type { Cosmetic } from '#contracts/wire.ts'
import styles from './equipped-strip.module.css'

const CARD_PX = 28

interface WornItemProps {
  readonly slot: GearSlot
  readonly cosmetic: Cosmetic
  readonly size: number
}

const WornItem = ({ slot, cosmetic, size }: WornItemProps) => {
  const { t } = useTranslation()
  const rarityLabel = useRarityLabel()
  const item = cosmetic[slot]
  const rarity = item?.rarity ?? null
  const name = t(`kombat.slot.${slot}`)
  const label = rarity === null ? `${name}: ${t('kombat.prep.emptySlot')}` : `${name}: ${rarityLabel(rarity)}`
  return (
    <ItemCard
      slot={slot}
      rarity={rarity}
      size={size}
      label={label}
      picture={item ? itemPicture(item.slug) : undefined}
    />
  )
}

export interface EquippedStripProps {
  readonly cosmetic: Cosmetic
  readonly label: string
  readonly size?: number
  readonly houseId?: number
}

export const wearsAnything = (cosmetic: Cosmetic): boolean => GEAR_SLOTS.some((slot) => cosmetic[slot] !== null)

export const EquippedStrip = ({ cosmetic, label, size = CARD_PX, houseId }: EquippedStripProps) => (
  <ul className={styles.strip} aria-label={label}>
    {houseId !== undefined && (
      <li aria-hidden="true">
        <Avatar houseId={houseId} size={size} />
      </li>
    )}
    {GEAR_SLOTS.map((slot) => (
      <li key={slot}>
        <WornItem slot={slot} cosmetic={cosmetic} size={size} />
      </li>
    ))}
  </ul>
)
