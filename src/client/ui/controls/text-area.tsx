import { useId } from 'react'
import { classNames } from '../class-names.ts'
import styles from './text-field.module.css'

export interface TextAreaProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly placeholder?: string
  readonly maxLength: number
  readonly hint?: string
}

export const TextArea = ({ label, value, onChange, placeholder, maxLength, hint }: TextAreaProps) => {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id} className="bold">
        {label}
      </label>
      <span className={styles.box}>
        <textarea
          id={id}
          rows={3}
          maxLength={maxLength}
          placeholder={placeholder}
          value={value}
          className={classNames(styles.input, styles.lines)}
          aria-describedby={hint === undefined ? undefined : `${id}-below`}
          onChange={(event) => onChange(event.target.value)}
        />
      </span>
      <span id={`${id}-below`} className={styles.hint} aria-live="polite">
        {hint}
      </span>
    </div>
  )
}
