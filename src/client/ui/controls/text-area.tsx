import { useId } from 'react'
import { classNames } from '../class-names.ts'
import styles from './text-field.module.css'

export interface TextAreaProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly placeholder?: string
  readonly maxLength: number
  readonly rows?: number
  readonly hint?: string
  readonly problem?: string
}

export const TextArea = ({
  label,
  value,
  onChange,
  placeholder,
  maxLength,
  rows = 3,
  hint,
  problem,
}: TextAreaProps) => {
  const id = useId()
  const below = problem ?? hint
  return (
    <div className={classNames(styles.field, problem !== undefined && styles.wrong)}>
      <label htmlFor={id} className="bold">
        {label}
      </label>
      <span className={styles.box}>
        <textarea
          id={id}
          rows={rows}
          maxLength={maxLength}
          placeholder={placeholder}
          value={value}
          className={classNames(styles.input, styles.lines)}
          aria-invalid={problem !== undefined || undefined}
          aria-describedby={below === undefined ? undefined : `${id}-below`}
          onChange={(event) => onChange(event.target.value)}
        />
      </span>
      <span id={`${id}-below`} className={problem === undefined ? styles.hint : styles.problem} aria-live="polite">
        {below}
      </span>
    </div>
  )
}
