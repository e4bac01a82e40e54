import styles from './spinner.module.css'

export interface SpinnerProps {
  readonly size?: number
  readonly label?: string
}

/** Without text beside it, it needs a `label`. */
export const Spinner = ({ size = 28, label }: SpinnerProps) => (
  <span
    className={styles.spinner}
    style={{ width: size, height: size }}
    {...(label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true })}
  />
)
