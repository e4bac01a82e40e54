import type { ReactElement } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { classNames } from '../../ui/class-names.ts'
import styles from './side-button.module.css'

export interface SideButtonProps {
  readonly picture: ReactElement
  readonly label: string
  /** Something waits behind it: a dot, or how many; `said` is what a screen reader says of it. */
  readonly badge?: { readonly count?: number; readonly said: string } | undefined
  readonly tone?: 'violet' | 'gold'
  /** It opens a dialog instead of leading elsewhere. */
  readonly opensDialog?: boolean
  readonly onPress: () => void
}

/** A plate in a column of home: picture, word, and a badge when something waits. */
export const SideButton = ({
  picture,
  label,
  badge,
  tone = 'violet',
  opensDialog = false,
  onPress,
}: SideButtonProps) => (
  <button
    type="button"
    className={classNames(styles.button, tone === 'gold' && styles.gold, badge && styles.calling)}
    onClick={onPress}
    {...(opensDialog ? { 'aria-haspopup': 'dialog' } : {})}
  >
    <span className={styles.plate}>{picture}</span>
    <span className={styles.label}>{label}</span>
    {badge ? (
      <Badge
        tone="red"
        label={` ${badge.said}`}
        className={styles.badge}
        {...(badge.count === undefined ? {} : { count: badge.count })}
      />
    ) : null}
  </button>
)
