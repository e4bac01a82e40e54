import { LOW_HEALTH_PERCENT } from '../../../rules/constants.ts'
import { classNames } from '../class-names.ts'
import { formatInteger } from '../format/format.ts'
import { Bar, type BarTone } from '../surfaces/bar.tsx'
import styles from './health-bar.module.css'

export interface HealthBarProps {
  readonly hp: number
  readonly maxHp: number
  /** Whose health and how much, for screen readers. */
  readonly label: string
  /** Text on the bar; by default the health itself. */
  readonly text?: string
  /** Colour while the health is not low; both sides of a fight have their own. */
  readonly tone?: BarTone
  /** Mirrored, for the fighter on the other side. */
  readonly flip?: boolean
  readonly size?: 'small' | 'medium' | 'large'
}

/**
 * A fighter's health: damage stays visible in white for a moment; low health, at which the arena darkens too (row 80), turns the
 * bar red and makes it pulse.
 */
export const HealthBar = ({
  hp,
  maxHp,
  label,
  text = formatInteger(hp),
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
