import { classNames } from '../class-names.ts'
import { useCountdown } from '../format/countdown.ts'
import { formatClock } from '../format/format.ts'
import styles from './countdown-clock.module.css'

const URGENT_MS = 60_000

export interface CountdownClockProps {
  /** When the clock reaches zero, in ms since the epoch. */
  readonly endMs: number
  readonly now: () => number
  readonly label: string
  /** Shown at the end instead of label and time. */
  readonly endText?: string
  readonly onEnd?: () => void
}

/** Ticks each second, and looks urgent in the last minute. Screen readers are not told of changes. */
export const CountdownClock = ({ endMs, now, label, endText, onEnd }: CountdownClockProps) => {
  const { totalMs } = useCountdown(endMs, now, onEnd)
  const isOver = totalMs <= 0
  const endsInWords = isOver && endText !== undefined
  const text = endsInWords ? endText : formatClock(totalMs)
  return (
    <span role="timer" className={classNames(styles.clock, !isOver && totalMs <= URGENT_MS && styles.urgent)}>
      {!endsInWords && <span className="soft">{label} </span>}
      <span className={styles.time} data-widest={text.replaceAll(/\d/g, '0')}>
        {text}
      </span>
    </span>
  )
}
