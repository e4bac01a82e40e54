import { classNames } from '../class-names.ts'
import styles from './bar.module.css'

export type BarTone = 'mint' | 'cyan' | 'orange' | 'gold' | 'violet' | 'coral'

export interface BarProps {
  readonly value: number
  readonly max: number
  readonly tone?: BarTone
  /** A second value, drawn white behind the fill. Its width changes later and more slowly. */
  readonly lag?: number
  readonly label: string
  readonly text?: string
  /** Read by screen readers if the bar has no text. */
  readonly valueText?: string
  readonly flip?: boolean
  readonly size?: 'small' | 'medium' | 'large'
  readonly className?: string | undefined
}

const share = (value: number, max: number): number => (max > 0 ? Math.min(1, Math.max(0, value / max)) : 0)

export const Bar = ({
  value,
  max,
  tone = 'mint',
  lag,
  label,
  text,
  valueText = text,
  flip = false,
  size = 'medium',
  className,
}: BarProps) => (
  <div
    role="progressbar"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={max}
    aria-valuenow={Math.min(max, Math.max(0, value))}
    aria-valuetext={valueText}
    className={classNames(styles.bar, styles[tone], styles[size], flip && styles.flip, className)}
  >
    <span className={styles.trough}>
      {lag === undefined ? null : <span className={styles.lag} style={{ width: `${share(lag, max) * 100}%` }} />}
      <span className={styles.fill} style={{ width: `${share(value, max) * 100}%` }} />
    </span>
    {text === undefined ? null : (
      <span className={styles.text} aria-hidden="true">
        {text}
      </span>
    )}
  </div>
)
