import { useTranslation } from 'react-i18next'
import { Icon } from '#client/ui/icons/icon.tsx'
import { Sign } from '#client/ui/icons/sign.tsx'
import styles from './change-list.module.css'
import type { StatChange } from './gear-changes.ts'

export interface ChangeListProps {
  readonly changes: readonly StatChange[]
  readonly label: string
  readonly none: string
  /** True for what a worn item gives: an arrow would look like a gain over it. */
  readonly isTotal?: boolean
}

export const ChangeList = ({ changes, label, none, isTotal = false }: ChangeListProps) => {
  const { t } = useTranslation()
  if (changes.length === 0) return <p className="muted size-14">{none}</p>
  return (
    <ul className="flex wrap gap-5" aria-label={label}>
      {changes.map(({ key, icon, amount, isGain }) => (
        <li key={key} className={styles.change} data-gain={isGain} data-key={key}>
          <Icon name={icon} size={18} />
          <span className="soft">{t(`kombat.stat.${key}`)}</span>{' '}
          <strong className={styles.amount}>
            {isTotal ? (
              `${isGain ? '+' : '−'}${amount}`
            ) : (
              <>
                <Sign name={isGain ? 'up' : 'down'} />
                <span className="visually-hidden">{t(isGain ? 'items.gain' : 'items.loss')}</span> {amount}
              </>
            )}
          </strong>
        </li>
      ))}
    </ul>
  )
}
