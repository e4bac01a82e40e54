import styles from './spinner.module.css'

export interface SpinnerProps {
  /** Edge in CSS px. */
  readonly size?: number
  readonly label?: string
}

/** A spinner; `label` is for screen readers when it stands alone. */
export const Spinner = ({ size = 28, label }: SpinnerProps) => (
  <span
    className={styles.spinner}
    style={{ width: size, height: size }}
    {...(label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true })}
  />
)
