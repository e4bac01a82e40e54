import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNow } from '#client/game/use-now.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { onDemand } from '#client/ui/feedback/on-demand.tsx'
import { Skeleton } from '#client/ui/feedback/skeleton.tsx'
import { Loading } from '#client/ui/feedback/skeleton-parts.tsx'
import { toast } from '#client/ui/feedback/toast.ts'
import { formatCost, formatDuration } from '#client/ui/format/format.ts'
import type { CallData } from '#contracts/schemas.ts'
import type { OwnEquipment } from '#contracts/wire.ts'
import { listingError } from '#rules/market/market.ts'
import { MS_PER_DAY, MS_PER_HOUR } from '#rules/units.ts'
import { onSaleQuery } from '../queries.ts'
import { OfferPrice } from './offer-price.tsx'
import { SeeKindButton } from './see-kind-button.tsx'
import styles from './sell-actions.module.css'
import { useTradingOpensInMs } from './trading-opens.ts'

const ListDialog = onDemand(async () => (await import('./list-dialog.tsx')).ListDialog)
const UnlistDialog = onDemand(async () => (await import('./unlist-dialog.tsx')).UnlistDialog)

/** For example '6 days left'; on the last day hours and minutes. */
export const TimeLeft = ({ expiresAt }: { readonly expiresAt: string }) => {
  const { t } = useTranslation()
  const leftMs = Date.parse(expiresAt) - useNow()
  if (leftMs <= 0) return t('trade.sale.over')
  if (leftMs < MS_PER_DAY) return t('trade.sale.timeLeft', { time: formatDuration(leftMs) })
  return t('trade.sale.daysLeft', { count: Math.ceil((leftMs - MS_PER_HOUR / 2) / MS_PER_DAY) })
}

const Offer = ({ offer, onUnlist }: { readonly offer: CallData<'market.onSale'>; readonly onUnlist: () => void }) => {
  const { t } = useTranslation()
  return (
    <>
      <div className="row wrap justify-between gap-4-14">
        <OfferPrice nano={offer.price_gross} />
        <p className="soft">
          <TimeLeft expiresAt={offer.expires_at} />
        </p>
        <p className="muted size-14 own-line">
          {offer.floor < offer.price_gross
            ? t('trade.sale.cheaper', { amount: formatCost(offer.floor) })
            : t('trade.sale.cheapest')}
        </p>
      </div>
      <SeeKindButton kind={offer.metadata.equipment} />
      <Button variant="secondary" onClick={onUnlist}>
        {t('trade.unlist.button')}
      </Button>
    </>
  )
}

const OnSale = ({ item }: { readonly item: OwnEquipment }) => {
  const { t } = useTranslation()
  const isOnSale = item.status === 'on-sale'
  const { data, error, refetch } = useQuery({ ...onSaleQuery(item.id), enabled: isOnSale })
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      {isOnSale && (
        <div className={styles.sale}>
          <h3 className="size-17">{t('trade.sale.title')}</h3>
          {data ? (
            <Offer offer={data} onUnlist={() => setAsked(true)} />
          ) : error ? (
            <>
              <p className="soft">{t('trade.sale.failed')}</p>
              <Button variant="quiet" onClick={() => void refetch()}>
                {t('ui.retry')}
              </Button>
            </>
          ) : (
            <Loading label={t('trade.sale.loading')}>
              <Skeleton height={58} />
            </Loading>
          )}
          <p className="soft size-14">{t('trade.sale.refused')}</p>
        </div>
      )}
      {data && <UnlistDialog offer={data} open={isAsked && isOnSale} onClose={() => setAsked(false)} />}
    </>
  )
}

/** Renders nothing for an item that cannot be sold. `item` must be the player's (B2.5, rows 105, 130, 132). */
export const SellActions = ({ item }: { readonly item: OwnEquipment }) => {
  const { t } = useTranslation()
  const [isListing, setListing] = useState(false)
  const opensInMs = useTradingOpensInMs()
  if (!item.tradeable) return null
  const isOnSale = item.status === 'on-sale'
  const refusal = listingError({ ...item, locked: item.own.locked })
  const list = (): void => {
    if (refusal === null && opensInMs === null) {
      setListing(true)
      return
    }
    toast.refuse(
      t(
        refusal === null
          ? 'trade.list.tooNew'
          : refusal === 'item-locked'
            ? 'trade.list.locked'
            : 'trade.list.equipped',
      ),
    )
  }
  return (
    <>
      <OnSale item={item} />
      {!isOnSale && (
        <div className={styles.list}>
          <Button variant="secondary" icon="tok" fullWidth onClick={list}>
            {t('trade.list.button')}
          </Button>
          {opensInMs !== null && (
            <p className="soft size-14 text-center balance">
              {t('trade.list.opens', { time: formatDuration(opensInMs) })}
            </p>
          )}
        </div>
      )}
      {/* Stays mounted while the item goes on sale, because of the exit animation. */}
      <ListDialog item={item} open={isListing && refusal === null} onClose={() => setListing(false)} />
    </>
  )
}
