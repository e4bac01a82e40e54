import { useTranslation } from 'react-i18next'
import { QuantityStepper } from '#client/ui/controls/quantity-stepper.tsx'
import { Icon } from '#client/ui/icons/icon.tsx'
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx'
import { amountText, balanceText, costOf, mostOf, type ThingOffer } from '../shared/offer-view.ts'
import { useQuantity } from '../shared/use-quantity.ts'
import { ChestLuck } from './chest-luck.tsx'
import styles from './offer-dialog.module.css'
import { useOdds } from './use-odds.ts'

const PICTURE_PX = 104

export interface OfferDialogProps {
  readonly offer: ThingOffer
  /** TOK in nano. Null for Telegram Stars, whose balance only the messenger knows. */
  readonly balance: number | null
  readonly open: boolean
  readonly pending: boolean
  readonly onBuy: (quantity: number, cost: number) => void
  readonly onCancel: () => void
}

export const OfferDialog = ({ offer, balance, open, pending, onBuy, onCancel }: OfferDialogProps) => {
  const { t } = useTranslation()
  const { item, thing, view } = offer
  const { currency } = item
  const most = mostOf(item)
  const [quantity, setQuantity] = useQuantity(open, most)
  const cost = costOf(item, quantity)
  const odds = useOdds(item.type)
  return (
    <ConfirmDialog
      open={open}
      title={t('shop.ask', { name: t(`shop.thing.${thing}.name`) })}
      confirmLabel={t('shop.confirm')}
      pending={pending}
      onConfirm={() => onBuy(quantity, cost)}
      onCancel={onCancel}
    >
      <div className="column gap-10">
        <Icon name={view.icon} size={PICTURE_PX} className={styles.picture} />
        <p className="balance">{t(`shop.thing.${thing}.about`)}</p>
        {odds.length > 0 && (
          <div className={styles.odds}>
            <dl className="grid gap-6" aria-label={t('shop.odds.title')}>
              {odds.map(({ find, words, percent }) => (
                <div key={find} className="row gap-8 justify-between">
                  <dt>{words}</dt>
                  <dd className="bold digits rigid">{percent}</dd>
                </div>
              ))}
            </dl>
            <ChestLuck type={item.type} />
          </div>
        )}
        {most > 1 && (
          <QuantityStepper
            label={t('shop.quantity')}
            value={quantity}
            max={most}
            disabled={pending}
            onChange={setQuantity}
          />
        )}
        {balance === null ? (
          <p>{t('shop.costTelegram', { price: amountText(currency, cost) })}</p>
        ) : (
          <p>
            {t('shop.cost', { price: amountText(currency, cost), amount: balanceText(currency, balance), currency })}
          </p>
        )}
      </div>
    </ConfirmDialog>
  )
}
