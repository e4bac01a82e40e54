import styles from './spinner.module.css'

/** Needs a `label` if nothing beside it says what loads. */
export const Spinner = ({ size = 28, label }: { readonly size?: number; readonly label?: string }) => (
  <span
    className={styles.spinner}
    style={{ width: size, height: size }}
    {...(label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true })}
  />
)
