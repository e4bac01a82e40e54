import { useTranslation } from 'react-i18next'
import styles from './now-next.module.css'

export interface NowNextProps {
  readonly now: string
  readonly next: string | null
  readonly bursts: number
}

export const NowNext = ({ now, next, bursts }: NowNextProps) => {
  const { t } = useTranslation()
  return (
    <dl className={styles.pair}>
      <div className={styles.side}>
        <dt className={styles.label}>{t('upgrades.now')}</dt>
        <dd key={bursts} className={bursts > 0 ? `${styles.value} ${styles.fresh}` : styles.value}>
          {now}
        </dd>
      </div>
      <svg viewBox="0 0 32 24" className={styles.arrow} aria-hidden="true">
        <path
          d="M3 8h13V2l13 10-13 10v-6H3z"
          fill="var(--mint)"
          stroke="var(--ink)"
          strokeWidth="3"
          strokeLinejoin="round"
        />
      </svg>
      <div className={`${styles.side} ${styles.next}`}>
        <dt className={styles.label}>{t('upgrades.next')}</dt>
        <dd className={styles.value}>{next ?? t('upgrades.atTop')}</dd>
      </div>
    </dl>
  )
}
