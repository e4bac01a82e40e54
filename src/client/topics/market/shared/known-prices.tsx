import { useTranslation } from 'react-i18next'
import { formatCost } from '#client/ui/format/format.ts'
import { Icon } from '#client/ui/icons/icon.tsx'
import type { CallData } from '#contracts/schemas.ts'
import styles from './known-prices.module.css'

interface KnownPriceProps {
  readonly label: string
  readonly nano: number | null
  readonly none: string
  readonly onPick?: ((nano: number) => void) | undefined
}

const KnownPrice = ({ label, nano, none, onPick }: KnownPriceProps) => {
  const { t } = useTranslation()
  const content = (
    <>
      <span className="soft size-13 leading-120">{label} </span>
      {nano === null ? (
        <span className="muted size-15">{none}</span>
      ) : (
        <span className="inline-row gap-5 font-display digits size-18">
          <Icon name="tok" size={20} />
          {formatCost(nano)}
        </span>
      )}
    </>
  )
  if (nano === null || !onPick) return <div className={styles.known}>{content}</div>
  return (
    <button type="button" className={styles.known} onClick={() => onPick(nano)}>
      {content}
      <span className="visually-hidden"> {t('trade.chart.take')}</span>
    </button>
  )
}

export interface KnownPricesProps {
  readonly prices: Pick<CallData<'market.prices'>, 'floor' | 'last_price'>
  readonly onPick?: (nano: number) => void
}

export const KnownPrices = ({ prices: { floor, last_price }, onPick }: KnownPricesProps) => {
  const { t } = useTranslation()
  return (
    <div className={styles.prices}>
      <KnownPrice label={t('trade.chart.floor')} nano={floor} none={t('trade.chart.noFloor')} onPick={onPick} />
      <KnownPrice label={t('trade.chart.last')} nano={last_price} none={t('trade.chart.noLast')} onPick={onPick} />
    </div>
  )
}
