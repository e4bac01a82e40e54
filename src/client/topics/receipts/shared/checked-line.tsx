import { useTranslation } from 'react-i18next'
import { Icon } from '#client/ui/icons/icon.tsx'
import { Sign } from '#client/ui/icons/sign.tsx'
import { CopyValue } from '#client/ui/values/copy-value.tsx'
import type { ReceiptKind } from '#rules/receipts/receipts.ts'
import styles from './receipts.module.css'
import type { CheckedLine as Checked } from './use-line-check.ts'
import { useLineText } from './use-line-text.ts'

const SHOWN_DIGITS = 4

/** Decorative, because the text beside it says the same. */
const Way = ({
  proof,
  root,
  holds,
}: {
  readonly proof: readonly string[]
  readonly root: string
  readonly holds: boolean
}) => (
  <span className={styles.way} aria-hidden="true" data-holds={holds}>
    {proof.map((hash) => (
      <code key={hash}>{hash.slice(0, SHOWN_DIGITS)}</code>
    ))}
    <code className={styles.top}>{root.slice(0, SHOWN_DIGITS)}</code>
  </span>
)

export interface CheckedLineProps extends Checked {
  readonly kind: ReceiptKind
  readonly root: string
}

export const CheckedLine = ({ kind, line, root, verdict }: CheckedLineProps) => {
  const { t } = useTranslation()
  const text = useLineText()
  const holds = verdict === 'holds'
  const isShared = line.salt === null
  return (
    <li className={styles.line} data-verdict={verdict}>
      <p className="breakable leading-130">
        <strong>{text.about(kind, line.period)}</strong> {text.outcome(kind, line)}
      </p>
      <p className={styles.verdict}>
        {holds ? <Sign name="check" /> : verdict === 'differs' ? <Sign name="cross" /> : <Icon name="info" size={16} />}{' '}
        {holds && isShared ? t('fairPlay.receipts.sharedHolds') : t(`fairPlay.receipts.verdict.${verdict}`)}
      </p>
      <Way proof={line.proof} root={root} holds={holds} />
      <details className={styles.details}>
        <summary>
          {t('fairPlay.receipts.details')}
          <span className="visually-hidden"> {text.about(kind, line.period)}</span>
        </summary>
        <p className="muted size-14">{t('fairPlay.receipts.steps', { count: line.proof.length })}</p>
        <dl>
          {line.salt !== null && <CopyValue name={t('fairPlay.receipts.salt')} value={line.salt} />}
          {line.subject !== null && <CopyValue name={t('fairPlay.receipts.snapshotRoot')} value={line.subject} />}
          <CopyValue
            name={t('fairPlay.receipts.way', { leaf: line.leaf })}
            value={line.proof.length > 0 ? line.proof.join(' ') : root}
          />
        </dl>
      </details>
    </li>
  )
}
