import type { ReactElement } from 'react'
import { classNames } from '../class-names.ts'
import styles from './step-bar.module.css'

export interface Step {
  readonly id: string
  readonly caption: string
  readonly reward?: ReactElement
}

export interface StepBarProps {
  readonly label: string
  readonly steps: readonly Step[]
  /** Number of steps done. Its fraction is the progress to the next step. */
  readonly reached: number
}

export const StepBar = ({ label, steps, reached }: StepBarProps) => {
  const done = Math.min(steps.length, Math.max(0, Math.floor(reached)))
  const current = steps[done - 1]?.caption
  // Steps are in the middle of their columns, so the bar starts half a column before the first.
  const filled = Math.min(1, Math.max(0, reached / steps.length))
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={steps.length}
      aria-valuenow={done}
      aria-valuetext={`${done} / ${steps.length}${current === undefined ? '' : `, ${current}`}`}
      className={styles.way}
    >
      <span className={styles.trough}>
        <span className={styles.fill} style={{ width: `${filled * 100}%` }} />
      </span>
      <ol className={styles.steps}>
        {steps.map(({ id, caption, reward }, index) => (
          <li key={id} className={classNames(styles.step, index < done && styles.done, index === done && styles.next)}>
            {reward === undefined ? null : <span className={styles.reward}>{reward}</span>}
            <span className={styles.knob}>{index < done ? <Check /> : index + 1}</span>
            <span className={styles.caption}>{caption}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}

const Check = () => (
  <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
    <path
      d="M5 13 10 18 19 7"
      fill="none"
      stroke="currentColor"
      strokeWidth="4"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
)
