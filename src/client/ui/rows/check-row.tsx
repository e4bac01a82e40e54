import type { ReactNode } from 'react'
import { Sign } from '../icons/sign.tsx'
import styles from './check-row.module.css'

const SIGNS = { holds: <Sign name="check" />, broken: <Sign name="cross" />, skipped: '–' } as const

export interface CheckRowProps {
  /** What the check has found; `skipped` where it could not be made. */
  readonly state: keyof typeof SIGNS
  /** The state in words, for who does not see its sign. */
  readonly said: string
  readonly children: ReactNode
}

/** One of a list of checks. */
export const CheckRow = ({ state, said, children }: CheckRowProps) => (
  <li className={styles.check} data-state={state}>
    <span className={styles.sign} aria-hidden="true">
      {SIGNS[state]}
    </span>
    <span>
      <span className="visually-hidden">{said}: </span>
      {children}
    </span>
  </li>
)
