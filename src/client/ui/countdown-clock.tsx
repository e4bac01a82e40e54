import { classNames } from './class-names.ts'
import { useCountdown } from './countdown.ts'
import styles from './countdown-clock.module.css'
import { formatClock } from './format.ts'

/** From here on the clock looks urgent. */
const URGENT_MS = 60_000

export interface CountdownClockProps {
  /** When it reaches zero, in milliseconds since the epoch. */
  readonly endMs: number
  /** The clock to count by: the server's, in the game. */
  readonly now: () => number
  /** What the time is left for, for screen readers: 'New supply in'. */
  readonly label: string
  /** Shows the label before the time. */
  readonly showLabel?: boolean
  /** What stands there once the time is over. */
  readonly endText?: string
  readonly onEnd?: () => void
}

/** The time that is left, ticking each second; urgent in its last minute. A screen reader hears it only when it asks. */
export const CountdownClock = ({ endMs, now, label, showLabel = false, endText, onEnd }: CountdownClockProps) => {
  const { totalMs } = useCountdown(endMs, now, onEnd)
  const isOver = totalMs <= 0
  return (
    <span role="timer" className={classNames(styles.clock, !isOver && totalMs <= URGENT_MS && styles.urgent)}>
      <span className={showLabel ? styles.label : 'visually-hidden'}>{label} </span>
      <span className={styles.time}>{isOver && endText !== undefined ? endText : formatClock(totalMs)}</span>
    </span>
  )
}
