import type { ReactNode } from 'react'
import styles from './parts.module.css'

export interface Fact {
  readonly label: string
  readonly value: ReactNode
}

export const Facts = ({ facts }: { readonly facts: readonly Fact[] }) => (
  <dl className={styles.facts}>
    {facts
      .filter(({ value }) => value !== null && value !== undefined && value !== '')
      .map(({ label, value }) => (
        <div className="shrinks" key={label}>
          <dt className="muted size-13">{label}</dt>
          <dd className="breakable">{value}</dd>
        </div>
      ))}
  </dl>
)
