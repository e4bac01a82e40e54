import type { ReactElement } from 'react'
import { type GuideStep, guideTarget } from '#client/guide/guide-steps.ts'
import { classNames } from '#client/ui/class-names.ts'
import { Badge } from '#client/ui/feedback/badge.tsx'
import styles from './side-button.module.css'

export interface SideButtonProps {
  readonly picture: ReactElement
  readonly label: string
  /** A dot if `count` is missing. Screen readers read `said`. */
  readonly badge?: { readonly count?: number; readonly said: string } | undefined
  readonly tone?: 'violet' | 'gold'
  readonly opensDialog?: boolean
  readonly tips?: readonly GuideStep[]
  readonly onPress: () => void
}

export const SideButton = ({
  picture,
  label,
  badge,
  tone = 'violet',
  opensDialog = false,
  tips = [],
  onPress,
}: SideButtonProps) => (
  <button
    type="button"
    className={classNames(styles.button, tone === 'gold' && styles.gold, badge && styles.calling)}
    onClick={onPress}
    {...(opensDialog ? { 'aria-haspopup': 'dialog' } : {})}
    {...(tips.length === 0 ? {} : guideTarget(...tips))}
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
