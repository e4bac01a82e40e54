import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './battle-overlays.module.css'
import type { ScreenText } from './screen-text.ts'

export interface BattleOverlaysProps {
  readonly text: ScreenText
  /** The user's health is at or below 30 %. */
  readonly isLowHealth: boolean
  /** Critical hits taken so far; each further one flashes once. */
  readonly criticalsTaken: number
  /** A replay that stands still: what a jump skips does not flash. */
  readonly isStill: boolean
  /** The side that lost, once the fight is over. */
  readonly defeated: 'user' | 'opponent' | null
}

/** Counts the flashes that are due: a critical hit more than before, while the fight moves. */
const useFlash = (criticalsTaken: number, isStill: boolean): number => {
  const [seen, setSeen] = useState({ criticalsTaken, flashes: 0 })
  if (seen.criticalsTaken !== criticalsTaken) {
    const isBlow = !isStill && criticalsTaken === seen.criticalsTaken + 1
    setSeen({ criticalsTaken, flashes: isBlow ? seen.flashes + 1 : seen.flashes })
  }
  return seen.flashes
}

/** What lies over the arena: vignette, hit flash, the large screen text and the Defeated banner (rows 79, 80). */
export const BattleOverlays = ({ text, isLowHealth, criticalsTaken, isStill, defeated }: BattleOverlaysProps) => {
  const { t } = useTranslation()
  const flashes = useFlash(criticalsTaken, isStill)
  const isTurn = text?.key === 'turn'
  return (
    <div className={styles.overlays}>
      {isLowHealth && <div className={styles.vignette} data-testid="low-health" />}
      {flashes > 0 && <div key={flashes} className={styles.flash} data-testid="hit-flash" />}
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
