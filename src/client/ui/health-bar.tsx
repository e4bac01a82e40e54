import { Bar, type BarTone } from './bar.tsx'
import { classNames } from './class-names.ts'
import styles from './health-bar.module.css'

/** Below this share of the full health the bar turns red and beats. */
const LOW_SHARE = 0.25

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

/** A fighter's health: what a hit took stays in white for a moment, and low health cannot be overlooked. */
export const HealthBar = ({
  hp,
  maxHp,
  label,
  text = String(hp),
  tone = 'mint',
  flip = false,
  size,
}: HealthBarProps) => {
  const isLow = hp > 0 && hp <= maxHp * LOW_SHARE
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
