import { useTranslation } from 'react-i18next'
import { itemName } from '#client/i18n/names.ts'
import { ItemTile, useItemLabel } from '#client/topics/items/shared/item-tile.tsx'
import { StatLine } from '#client/topics/items/shared/stat-line.tsx'
import { useTypeLabel } from '#client/topics/items/shared/type-label.ts'
import { formatCompactTok, formatCost } from '#client/ui/format/format.ts'
import { Icon } from '#client/ui/icons/icon.tsx'
import { Sign } from '#client/ui/icons/sign.tsx'
import type { Listing } from '#contracts/wire.ts'
import { tokToNano } from '#rules/units.ts'
import styles from './listing-card.module.css'

const PICTURE_PX = 76
const WIDE_NANO = tokToNano(100_000)
const LONG_NANO = tokToNano(10_000)

const priceText = (nano: number): string => (nano < LONG_NANO ? formatCost(nano) : formatCompactTok(nano))

export interface ListingCardProps {
  readonly listing: Listing
  /** Power that the item would add, in words. Null if it adds none. */
  readonly gain: string | null
  readonly onOpen: () => void
}

export const ListingCard = ({ listing, gain, onOpen }: ListingCardProps) => {
  const { t } = useTranslation()
  const labelOf = useItemLabel()
  const typeLabel = useTypeLabel()
  const { metadata, price_gross: priceNano, floor, last_price: lastNano, owned } = listing
  const { equipment } = metadata
  const known = [
    ...(floor < priceNano ? [{ label: 'floor', nano: floor } as const] : []),
    ...(lastNano === null ? [] : [{ label: 'last', nano: lastNano } as const]),
  ]
  const primary = equipment.equipment_stats.find((stat) => stat.primary)
  return (
    <div
      className={styles.card}
      data-rarity={equipment.rarity}
      data-owned={owned || undefined}
      data-plain={known.length === 0 || undefined}
    >
      <div className={styles.picture}>
        <ItemTile item={equipment} size={PICTURE_PX} />
        {gain !== null && (
          <span className={styles.gain}>
            <Sign name="up" />
            <span className="visually-hidden">{t('market.gain')}</span> {gain}
          </span>
        )}
        {owned && <span className={styles.owned}>{t('market.yours')}</span>}
      </div>
      <button
        type="button"
        className={styles.name}
        aria-label={t('market.offerOf', { item: labelOf(equipment), price: formatCost(priceNano) })}
        aria-haspopup="dialog"
        onClick={onOpen}
      >
        {itemName(equipment.name)}
      </button>
      <p className={styles.primary}>{primary ? <StatLine stat={primary} /> : typeLabel(equipment.type)}</p>
      <p className={styles.price} data-long={priceNano >= WIDE_NANO || undefined}>
        <Icon name="tok" size={22} className={styles.coin} />
        <span className="visually-hidden">{t('market.price')} </span>
        {formatCost(priceNano)}
      </p>
      {known.length > 0 && (
        <dl className={styles.known}>
          {known.map(({ label, nano }) => (
            <div className="flex gap-6 justify-between shrinks nowrap" key={label}>
              <dt>{t(`market.${label}`)}</dt>
              <dd className="digits">{priceText(nano)}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}
