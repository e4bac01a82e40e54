import type { ReactNode } from 'react'
import { itemName } from '#client/i18n/names.ts'
import { ItemTile, type ShownItem } from '#client/topics/items/shared/item-tile.tsx'
import { StatLine } from '#client/topics/items/shared/stat-line.tsx'
import type { ItemMark } from '#client/ui/items/item-mark.tsx'
import { RarityTag } from '#client/ui/items/rarity-tag.tsx'
import type { ItemStat } from '#rules/items/items.ts'
import styles from './item-column.module.css'

const TILE_PX = 92

export interface ItemColumnProps {
  readonly item: ShownItem
  readonly stats: readonly ItemStat[]
  readonly caption?: string
  readonly marks?: readonly ItemMark[]
  readonly isNext?: boolean
  readonly children?: ReactNode
}

export const ItemColumn = ({ item, stats, caption, marks, isNext = false, children }: ItemColumnProps) => (
  <article className={styles.column} data-next={isNext || undefined}>
    {caption !== undefined && <p className="muted bold">{caption}</p>}
    <ItemTile item={item} size={TILE_PX} {...(marks && { marks })} className={styles.tile} />
    <h2 className="size-17 breakable">{itemName(item.name)}</h2>
    <RarityTag rarity={item.rarity} plain />
    <ul className={styles.lines}>
      {stats.map((stat) => (
        <li key={stat.type}>
          <StatLine stat={stat} />
        </li>
      ))}
      {children}
    </ul>
  </article>
)
