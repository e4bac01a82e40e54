import { useTranslation } from 'react-i18next'
import styles from './battle-log.module.css'
import type { LogLine } from './describe-entry.ts'
import { LogLineView } from './log-line.tsx'
import { type LogNames, useLineWords } from './use-line-words.ts'

export interface BattleLogProps {
  readonly lines: readonly LogLine[]
  readonly names: LogNames
}

/** The fight in words as far as it has come, the newest line in sight. It is read out by `FightAnnouncer`, whichever tab is open. */
export const BattleLog = ({ lines, names }: BattleLogProps) => {
  const { t } = useTranslation()
  const wordsOf = useLineWords(names)
  return (
    // The column is reversed so that the browser itself keeps the newest line in sight.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className={styles.scroller} role="log" aria-live="off" tabIndex={0} aria-label={t('kombat.log')}>
      <ol className={styles.lines}>
        {lines.map((line) => (
          <li key={line.id} className={styles.line} data-actor={line.actor}>
            <LogLineView line={line} words={wordsOf(line)} />
          </li>
        ))}
      </ol>
      {lines.length === 0 && <p className={styles.empty}>{t('kombat.logEmpty')}</p>}
    </section>
  )
}
