import { memo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Skeleton } from '#client/ui/feedback/skeleton.tsx'
import { type GridKind, useGridWindow } from '#client/ui/hooks/use-grid-window.ts'
import type { Listing } from '#contracts/wire.ts'
import { ListingCard } from './listing-card.tsx'
import styles from './listing-grid.module.css'
import type { PowerGain } from './use-wear-changes.ts'

const GRID: GridKind = { columns: 2, rowPx: 264, stepRows: 1, frameRows: 1 }

interface CellProps {
  readonly listing: Listing
  readonly gainOf: PowerGain
  readonly onOpen: (listing: Listing) => void
}

const Cell = memo(({ listing, gainOf, onOpen }: CellProps) => (
  <ListingCard
    listing={listing}
    gain={listing.owned ? null : gainOf(listing.metadata.equipment)}
    onOpen={() => onOpen(listing)}
  />
))

export interface ListingGridProps {
  readonly listings: readonly Listing[]
  readonly gainOf: PowerGain
  readonly onOpen: (listing: Listing) => void
}

export const ListingGrid = ({ listings, gainOf, onOpen }: ListingGridProps) => {
  const { t } = useTranslation()
  const grid = useRef<HTMLUListElement>(null)
  const { columns, rowPx, firstRow, endRow } = useGridWindow(grid, listings.length, GRID)
  const rows = Math.ceil(listings.length / columns)
  const first = firstRow * columns
  const padding = { paddingTop: firstRow * rowPx, paddingBottom: Math.max(0, rows - endRow) * rowPx }
  return (
    <ul ref={grid} className={styles.grid} style={padding} aria-label={t('market.list')}>
      {listings.slice(first, endRow * columns).map((listing, index) => (
        <li key={listing.id} className={styles.cell} aria-setsize={-1} aria-posinset={first + index + 1}>
          <Cell listing={listing} gainOf={gainOf} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  )
}

const SKELETONS = ['a', 'b', 'c', 'd', 'e', 'f'] as const

export const ListingPlaceholders = () => (
  <div className={styles.grid}>
    {SKELETONS.map((name) => (
      <Skeleton key={name} height="100%" />
    ))}
  </div>
)
