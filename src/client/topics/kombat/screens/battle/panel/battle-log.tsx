import { useTranslation } from 'react-i18next'
import styles from './battle-log.module.css'
import type { LogLine } from './describe-entry.ts'
import { LogLineView } from './log-line.tsx'
import { type LogNames, useLineText } from './use-line-text.ts'

/** Silent for screen readers, because `FightAnnouncer` reads the lines out. */
export const BattleLog = ({ lines, names }: { readonly lines: readonly LogLine[]; readonly names: LogNames }) => {
  const { t } = useTranslation()
  const wordsOf = useLineText(names)
  return (
    // A reversed column lets the browser keep the newest line in view.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className={styles.scroller} role="log" aria-live="off" tabIndex={0} aria-label={t('kombat.log')}>
      <ol className={styles.lines}>
        {lines.map((line) => (
          <li key={line.id} className={styles.line}>
            <LogLineView line={line} words={wordsOf(line)} />
          </li>
        ))}
      </ol>
      {lines.length === 0 && <p className="muted padding-10-12">{t('kombat.logEmpty')}</p>}
    </section>
  )
}
