import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { nowMs } from '#client/api/server-clock.ts'
import { useOpenPage } from '#client/game/origin.ts'
import { haptic } from '#client/platform/messenger.ts'
import { starsQuery } from '#client/topics/ledger/queries.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { LoadProblem } from '#client/ui/feedback/load-problem.tsx'
import { SkeletonCard } from '#client/ui/feedback/skeleton-parts.tsx'
import { toast } from '#client/ui/feedback/toast.ts'
import { formatInteger } from '#client/ui/format/format.ts'
import { ExtraIcon } from '#client/ui/icons/extra-icon.tsx'
import { prefetchDialog } from '#client/ui/overlays/dialog.tsx'
import { Panel } from '#client/ui/surfaces/panel.tsx'
import { CountdownClock } from '#client/ui/values/countdown-clock.tsx'
import type { ShopItem } from '#contracts/wire.ts'
import { TICKET_FOR_STAR, TICKET_FOR_TELEGRAM_STARS } from '#rules/shop/offers.ts'
import { toShop } from '../links.ts'
import { shopItemsQuery } from '../queries.ts'
import { leftOf } from './offer-view.ts'
import { StarSourcesDrawer } from './star-sources-drawer.tsx'
import { TicketDrawer } from './ticket-drawer.tsx'
import styles from './ticket-purchase.module.css'
import { useBuy } from './use-buy.ts'

const TICKET_PX = 56

interface ShelfProps {
  readonly offer: ShopItem
  readonly stars: number
  readonly telegram: ShopItem | undefined
}

const Shelf = ({ offer, stars, telegram }: ShelfProps) => {
  const { t } = useTranslation()
  const openPage = useOpenPage()
  const toTelegram = () => openPage(toShop('supplies'))
  const [isAsking, setAsking] = useState(false)
  // Stays set while the sheet closes.
  const [missing, setMissing] = useState<number | null>(null)
  const [isShort, setShort] = useState(false)
  const sayShort = (short: number | null): void => {
    setMissing(short)
    setAsking(false)
    setShort(true)
  }
  const refuse = (short: number): void => {
    haptic('error')
    toast.error(t('shop.insufficientStars'))
    sayShort(short)
  }
  const { buy, isPending } = useBuy(
    (quantity) => t('shop.ticket.bought', { count: quantity }),
    () => setAsking(false),
    () => sayShort(null),
  )
  const left = leftOf(offer)
  return (
    <Panel tone="light" className={styles.shelf ?? ''}>
      <ExtraIcon name="ticket" size={TICKET_PX} />
      <div className={styles.words}>
        <strong>{t('shop.ticket.name')}</strong>
        {left > 0 ? (
          <span className="soft size-14">{t('shop.ticket.left', { count: left })}</span>
        ) : (
          offer.resets_at !== null && (
            <span className="size-14">
              <CountdownClock
                endMs={Date.parse(offer.resets_at)}
                now={nowMs}
                label={t('shop.ticket.next')}
                endText={t('shop.ticket.again')}
              />
            </span>
          )
        )}
      </div>
      {left > 0 && (
        <Button
          variant="secondary"
          icon="star"
          pending={isPending}
          aria-label={t('shop.ticket.open', { price: formatInteger(offer.price) })}
          onClick={() => {
            if (stars < offer.price) return refuse(offer.price - stars)
            prefetchDialog()
            setAsking(true)
          }}
        >
          {formatInteger(offer.price)}
        </Button>
      )}
      {left === 0 && telegram && (
        <Button
          variant="secondary"
          icon="telegram-stars"
          aria-label={t('shop.ticket.telegram', { price: formatInteger(telegram.price) })}
          onClick={toTelegram}
        >
          {formatInteger(telegram.price)}
        </Button>
      )}
      {left > 0 && (
        <TicketDrawer
          offer={offer}
          stars={stars}
          open={isAsking}
          pending={isPending}
          telegram={telegram ? { price: telegram.price, onPress: toTelegram } : null}
          onBuy={(quantity, cost) => buy(offer.type, quantity, cost)}
          onInsufficientStars={refuse}
          onClose={() => setAsking(false)}
        />
      )}
      <StarSourcesDrawer open={isShort} missing={missing} onClose={() => setShort(false)} />
    </Panel>
  )
}

export const TicketPurchase = () => {
  const { t } = useTranslation()
  const items = useQuery(shopItemsQuery)
  const stars = useQuery(starsQuery)
  const offer = items.data?.find(({ type }) => type === TICKET_FOR_STAR)
  const telegram = items.data?.find(({ type }) => type === TICKET_FOR_TELEGRAM_STARS)
  if (items.data !== undefined && stars.data !== undefined)
    return offer ? <Shelf offer={offer} stars={stars.data} telegram={telegram} /> : null
  const error = items.error ?? stars.error
  if (error === null) return <SkeletonCard />
  return (
    <LoadProblem
      error={error}
      text={t('shop.loadFailed')}
      onRetry={() => {
        for (const query of [items, stars]) if (query.isError) void query.refetch()
      }}
    />
  )
}
