import type { GearSlot } from '../../../assets/manifest/fighter-layers.ts'
import { classNames } from './class-names.ts'
import { itemIcon, type Rarity, starsOf } from './game-icons.ts'
import { Icon } from './icon.tsx'
import styles from './item-card.module.css'

export interface ItemCardProps {
  readonly slot: GearSlot
  /** Null for an empty slot. */
  readonly rarity: Rarity | null
  /** What a screen reader says: name, rarity and stars, or that the slot is empty. */
  readonly label: string
  /** The item's name in sight below the card. */
  readonly name?: string
  readonly size?: number
  readonly className?: string
}

/** An item on its card: the rarity's colour, its stars and, where wanted, its name; never by colour alone. */
export const ItemCard = ({ slot, rarity, label, name, size = 44, className }: ItemCardProps) => (
  <figure className={classNames(styles.item, className)}>
    <div
      role="img"
      aria-label={label}
      className={classNames(styles.card, rarity === null ? styles.vacant : styles[rarity])}
      style={{ width: size, height: size }}
    >
      <Icon
        name={itemIcon(slot, rarity ?? 'prototype')}
        size={Math.round(size * 0.78)}
        {...(rarity === null && styles.ghost ? { className: styles.ghost } : {})}
      />
      {rarity !== null && starsOf(rarity) > 0 && (
        <span className={styles.stars} aria-hidden="true" style={{ fontSize: Math.max(7, size * 0.17) }}>
          {'★'.repeat(starsOf(rarity))}
        </span>
      )}
    </div>
    {name !== undefined && <figcaption className={styles.name}>{name}</figcaption>}
  </figure>
)
