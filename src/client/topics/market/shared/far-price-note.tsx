import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatCost } from '#client/ui/format/format.ts'
import { Sign } from '#client/ui/icons/sign.tsx'
import type { Equipment } from '#contracts/wire.ts'
import { farPrice } from '#rules/market/far-price.ts'
import { itemWorthNano } from '#rules/market/item-worth.ts'
import { pricesQuery } from '../queries.ts'
import styles from './far-price-note.module.css'
import { usualPriceNano } from './price.ts'

export interface FarPriceNoteProps {
  readonly side: 'buy' | 'list'
  readonly item: Equipment
  readonly priceNano: number
  /** Lowest price that is asked, used while the fetched one is missing. */
  readonly floorNano?: number
}

/** Warns if the price is far from usual sales, the lowest offer or the cost of making the item (extra 13). */
export const FarPriceNote = ({ side, item, priceNano, floorNano }: FarPriceNoteProps) => {
  const { t } = useTranslation()
  const prices = useQuery(pricesQuery(item.slug, item.rarity)).data
  const far = farPrice(priceNano, {
    median: usualPriceNano(prices?.days ?? []),
    floor: prices?.floor ?? floorNano ?? null,
    making: itemWorthNano({ ...item, stats: item.equipment_stats }),
  })
  // Stays mounted while it is empty, because a live region announces only changes.
  return (
    <div role="status">
      {far && (
        <p className={styles.note} data-danger={(side === 'buy') === (far.direction === 'high') || undefined}>
          <Sign name={far.direction === 'high' ? 'up' : 'down'} />
          <span className="balance">
            {t(`trade.far.${side}.${far.direction}.${far.mark}`, { amount: formatCost(far.nano) })}
          </span>
        </p>
      )}
    </div>
  )
}
