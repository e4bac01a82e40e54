import { useTranslation } from 'react-i18next'
import styles from './battle-log.module.css'
import type { LogLine } from './describe-entry.ts'

export interface BattleLogProps {
  readonly lines: readonly LogLine[]
  readonly userName: string
  readonly opponentName: string
}

/** The fight in words, the text twin of the arena: newest line in sight, read out as it comes. */
export const BattleLog = ({ lines, userName, opponentName }: BattleLogProps) => {
  const { t } = useTranslation()
  const nameOf = (who: 'user' | 'opponent') => (who === 'user' ? userName : opponentName)
  return (
    // The column is reversed so that the browser itself keeps the newest line in sight.
    <div className={styles.scroller}>
      <ol className={styles.lines} role="log" aria-label={t('kombat.log')} aria-live="polite" aria-relevant="additions">
        {lines.map((line) => (
          <li key={line.id} className={styles.line} data-kind={line.kind} data-actor={line.actor}>
            <span className={styles.dot} aria-hidden="true" />
            <span className={styles.text}>
              {t(`kombat.entry.${line.kind}`, { actor: nameOf(line.actor), target: nameOf(line.target) })}
            </span>
            {line.hpChange !== 0 && (
              <span className={styles.amount} data-gain={line.hpChange > 0}>
                <span aria-hidden="true">
                  {line.hpChange > 0 ? '+' : '−'}
                  {Math.abs(line.hpChange)}
                </span>
                <span className="visually-hidden">
                  {t(line.hpChange > 0 ? 'kombat.logGain' : 'kombat.logLoss', { amount: Math.abs(line.hpChange) })}
                </span>
              </span>
            )}
          </li>
        ))}
      </ol>
      {lines.length === 0 && <p className={styles.empty}>{t('kombat.logEmpty')}</p>}
    </div>
  )
}
