import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { VictoryRibbon } from '#client/topics/kombat/shared/victory-ribbon/victory-ribbon.tsx'
import { formatInteger } from '#client/ui/format/format.ts'
import type { VictoryWord } from '#rules/kombat/victory-word.ts'
import styles from './battle-overlays.module.css'
import type { ScreenText } from './screen-text.ts'

export interface BattleOverlaysProps {
  readonly text: ScreenText
  readonly isLowHealth: boolean
  readonly criticalsTaken: number
  /** True in a paused replay, where hits that are skipped do not flash. */
  readonly isStill: boolean
  readonly defeated: 'user' | 'opponent' | null
  readonly final?: number | null
  readonly word: VictoryWord | null
}

const useFlash = (criticalsTaken: number, isStill: boolean): number => {
  const [seen, setSeen] = useState({ criticalsTaken, flashes: 0 })
  if (seen.criticalsTaken !== criticalsTaken) {
    const isBlow = !isStill && criticalsTaken === seen.criticalsTaken + 1
    setSeen({ criticalsTaken, flashes: isBlow ? seen.flashes + 1 : seen.flashes })
  }
  return seen.flashes
}

export const BattleOverlays = ({
  text,
  isLowHealth,
  criticalsTaken,
  isStill,
  defeated,
  word,
  final = null,
}: BattleOverlaysProps) => {
  const { t } = useTranslation()
  const flashes = useFlash(criticalsTaken, isStill)
  const isTurn = text?.key === 'turn'
  return (
    <div className="cover layer-1 clipped no-pointer">
      {isLowHealth && <div className={styles.vignette} data-testid="low-health" />}
      {flashes > 0 && <div key={flashes} className={styles.flash} data-testid="hit-flash" />}
      {text && !isTurn && (
        <p key={text.key === 'startIn' ? text.count : text.key} className={styles.text} data-kind={text.key}>
          {text.key === 'startIn' ? t('kombat.startIn', { count: text.count }) : t(`kombat.${text.key}`)}
        </p>
      )}
      {defeated === 'opponent' && (
        <p className={styles.victory} aria-hidden>
          {t('kombat.result.victory')}
          {word && <VictoryRibbon word={word} className={styles.word} />}
        </p>
      )}
      {final !== null && (
        <p className={styles.victory} data-kind="score" aria-hidden>
          {t('kombat.score.final', { damage: formatInteger(final) })}
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
