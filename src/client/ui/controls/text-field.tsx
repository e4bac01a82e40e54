import { type InputHTMLAttributes, type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import styles from './text-field.module.css'

export interface TextFieldProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value' | 'id' | 'className'> {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly hint?: string
  readonly problem?: string
  readonly suffix?: ReactNode
}

export const TextField = ({ label, value, onChange, hint, problem, suffix, disabled, ...rest }: TextFieldProps) => {
  const id = useId()
  const below = problem ?? hint
  return (
    <div className={classNames(styles.field, problem !== undefined && styles.wrong, disabled && styles.disabled)}>
      <label htmlFor={id} className="bold">
        {label}
      </label>
      <span className={styles.box}>
        <input
          autoComplete="off"
          {...rest}
          id={id}
          value={value}
          disabled={disabled}
          className={styles.input}
          aria-invalid={problem !== undefined || undefined}
          aria-describedby={below === undefined ? undefined : `${id}-below`}
          onChange={(event) => onChange(event.target.value)}
        />
        {suffix === undefined ? null : <span className="inline-row rigid soft bold">{suffix}</span>}
      </span>
      <span id={`${id}-below`} className={problem === undefined ? styles.hint : styles.problem} aria-live="polite">
        {below}
      </span>
    </div>
  )
}
