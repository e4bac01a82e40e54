import { formatEntryAmount } from '../../game/ledger/asset-view.ts'
import { reasonIcon } from '../../game/ledger/reason-icon.ts'
import { useLedgerLabels } from '../../game/ledger/use-ledger-labels.ts'
import { Icon } from '../../ui/icon.tsx'
import type { Movement } from './day-groups.ts'
import styles from './ledger-row.module.css'

const ICON_PX = 36

const clockOf = (atMs: number): string => {
  const date = new Date(atMs)
  return [date.getHours(), date.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':')
}

/** One ledger movement: reason, time and signed amounts. */
export const LedgerRow = ({ movement }: { readonly movement: Movement }) => {
  const words = useLedgerLabels()
  const { amounts, atMs, reason } = movement
  return (
    <li className={styles.row}>
      <Icon name={reasonIcon(reason)} size={ICON_PX} />
      <div className={styles.words}>
        <p className={styles.reason}>{words.reason(reason)}</p>
        <p className={styles.detail}>
          <time dateTime={new Date(atMs).toISOString()}>{clockOf(atMs)}</time>
        </p>
      </div>
      <ul className={styles.amounts}>
        {amounts.map(({ id, asset, amount }) => (
          <li key={id} className={amount < 0 ? styles.spent : styles.got}>
            <span className={styles.amount}>{formatEntryAmount(asset, amount)}</span>{' '}
            <span className={styles.asset}>{words.asset(asset)}</span>
          </li>
        ))}
      </ul>
    </li>
  )
}
