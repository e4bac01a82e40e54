import { useId } from 'react'
import styles from './select.module.css'

export interface Choice<Id extends string = string> {
  readonly id: Id
  readonly label: string
  readonly disabled?: boolean
}

export interface SelectProps<Id extends string = string> {
  readonly label: string
  readonly choices: readonly Choice<Id>[]
  readonly value: Id
  readonly onChange: (id: Id) => void
  readonly hideLabel?: boolean
}

/** Uses the system's own list, which is already accessible. For few options use `Segmented`. */
export const Select = <Id extends string>({ label, choices, value, onChange, hideLabel = false }: SelectProps<Id>) => {
  const id = useId()
  return (
    <div className="grid gap-4 shrinks">
      <label htmlFor={id} className={hideLabel ? 'visually-hidden' : 'bold'}>
        {label}
      </label>
      <div className="grid align-center shrinks">
        <select
          id={id}
          className={styles.select}
          value={value}
          onChange={(event) => onChange(event.target.value as Id)}
        >
          {choices.map((choice) => (
            <option key={choice.id} value={choice.id} disabled={choice.disabled ?? false} className={styles.option}>
              {choice.label}
            </option>
          ))}
        </select>
        <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true" className={styles.arrow}>
          <path d="M5 9 12 16 19 9" fill="none" stroke="currentColor" strokeWidth="4" strokeLinecap="round" />
        </svg>
      </div>
    </div>
  )
}
