import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { extraPictureUrl } from '#assets/manifest/extras.ts'
import { useOpenPage } from '#client/game/origin.ts'
import { itemName } from '#client/i18n/names.ts'
import { toInventory } from '#client/topics/items/links.ts'
import { ItemTile } from '#client/topics/items/shared/item-tile.tsx'
import { Button } from '#client/ui/controls/button.tsx'
import { EmptyState } from '#client/ui/feedback/empty-state.tsx'
import { Pending } from '#client/ui/feedback/pending.tsx'
import { SkeletonRows } from '#client/ui/feedback/skeleton-parts.tsx'
import { formatCost } from '#client/ui/format/format.ts'
import { Icon } from '#client/ui/icons/icon.tsx'
import type { Listing } from '#contracts/wire.ts'
import { LISTINGS_MAX } from '#rules/market/market.ts'
import { offersQuery } from '../queries.ts'
import { TimeLeft } from '../shared/sell-actions.tsx'
import { UnlistDialog } from '../shared/unlist-dialog.tsx'
import styles from './own-lists.module.css'

const PICTURE = { url: extraPictureUrl('empty-inventory') }

const OfferRow = ({ offer, onUnlist }: { readonly offer: Listing; readonly onUnlist: () => void }) => {
  const { t } = useTranslation()
  const { equipment } = offer.metadata
  const name = itemName(equipment.name)
  return (
    <li className={styles.row}>
      <ItemTile item={equipment} size={58} />
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p className="inline-row gap-5 golden font-display digits">
          <Icon name="tok" size={20} />
          <span className="visually-hidden">{t('market.price')} </span>
          {formatCost(offer.price_gross)}
        </p>
        <p className="soft size-14 balance leading-130">
          <TimeLeft expiresAt={offer.expires_at} />
        </p>
        {offer.floor < offer.price_gross && (
          <p className="soft size-14 balance leading-130">
            {t('market.offers.cheaper', { price: formatCost(offer.floor) })}
          </p>
        )}
      </div>
      <Button
        size="small"
        variant="quiet"
        aria-haspopup="dialog"
        aria-label={t('market.offers.unlist', { item: name })}
        onClick={onUnlist}
      >
        {t('trade.unlist.confirm')}
      </Button>
    </li>
  )
}

const Offers = ({ offers }: { readonly offers: readonly Listing[] }) => {
  const { t } = useTranslation()
  const [asked, setAsked] = useState<Listing | null>(null)
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <p className="soft">{t('market.offers.count', { count: offers.length, max: LISTINGS_MAX })}</p>
      <ul className="column gap-8">
        {offers.map((offer) => (
          <OfferRow
            key={offer.id}
            offer={offer}
            onUnlist={() => {
              setAsked(offer)
              setAsking(true)
            }}
          />
        ))}
      </ul>
      {asked && <UnlistDialog key={asked.id} offer={asked} open={isAsking} onClose={() => setAsking(false)} />}
    </>
  )
}

export const OffersTab = () => {
  const { t } = useTranslation()
  const openPage = useOpenPage()
  const query = useQuery(offersQuery)
  if (query.data === undefined)
    return (
      <Pending queries={[query]} failed={t('market.offers.failed')} loading={t('market.offers.loading')}>
        <SkeletonRows rows={4} />
      </Pending>
    )
  const toBag = (
    <Button
      variant={query.data.length === 0 ? 'primary' : 'secondary'}
      onClick={() => openPage(toInventory('equipment'))}
    >
      {t('market.toBag')}
    </Button>
  )
  if (query.data.length === 0)
    return (
      <EmptyState picture={PICTURE} size="compact" title={t('market.offers.empty')} text={t('market.offers.emptyText')}>
        {toBag}
      </EmptyState>
    )
  return (
    <div className="column gap-12 above-inset">
      <Offers offers={query.data} />
      {toBag}
    </div>
  )
}
