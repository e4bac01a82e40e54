import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Equipment } from '../../../../contracts/wire.ts'
import { farPrice } from '../../../../rules/market/far-price.ts'
import { itemWorthNano } from '../../../../rules/market/item-worth.ts'
import { formatCost } from '../../../ui/format/format.ts'
import { Sign } from '../../../ui/icons/sign.tsx'
import { pricesQuery } from '../queries.ts'
import styles from './far-price-note.module.css'
import { usualPriceNano } from './price.ts'

export interface FarPriceNoteProps {
  /** Who is told: one who pays the price, or one who asks it. */
  readonly side: 'buy' | 'list'
  readonly item: Equipment
  readonly priceNano: number
  /** The lowest price asked as the caller knows it already; asked of the server otherwise. */
  readonly floorNano?: number
}

/**
 * Tells a price that is more than three times above or below what others paid, ask, or what making such an item costs, which is
 * known also where none was ever sold (extra 13). It may be paid or asked all the same.
 */
export const FarPriceNote = ({ side, item, priceNano, floorNano }: FarPriceNoteProps) => {
  const { t } = useTranslation()
  const prices = useQuery(pricesQuery(item.slug, item.rarity)).data
  const far = farPrice(priceNano, {
    median: usualPriceNano(prices?.days ?? []),
    floor: prices?.floor ?? floorNano ?? null,
    making: itemWorthNano({ ...item, stats: item.equipment_stats }),
  })
  // Stays while it is empty: a live region tells only what comes into it.
  return (
    <div role="status">
      {far && (
        <p className={styles.note} data-danger={(side === 'buy') === (far.direction === 'high') || undefined}>
          <Sign name={far.direction === 'high' ? 'up' : 'down'} />
          <span>{t(`trade.far.${side}.${far.direction}.${far.mark}`, { amount: formatCost(far.nano) })}</span>
        </p>
      )}
    </div>
  )
}
