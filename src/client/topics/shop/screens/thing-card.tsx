import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/controls/button.tsx'
import { formatMonthDay } from '../../../ui/format/format.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { amountText, CURRENCY_ICON, leftOf, type ThingOffer } from '../shelf/offer-view.ts'
import styles from './offer-card.module.css'

const PICTURE_PX = 84

export interface OfferCardProps {
  readonly offer: ThingOffer
  /** Whether the balance covers the next piece. */
  readonly isAffordable: boolean
  readonly pending: boolean
  readonly disabled: boolean
  readonly onBuy: () => void
}

/** An offer for STAR or TOK: picture, what it is, how often, and the price (rows 166, 169, 172). */
export const OfferCard = ({ offer, isAffordable, pending, disabled, onBuy }: OfferCardProps) => {
  const { t } = useTranslation()
  const { item, currency, thing, view } = offer
  const isGone = leftOf(item) === 0
  const isDaily = item.limit !== null && item.limit > 1
  return (
    <li className={styles.card} data-gone={isGone || undefined}>
      {item.label !== null && !isGone && <span className={styles.badge}>{t('shop.sale')}</span>}
      <Icon name={view.icon} size={PICTURE_PX} className={styles.picture} />
      <div className={styles.words}>
        <h2 className="font-display size-16">{t(`shop.thing.${thing}.name`)}</h2>
        <p className="soft size-14 balance">{t(`shop.thing.${thing}.about`)}</p>
      </div>
      {item.limit !== null && !isGone && (
        <p className="muted size-13">{isDaily ? t('shop.leftToday', { count: leftOf(item) }) : t('shop.biweekly')}</p>
      )}
      {isGone ? (
        <p className={styles.gone}>
          {item.resets_at === null || isDaily
            ? t('shop.goneToday')
            : t('shop.goneUntil', { date: formatMonthDay(new Date(item.resets_at)) })}
        </p>
      ) : (
        <Button
          fullWidth
          variant={isAffordable ? 'primary' : 'secondary'}
          icon={CURRENCY_ICON[currency]}
          pending={pending}
          aria-disabled={disabled || undefined}
          aria-label={t('shop.buyOf', {
            name: t(`shop.thing.${thing}.name`),
            price: amountText(currency, item.price),
            currency,
          })}
          onClick={() => {
            if (!disabled) onBuy()
          }}
        >
          {amountText(currency, item.price)}
        </Button>
      )}
    </li>
  )
}
