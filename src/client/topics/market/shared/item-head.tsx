import type { ReactNode } from 'react'
import { itemName } from '#client/i18n/names.ts'
import { ItemTile } from '#client/topics/items/shared/item-tile.tsx'
import { StatLine } from '#client/topics/items/shared/stat-line.tsx'
import { RarityTag } from '#client/ui/items/rarity-tag.tsx'
import type { Equipment } from '#contracts/wire.ts'
import styles from './item-head.module.css'

export interface ItemHeadProps {
  readonly item: Equipment
  readonly size?: number
  readonly children?: ReactNode
}

export const ItemHead = ({ item, size = 84, children }: ItemHeadProps) => {
  const primary = item.equipment_stats.find((stat) => stat.primary)
  return (
    <div className="row wrap gap-10-14">
      <ItemTile item={item} size={size} className={item.type === 'sword' ? styles.turned : undefined} />
      <div className={styles.words}>
        <p className="font-display size-20 breakable leading-110">{itemName(item.name)}</p>
        <RarityTag rarity={item.rarity} />
        {primary && <StatLine stat={primary} />}
        {children}
      </div>
    </div>
  )
}
