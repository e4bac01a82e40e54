import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { extraPictureUrl } from '#assets/manifest/extras.ts'
import { itemName } from '#client/i18n/names.ts'
import { ItemTile } from '#client/topics/items/shared/item-tile.tsx'
import { EmptyState } from '#client/ui/feedback/empty-state.tsx'
import { Pending } from '#client/ui/feedback/pending.tsx'
import { SkeletonRows } from '#client/ui/feedback/skeleton-parts.tsx'
import { formatDate } from '#client/ui/format/format.ts'
import { Icon } from '#client/ui/icons/icon.tsx'
import type { Trade } from '#contracts/wire.ts'
import { tradesQuery } from '../queries.ts'
import { exactTok } from '../shared/exact-tok.ts'
import styles from './own-lists.module.css'
import { SoldCelebration } from './sold-celebration.tsx'

const PICTURE = { url: extraPictureUrl('empty-history') }

const TradeRow = ({ trade }: { readonly trade: Trade }) => {
  const { t } = useTranslation()
  const { side, price_gross: priceNano, fee: feeNano, metadata } = trade
  const isSold = side === 'sold'
  return (
    <li className={styles.row} data-side={side}>
      <ItemTile item={metadata.equipment} size={48} />
      <div className={styles.words}>
        <p className={styles.name}>{itemName(metadata.equipment.name)}</p>
        <p className="soft size-14 balance leading-130">
          {t(`market.history.${side}`)} · <time dateTime={trade.at}>{formatDate(Date.parse(trade.at))}</time>
        </p>
        {isSold && (
          <p className="soft size-14 balance leading-130">
            {t('market.history.fee', { price: exactTok(priceNano), fee: exactTok(feeNano) })}
          </p>
        )}
      </div>
      <p className={styles.amount}>
        {isSold ? '+' : '−'}
        {exactTok(isSold ? priceNano - feeNano : priceNano)}
        <Icon name="tok" size={20} label={t('market.tok')} />
      </p>
    </li>
  )
}

/** The last hundred sales and purchases, newest first (R22). */
export const TradesTab = () => {
  const { t } = useTranslation()
  const query = useQuery(tradesQuery)
  const { data } = query
  if (data === undefined)
    return (
      <Pending queries={[query]} failed={t('market.history.failed')} loading={t('market.history.loading')}>
        <SkeletonRows rows={5} />
      </Pending>
    )
  if (data.length === 0)
    return (
      <EmptyState
        picture={PICTURE}
        size="compact"
        title={t('market.history.empty')}
        text={t('market.history.emptyText')}
      />
    )
  return (
    <>
      <ul className="column gap-8">
        {data.map((trade) => (
          <TradeRow key={trade.id} trade={trade} />
        ))}
      </ul>
      {/* The key mounts it anew for a sale that comes while older ones are shown. */}
      <SoldCelebration key={data[0]?.id} trades={data} />
    </>
  )
}
