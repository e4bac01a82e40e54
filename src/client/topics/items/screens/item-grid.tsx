import { memo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Badge } from '#client/ui/feedback/badge.tsx'
import { type GridKind, useGridWindow } from '#client/ui/hooks/use-grid-window.ts'
import type { OwnEquipment } from '#contracts/wire.ts'
import { ItemTile, marksOf, useItemLabel } from '../shared/item-tile.tsx'
import styles from './item-grid.module.css'

const CARD_PX = 58
const GRID: GridKind = { columns: 5, rowPx: 76, stepRows: 4 }

interface CellProps {
  readonly item: OwnEquipment
  readonly isSelected: boolean
  readonly isNew: boolean
  readonly onPress: (item: OwnEquipment) => void
}

const Cell = memo(({ item, isSelected, isNew, onPress }: CellProps) => {
  const { t } = useTranslation()
  const labelOf = useItemLabel()
  const label = labelOf(item)
  return (
    <>
      <ItemTile
        item={item}
        size={CARD_PX}
        label={isNew ? t('inventory.newItem', { item: label }) : label}
        marks={marksOf(item)}
        selected={isSelected}
        onPress={() => onPress(item)}
      />
      {isNew && <Badge tone="green" text={t('inventory.new')} className={styles.new} />}
    </>
  )
})

export interface ItemGridProps {
  readonly items: readonly OwnEquipment[]
  readonly label: string
  readonly selectedId: string | null
  readonly newIds: ReadonlySet<string>
  /** Must be the same function in each render. */
  readonly onPress: (item: OwnEquipment) => void
}

/** Virtualised: only rows near the screen are mounted. */
export const ItemGrid = ({ items, label, selectedId, newIds, onPress }: ItemGridProps) => {
  const grid = useRef<HTMLUListElement>(null)
  const { columns, rowPx, firstRow, endRow } = useGridWindow(grid, items.length, GRID)
  const rows = Math.ceil(items.length / columns)
  const first = firstRow * columns
  const padding = { paddingTop: firstRow * rowPx, paddingBottom: Math.max(0, rows - endRow) * rowPx }
  return (
    <ul ref={grid} className={styles.grid} style={padding} aria-label={label}>
      {items.slice(first, endRow * columns).map((item, index) => (
        <li key={item.id} className={styles.cell} aria-setsize={items.length} aria-posinset={first + index + 1}>
          <Cell item={item} isSelected={item.id === selectedId} isNew={newIds.has(item.id)} onPress={onPress} />
        </li>
      ))}
    </ul>
  )
}
