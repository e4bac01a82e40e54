import { useTranslation } from 'react-i18next'
import { nowMs } from '#client/api/server-clock.ts'
import { classNames } from '#client/ui/class-names.ts'
import { useCountdown } from '#client/ui/format/countdown.ts'
import styles from './event-clock.module.css'

const URGENT_MS = 10 * 60_000

export interface EventClockProps {
  readonly endMs: number
  readonly label: string
  readonly onEnd: () => void
}

/** Ticks each second, without being read aloud. */
export const EventClock = ({ endMs, label, onEnd }: EventClockProps) => {
  const { t } = useTranslation()
  const { hours, minutes, seconds, totalMs } = useCountdown(endMs, nowMs, onEnd)
  const plates = [
    ['hours', hours],
    ['minutes', minutes],
    ['seconds', seconds],
  ] as const
  return (
    <div
      role="timer"
      aria-label={label}
      className={classNames('flex justify-center gap-8', totalMs <= URGENT_MS && styles.urgent)}
    >
      {plates.map(([unit, value]) => (
        <span key={unit} className={styles.plate}>
          <span className={styles.digits}>{String(value).padStart(2, '0')}</span>
          <span className="soft size-13 ellipsis max-full">{t(`tournament.clock.${unit}`)}</span>
        </span>
      ))}
    </div>
  )
}
