import { Spinner } from '../surfaces/spinner.tsx'
import styles from './row-sign.module.css'

/** A row in progress ignores taps. */
export type RowState = 'idle' | 'progress' | 'done' | 'error' | 'disabled'

const SHAPES = {
  done: 'M6 13 10.5 17.5 18 7.5',
  error: 'M12 6v7.500M12 17.800v.1',
  disabled: 'M7 11h10v8H7zM9 11V8.500a3 3 0 0 1 6 0V11',
  idle: 'M9 5 16 12 9 19',
} as const

/** Decorative, because the row's label says the state. */
export const RowSign = ({ state, leadsOn }: { readonly state: RowState; readonly leadsOn: boolean }) => {
  if (state === 'progress') return <Spinner size={24} />
  if (state === 'idle' && !leadsOn) return null
  return (
    <svg viewBox="0 0 24 24" className={`${styles.sign} ${styles[state]}`} aria-hidden="true">
      <path
        d={SHAPES[state]}
        fill="none"
        stroke="currentColor"
        strokeWidth="3.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
