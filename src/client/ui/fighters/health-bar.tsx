import { LOW_HEALTH_PERCENT } from '#rules/constants.ts'
import { classNames } from '../class-names.ts'
import { formatInteger } from '../format/format.ts'
import { Bar, type BarTone } from '../surfaces/bar.tsx'
import styles from './health-bar.module.css'

export interface HealthBarProps {
  readonly hp: number
  readonly maxHp: number
  readonly label: string
  readonly tone?: BarTone
  readonly flip?: boolean
}

/** Damage stays white for a moment; low health is red and pulses (row 80). */
export const HealthBar = ({ hp, maxHp, label, tone = 'mint', flip = false }: HealthBarProps) => {
  const isLow = hp > 0 && hp * 100 <= maxHp * LOW_HEALTH_PERCENT
  return (
    <Bar
      value={hp}
      max={maxHp}
      lag={hp}
      label={label}
      text={formatInteger(hp)}
      flip={flip}
      tone={isLow ? 'coral' : tone}
      className={classNames(isLow && styles.low)}
    />
  )
}
