import { useTranslation } from 'react-i18next'
import { formatInteger } from '#client/ui/format/format.ts'
import { Icon } from '#client/ui/icons/icon.tsx'
import type { LogLine } from './describe-entry.ts'
import styles from './log-line.module.css'

const ICON_PX = 24

export const LogLineView = ({ line, words }: { readonly line: LogLine; readonly words: string }) => {
  const { t } = useTranslation()
  const amount = formatInteger(Math.abs(line.hpChange))
  return (
    <span className={styles.line} data-kind={line.kind} data-actor={line.actor ?? undefined}>
      {line.kind === 'opening' ? (
        <Icon name={`stance-${line.matchup.own}`} size={ICON_PX} />
      ) : (
        <span className={styles.sign} aria-hidden="true" />
      )}
      <span className={styles.text}>{words}</span>
      {line.kind === 'opening' && <Icon name={`stance-${line.matchup.other}`} size={ICON_PX} />}
      {line.hpChange !== 0 && (
        <span className={styles.amount} data-gain={line.hpChange > 0}>
          <span aria-hidden="true">
            {line.hpChange > 0 ? '+' : '−'}
            {amount}
          </span>
          <span className="visually-hidden">
            {t(line.hpChange > 0 ? 'kombat.logGain' : 'kombat.logLoss', { amount })}
          </span>
        </span>
      )}
    </span>
  )
}
