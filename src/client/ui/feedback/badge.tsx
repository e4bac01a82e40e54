import { classNames } from '../class-names.ts'
import styles from './badge.module.css'

export interface BadgeProps {
  readonly tone?: 'red' | 'green' | 'gold' | 'violet'
  /** Text on the badge; without it a dot. */
  readonly text?: string
  /** The count: shown as at most '99+'. */
  readonly count?: number
  /** Label for screen readers in place of a dot or a number. */
  readonly label?: string
  readonly className?: string | undefined
}

/** A dot, a number or a short text in a corner: something needs attention here. */
export const Badge = ({ tone = 'red', text, count, label, className }: BadgeProps) => {
  const shown = count === undefined ? text : count > 99 ? '99+' : String(count)
  return (
    <span className={classNames(styles.badge, styles[tone], shown === undefined && styles.dot, className)}>
      {shown === undefined ? null : <span aria-hidden={label !== undefined || undefined}>{shown}</span>}
      {label === undefined ? null : <span className="visually-hidden">{label}</span>}
    </span>
  )
}
