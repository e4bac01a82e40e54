import styles from './badge.module.css'
import { classNames } from './class-names.ts'

export interface BadgeProps {
  readonly tone?: 'red' | 'green' | 'gold' | 'violet'
  /** Text on the badge; without it a dot. */
  readonly text?: string
  /** What a screen reader says of a dot. */
  readonly label?: string
  readonly className?: string
}

/** A dot or a short word in a corner: something waits here. */
export const Badge = ({ tone = 'red', text, label, className }: BadgeProps) => (
  <span className={classNames(styles.badge, styles[tone], text === undefined && styles.dot, className)}>
    {text ?? (label ? <span className="visually-hidden">{label}</span> : null)}
  </span>
)
