import styles from './badge.module.css'
import { classNames } from './class-names.ts'

export interface BadgeProps {
  readonly tone?: 'red' | 'green' | 'gold' | 'violet'
  /** Text on the badge; without it a dot. */
  readonly text?: string
  /** How many wait: the text of the badge, at most '99+'. */
  readonly count?: number
  /** What a screen reader says in place of a dot or a bare number. */
  readonly label?: string
  readonly className?: string | undefined
}

/** A dot or a short word in a corner: something waits here. */
export const Badge = ({ tone = 'red', text, count, label, className }: BadgeProps) => {
  const shown = count === undefined ? text : count > 99 ? '99+' : String(count)
  return (
    <span className={classNames(styles.badge, styles[tone], shown === undefined && styles.dot, className)}>
      {shown === undefined ? null : <span aria-hidden={label !== undefined || undefined}>{shown}</span>}
      {label === undefined ? null : <span className="visually-hidden">{label}</span>}
    </span>
  )
}
