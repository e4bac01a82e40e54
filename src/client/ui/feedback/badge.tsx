import { classNames } from '../class-names.ts'
import styles from './badge.module.css'

export interface BadgeProps {
  readonly tone?: 'red' | 'green' | 'gold' | 'violet'
  readonly text?: string
  readonly count?: number
  /** Read by screen readers instead of the text, the number or the dot. */
  readonly label?: string
  readonly className?: string | undefined
}

export const Badge = ({ tone = 'red', text, count, label, className }: BadgeProps) => {
  const shown = count === undefined ? text : count > 99 ? '99+' : String(count)
  return (
    <span className={classNames(styles.badge, styles[tone], shown === undefined && styles.dot, className)}>
      {shown === undefined ? null : <span aria-hidden={label !== undefined || undefined}>{shown}</span>}
      {label === undefined ? null : <span className="visually-hidden">{label}</span>}
    </span>
  )
}
