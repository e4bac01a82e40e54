import { useTranslation } from 'react-i18next'
import { Button } from '#client/ui/controls/button.tsx'
import { QuantityStepper } from '#client/ui/controls/quantity-stepper.tsx'
import { formatInteger } from '#client/ui/format/format.ts'
import { ExtraIcon } from '#client/ui/icons/extra-icon.tsx'
import { Sign } from '#client/ui/icons/sign.tsx'
import { Drawer } from '#client/ui/overlays/drawer.tsx'
import type { ShopItem } from '#contracts/wire.ts'
import { costOf, mostOf } from './offer-view.ts'
import styles from './ticket-purchase.module.css'
import { useQuantity } from './use-quantity.ts'

const TICKET_PX = 96

export interface TicketDrawerProps {
  readonly offer: ShopItem
  /** The player's balance in whole STAR. */
  readonly stars: number
  readonly open: boolean
  readonly pending: boolean
  readonly telegram: { readonly price: number; readonly onPress: () => void } | null
  readonly onBuy: (quantity: number, cost: number) => void
  readonly onInsufficientStars: (missing: number) => void
  readonly onClose: () => void
}

/** STAR paid for tickets are burnt (R26). */
export const TicketDrawer = ({
  offer,
  stars,
  open,
  pending,
  telegram,
  onBuy,
  onInsufficientStars,
  onClose,
}: TicketDrawerProps) => {
  const { t } = useTranslation()
  const most = mostOf(offer)
  const [quantity, setQuantity] = useQuantity(open, most)
  const cost = costOf(offer, quantity)
  const buy = () => {
    if (stars < cost) onInsufficientStars(cost - stars)
    else onBuy(quantity, cost)
  }
  return (
    <Drawer open={open} onClose={onClose} title={t('shop.ticket.ask')} dismissable={!pending}>
      <div className="column gap-14">
        <ExtraIcon name="ticket" size={TICKET_PX} className={styles.picture} />
        <p className="soft text-center balance">{t('shop.ticket.rising')}</p>
        <div className="text-center">
          <QuantityStepper
            label={t('shop.ticket.quantity')}
            value={quantity}
            max={most}
            disabled={pending}
            onChange={setQuantity}
          />
        </div>
        <ol className="flex wrap gap-6 justify-center" aria-label={t('shop.ticket.prices')}>
          {Array.from({ length: most }, (_, index) => costOf(offer, index + 1) - costOf(offer, index)).map(
            (price, index) => (
              <li key={price} className={styles.price} data-taken={index < quantity || undefined}>
                {formatInteger(price)}
              </li>
            ),
          )}
        </ol>
        <p className="text-center">
          {t('shop.haveStars')} <Sign name="star" />
          <strong>{formatInteger(stars)}</strong>
        </p>
        <Button fullWidth size="large" icon="star" pending={pending} onClick={buy}>
          {t('shop.ticket.buy', { count: quantity, cost: formatInteger(cost) })}
        </Button>
        {telegram && (
          <Button variant="quiet" fullWidth icon="telegram-stars" disabled={pending} onClick={telegram.onPress}>
            {t('shop.ticket.telegram', { price: formatInteger(telegram.price) })}
          </Button>
        )}
      </div>
    </Drawer>
  )
}
