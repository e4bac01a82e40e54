import { useTranslation } from 'react-i18next'
import { nowMs } from '../../../api/server-clock.ts'
import { CountdownClock } from '../../../ui/values/countdown-clock.tsx'
import styles from './unranked.module.css'

export interface UnrankedProps {
  /** When fights are ranked again, ms since the epoch. */
  readonly untilMs: number
}

/** That fights are unranked today, and when they are ranked again. */
export const Unranked = ({ untilMs }: UnrankedProps) => {
  const { t } = useTranslation()
  return (
    <p className={styles.note}>
      <strong className="font-display">{t('seasonEnd.unranked')}</strong>
      <CountdownClock
        endMs={untilMs}
        now={nowMs}
        label={t('seasonEnd.rankedIn')}
        showLabel
        endText={t('seasonEnd.rankedNow')}
      />
    </p>
  )
}
