import { useTranslation } from 'react-i18next'
import styles from './battle-overlays.module.css'
import type { ScreenText } from './screen-text.ts'

export interface BattleOverlaysProps {
  readonly text: ScreenText
  /** The user's health is at or below 30 %. */
  readonly isLowHealth: boolean
  /** Critical hits taken so far; each one flashes once. */
  readonly criticalsTaken: number
  /** The side that lost, once the fight is over. */
  readonly defeated: 'user' | 'opponent' | null
}

/** What lies over the arena: vignette, hit flash, the large screen text and the Defeated banner (rows 79, 80). */
export const BattleOverlays = ({ text, isLowHealth, criticalsTaken, defeated }: BattleOverlaysProps) => {
  const { t } = useTranslation()
  const isTurn = text?.key === 'turn'
  return (
    <div className={styles.overlays}>
      {isLowHealth && <div className={styles.vignette} data-testid="low-health" />}
      {criticalsTaken > 0 && <div key={criticalsTaken} className={styles.flash} data-testid="hit-flash" />}
      {text && !isTurn && (
        <p key={text.key === 'startIn' ? text.count : text.key} className={styles.text} data-kind={text.key}>
          {text.key === 'startIn' ? t('kombat.startIn', { count: text.count }) : t(`kombat.${text.key}`)}
        </p>
      )}
      {defeated && (
        <p className={styles.defeated} data-side={defeated}>
          {t('kombat.defeated')}
        </p>
      )}
    </div>
  )
}
