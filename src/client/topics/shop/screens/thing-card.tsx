import { useTranslation } from 'react-i18next'
import { Button } from '#client/ui/controls/button.tsx'
import { formatMonthDay } from '#client/ui/format/format.ts'
import { Icon } from '#client/ui/icons/icon.tsx'
import type { ShopItem } from '#contracts/wire.ts'
import type { ShopCurrency } from '#rules/shop/offers.ts'
import { useCurrencyName } from '../shared/currency-name.ts'
import { amountText, CURRENCY_ICON, isFortnightly, leftOf, type Thing, type ThingOffer } from '../shared/offer-view.ts'
import styles from './thing-card.module.css'

const PICTURE_PX = 72

interface WayProps {
  readonly offer: ShopItem
  readonly name: string
  readonly isAffordable: boolean
  readonly pending: boolean
  readonly disabled: boolean
  readonly onBuy: () => void
}

const Way = ({ offer, name, isAffordable, pending, disabled, onBuy }: WayProps) => {
  const { t } = useTranslation()
  const currencyName = useCurrencyName()
  const { currency, price, limit, resets_at: resetsAt } = offer
  const left = leftOf(offer)
  const isDaily = !isFortnightly(offer)
  if (left === 0)
    return (
      <p className={styles.gone}>
        <Icon name={CURRENCY_ICON[currency]} size={20} />
        <span>
          {resetsAt === null || isDaily
            ? t('shop.goneToday')
            : t('shop.goneUntil', { date: formatMonthDay(new Date(resetsAt)) })}
        </span>
      </p>
    )
  return (
    <div className={styles.way}>
      <Button
        fullWidth
        size="small"
        variant={!isAffordable ? 'quiet' : currency === 'XTR' ? 'secondary' : 'primary'}
        icon={CURRENCY_ICON[currency]}
        pending={pending}
        aria-disabled={disabled || undefined}
        aria-label={t('shop.buyOf', { name, price: amountText(currency, price), currency: currencyName(currency) })}
        onClick={() => {
          if (!disabled) onBuy()
        }}
      >
        {amountText(currency, price)}
      </Button>
      {limit !== null && (
        <span className="muted size-13 text-center">
          {isDaily ? t('shop.leftToday', { count: left }) : t('shop.left', { count: left })}
        </span>
      )}
    </div>
  )
}

export interface ThingCardProps {
  readonly thing: Thing
  readonly level: 2 | 3
  readonly canPay: (currency: ShopCurrency, price: number) => boolean
  readonly pendingType: string | null
  readonly disabled: boolean
  readonly onBuy: (offer: ThingOffer) => void
}

export const ThingCard = ({
  thing: { thing, view, offers },
  level,
  canPay,
  pendingType,
  disabled,
  onBuy,
}: ThingCardProps) => {
  const { t } = useTranslation()
  const Heading = `h${level}` as const
  const name = t(`shop.thing.${thing}.name`)
  const isGone = offers.every((offer) => leftOf(offer) === 0)
  const isOnSale = offers.some((offer) => offer.label !== null && leftOf(offer) > 0)
  return (
    <li className={styles.card} data-gone={isGone || undefined} data-ways={offers.length}>
      {isOnSale && <span className={styles.badge}>{t('shop.sale')}</span>}
      <Icon name={view.icon} size={PICTURE_PX} className={styles.picture} />
      <div className={styles.words}>
        <Heading className={styles.name}>{name}</Heading>
        <p className="soft size-14">{t(`shop.thing.${thing}.about`)}</p>
      </div>
      <div className={styles.ways}>
        {offers.map((offer) => (
          <Way
            key={offer.type}
            offer={offer}
            name={name}
            isAffordable={canPay(offer.currency, offer.price)}
            pending={pendingType === offer.type}
            disabled={disabled}
            onBuy={() => onBuy({ item: offer, thing, view })}
          />
        ))}
      </div>
    </li>
  )
}
