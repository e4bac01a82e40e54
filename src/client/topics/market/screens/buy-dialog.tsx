import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { itemName } from '#client/i18n/names.ts'
import { deepLink } from '#client/platform/deep-link.ts'
import { gameConfigQuery } from '#client/topics/home/queries.ts'
import { ChangeList } from '#client/topics/items/shared/change-list.tsx'
import { StatLine } from '#client/topics/items/shared/stat-line.tsx'
import { balanceQuery } from '#client/topics/mining/queries.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { shareWithToast } from '#client/ui/feedback/share-with-toast.ts'
import { formatBalance, formatCost, formatDuration } from '#client/ui/format/format.ts'
import { Dialog } from '#client/ui/overlays/dialog.tsx'
import type { Listing } from '#contracts/wire.ts'
import { CopyId } from '../shared/copy-id.tsx'
import { FarPriceNote } from '../shared/far-price-note.tsx'
import { ItemHead } from '../shared/item-head.tsx'
import { OfferPrice } from '../shared/offer-price.tsx'
import { PriceDetails } from '../shared/price-details.tsx'
import { useTradingOpensInMs } from '../shared/trading-opens.ts'
import { WishButton } from '../shared/wish-button.tsx'
import { BoughtCelebration } from './bought-celebration.tsx'
import styles from './buy-dialog.module.css'
import { useBuy } from './use-buy.ts'
import { useWearChanges } from './use-wear-changes.ts'

const NO_BREAK = '\u00a0'

interface PartProps {
  readonly listing: Listing
}

const Stats = ({ listing: { metadata } }: PartProps) => {
  const { t } = useTranslation()
  const changes = useWearChanges()(metadata.equipment)
  const lines = metadata.equipment.equipment_stats.filter(({ primary }) => !primary)
  return (
    <>
      {lines.length === 0 ? (
        <p className={styles.none}>{t('market.bonusTbd')}</p>
      ) : (
        <ul className={styles.lines} aria-label={t('market.bonus')}>
          {lines.map((stat) => (
            <li key={stat.type}>
              <StatLine stat={stat} />
            </li>
          ))}
        </ul>
      )}
      {changes && (
        <section>
          <h3 className={styles.heading}>{t('market.compared')}</h3>
          <ChangeList changes={changes} label={t('market.compared')} none={t('market.noChange')} />
        </section>
      )}
    </>
  )
}

const ShareButton = ({ listing }: PartProps) => {
  const { t } = useTranslation()
  const botLink = useQuery(gameConfigQuery).data?.client.bot_link
  if (botLink === undefined) return null
  const text = t('market.share.text', {
    item: itemName(listing.metadata.equipment.name),
    price: formatCost(listing.price_gross),
  })
  return (
    <Button
      size="small"
      variant="quiet"
      icon="share"
      onClick={() => void shareWithToast(t, deepLink(botLink, 'market', listing.id), text)}
    >
      {t('market.share.button')}
    </Button>
  )
}

export interface BuyDialogProps extends PartProps {
  readonly open: boolean
  readonly onClose: () => void
}

export const BuyDialog = ({ listing, open, onClose }: BuyDialogProps) => {
  const { t } = useTranslation()
  const { buy, boughtId, end, isPending, isTooDear } = useBuy(listing, onClose)
  const balanceNano = useQuery(balanceQuery).data
  const opensInMs = useTradingOpensInMs()
  const price = formatCost(listing.price_gross)
  const { equipment } = listing.metadata
  const { rarity, slug } = equipment
  return (
    <>
      <Dialog open={open} onClose={onClose} title={t('market.buy.title')} dismissable={!isPending}>
        <div className="column gap-10 size-15">
          <ItemHead item={equipment} size={104} />
          <Stats listing={listing} />
          <div className={styles.deal}>
            <OfferPrice nano={listing.price_gross} />
            <ShareButton listing={listing} />
            {opensInMs !== null ? (
              <>
                <p className={styles.question}>{t('market.buy.tooNew')}</p>
                <WishButton wanted={{ slug, rarity }} size="small" />
              </>
            ) : (
              <p className={styles.question}>{t('market.buy.confirm', { price })}</p>
            )}
            {opensInMs === null && balanceNano !== undefined && (
              <p className={styles.balance} data-short={isTooDear || undefined}>
                {t(isTooDear ? 'market.buy.short' : 'market.buy.balance', { balance: formatBalance(balanceNano) })}
              </p>
            )}
          </div>
          <FarPriceNote side="buy" item={equipment} priceNano={listing.price_gross} floorNano={listing.floor} />
          <PriceDetails slug={slug} rarity={rarity} leadsOn />
        </div>
        <div className={styles.actions}>
          <Button variant="quiet" disabled={isPending} onClick={onClose}>
            {t('ui.cancel')}
          </Button>
          <Button pending={isPending} disabled={opensInMs !== null} onClick={buy}>
            {opensInMs !== null
              ? t('market.buy.opensIn', { time: formatDuration(opensInMs).replaceAll(' ', NO_BREAK) })
              : t('market.buy.button')}
          </Button>
        </div>
        <CopyId id={listing.user_equipment_id} />
      </Dialog>
      {boughtId !== null && <BoughtCelebration item={equipment} itemId={boughtId} onClose={end} />}
    </>
  )
}
