import { useOpenPage } from '#client/game/origin.ts'
import { bagAddress } from '#client/topics/items/links.ts'
import { Icon } from '#client/ui/icons/icon.tsx'
import { formatEntryAmount } from '../shared/asset-view.ts'
import { reasonIcon } from '../shared/reason-icon.ts'
import { useLedgerLabels } from '../shared/use-ledger-labels.ts'
import type { Movement } from './day-groups.ts'
import styles from './ledger-row.module.css'

const ICON_PX = 36

const clockOf = (atMs: number): string => {
  const date = new Date(atMs)
  return [date.getHours(), date.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':')
}

const Amount = ({ part: { asset, amount, ref } }: { readonly part: Movement['amounts'][number] }) => {
  const words = useLedgerLabels()
  const lead = useOpenPage()
  const way = amount > 0 ? bagAddress(asset, ref) : null
  const text = (
    <>
      <span className={styles.amount}>{formatEntryAmount(asset, amount)}</span>{' '}
      <span className={styles.asset}>{words.asset(asset)}</span>
    </>
  )
  if (way === null) return text
  return (
    <button type="button" className={styles.way} onClick={() => lead(way)}>
      {text}
    </button>
  )
}

export const LedgerRow = ({ movement }: { readonly movement: Movement }) => {
  const words = useLedgerLabels()
  const { amounts, atMs, reason } = movement
  return (
    <li className={styles.row}>
      <Icon name={reasonIcon(reason)} size={ICON_PX} />
      <div className={styles.words}>
        <p className="font-display size-17 breakable leading-120">{words.reason(reason)}</p>
        <p className="muted digits size-14 leading-130">
          <time dateTime={new Date(atMs).toISOString()}>{clockOf(atMs)}</time>
        </p>
      </div>
      <ul className={styles.amounts}>
        {amounts.map((part) => (
          <li key={part.id} className={part.amount < 0 ? styles.spent : styles.got}>
            <Amount part={part} />
          </li>
        ))}
      </ul>
    </li>
  )
}
