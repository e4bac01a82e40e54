import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PriceChart, type PriceChartProps } from './price-chart.tsx'
import styles from './price-details.module.css'

/** The price history of an offer's kind, behind a line that opens it: who buys comes for the item (extra 13). */
export const PriceDetails = (props: PriceChartProps) => {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={styles.details} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('trade.chart.show')}</summary>
      {isOpen && <PriceChart {...props} />}
    </details>
  )
}
