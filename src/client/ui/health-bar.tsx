import { LOW_HEALTH_PERCENT } from '../../rules/constants.ts'
import { Bar, type BarTone } from './bar.tsx'
import { classNames } from './class-names.ts'
import styles from './health-bar.module.css'

export interface HealthBarProps {
  readonly hp: number
  readonly maxHp: number
  /** Whose health and how much, for screen readers. */
  readonly label: string
  /** Words on the bar; the health itself unless told otherwise. */
  readonly text?: string
  /** Colour while the health is not low; both sides of a fight have their own. */
  readonly tone?: BarTone
  /** Empties towards the end of the line, for the fighter on the other side. */
  readonly flip?: boolean
  readonly size?: 'small' | 'medium' | 'large'
}

/**
 * A fighter's health: what a hit took stays in white for a moment, and low health, from where the arena darkens too (row 80), turns it
 * red and makes it beat.
 */
export const HealthBar = ({
  hp,
  maxHp,
  label,
  text = String(hp),
  tone = 'mint',
  flip = false,
  size,
}: HealthBarProps) => {
  const isLow = hp > 0 && hp * 100 <= maxHp * LOW_HEALTH_PERCENT
  return (
    <Bar
      value={hp}
      max={maxHp}
      lag={hp}
      label={label}
      text={text}
      flip={flip}
      tone={isLow ? 'coral' : tone}
      {...(size === undefined ? {} : { size })}
      className={classNames(isLow && styles.low)}
    />
  )
}
