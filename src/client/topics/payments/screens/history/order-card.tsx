import { useTranslation } from 'react-i18next'
import { nowMs } from '#client/api/server-clock.ts'
import { offerIcon, useOfferName } from '#client/topics/shop/shared/offer-name.ts'
import { formatInteger } from '#client/ui/format/format.ts'
import { formatDay } from '#client/ui/format/format-day.ts'
import { Icon } from '#client/ui/icons/icon.tsx'
import { Panel } from '#client/ui/surfaces/panel.tsx'
import type { CallData } from '#contracts/schemas.ts'
import { isChest } from '#rules/shop/odds.ts'
import { offerOf } from '#rules/shop/offers.ts'
import styles from './order-card.module.css'

const PICTURE_PX = 52

type Order = CallData<'iap.orders'>['items'][number]

const Story = ({ order: { type, state, refunds, debt } }: { readonly order: Order }) => {
  const { t } = useTranslation()
  const contents = offerOf(type)?.contents
  const reported = new Map(refunds.map((refund) => [`${refund.reason} ${refund.state}`, refund]))
  return (
    <>
      {[...reported].map(([key, { reason, state: went }]) => (
        <p key={key} className={styles.why}>
          {state === 'granted' && <>{t('payments.history.again')} </>}
          {t(`payments.why.${reason}`)} {t(`payments.history.refund.${went}`)}
        </p>
      ))}
      {state === 'refunded' && contents && isChest(contents) && (
        <p className={styles.why}>{t('payments.history.fortnight')}</p>
      )}
      {debt && (
        <p className={debt.left > 0 ? styles.debt : styles.why}>
          {debt.left > 0
            ? t('payments.history.debt', { left: formatInteger(debt.left), owed: formatInteger(debt.owed) })
            : t('payments.history.debtPaid', { owed: formatInteger(debt.owed) })}
        </p>
      )}
    </>
  )
}

export const OrderCard = ({ order }: { readonly order: Order }) => {
  const { t } = useTranslation()
  const nameOf = useOfferName()
  const { type, quantity, price, state, created_at: at } = order
  const isReturned = state !== 'granted' && order.refunds.length > 0
  const shown = isReturned ? 'refunded' : state
  const name = nameOf(type)
  return (
    <li>
      <Panel className={styles.card}>
        <Icon name={offerIcon(type)} size={PICTURE_PX} />
        <div className="grid gap-2 shrinks grows">
          <p className="breakable weight-700">
            {quantity > 1 ? t('payments.goods', { name, quantity: formatInteger(quantity) }) : name}
          </p>
          <p className={styles.price}>
            <span className="golden">{t('payments.price', { count: price, price: formatInteger(price) })}</span>
            <time className="muted" dateTime={at}>
              {formatDay(Date.parse(at), nowMs())}
            </time>
          </p>
          <p className={styles.state} data-state={shown}>
            {t(`payments.history.state.${shown}`)}
          </p>
          <Story order={order} />
        </div>
      </Panel>
    </li>
  )
}
