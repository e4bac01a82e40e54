import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PriceChart, type PriceChartProps } from './price-chart.tsx'
import styles from './price-details.module.css'

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
