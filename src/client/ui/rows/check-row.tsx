import type { ReactNode } from 'react'
import { Sign } from '../icons/sign.tsx'
import styles from './check-row.module.css'

const SIGNS = { holds: <Sign name="check" />, broken: <Sign name="cross" />, skipped: '–' } as const

export interface CheckRowProps {
  /** `skipped`: could not be checked. */
  readonly state: keyof typeof SIGNS
  /** For screen readers. */
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
