import type { ReactNode } from 'react'
import { Sign } from '../icons/sign.tsx'
import styles from './check-row.module.css'

const SIGNS = { holds: <Sign name="check" />, broken: <Sign name="cross" />, skipped: '–' } as const

export interface CheckRowProps {
  /** `skipped`: the check could not run. */
  readonly state: keyof typeof SIGNS
  /** Read by screen readers in place of the sign. */
  readonly said: string
  readonly children: ReactNode
}

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
