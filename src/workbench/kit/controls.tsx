import { type ReactNode, useId } from 'react'
import styles from './controls.module.css'

export const Controls = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.controls}>{children}</div>
)

/** The props with which a control shows and changes one field of a state. */
export const fieldOf =
  <State extends object>(state: State, set: (change: Partial<State>) => void) =>
  <Name extends keyof State>(name: Name) => ({
    value: state[name],
    onChange: (value: State[Name]) => set({ [name]: value } as unknown as Partial<State>),
  })

export interface SelectProps<T extends string> {
  readonly label: string
  readonly value: T
  readonly options: readonly (T | { readonly value: T; readonly label: string })[]
  readonly onChange: (value: T) => void
}

export const Select = <T extends string>({ label, value, options, onChange }: SelectProps<T>) => {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value as T)}>
        {options.map((option) => {
          const row = typeof option === 'string' ? { value: option, label: option } : option
          return (
            <option key={row.value} value={row.value}>
              {row.label}
            </option>
          )
        })}
      </select>
    </div>
  )
}

export interface SliderProps {
  readonly label: string
  readonly value: number
  readonly min: number
  readonly max: number
  readonly step?: number
  readonly words?: string
  readonly onChange: (value: number) => void
}

export const Slider = ({ label, value, min, max, step = 1, words, onChange }: SliderProps) => {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.slider}>
        <input
          id={id}
          type="range"
          min={min}
          max={max}
          step={step}
          value={value}
          aria-valuetext={words}
          onChange={(event) => onChange(event.target.valueAsNumber)}
        />
        <output htmlFor={id}>{words ?? value}</output>
      </span>
    </div>
  )
}

export interface SwitchProps {
  readonly label: string
  readonly value: boolean
  readonly onChange: (value: boolean) => void
}

export const Switch = ({ label, value, onChange }: SwitchProps) => (
  <label className={styles.switch}>
    <input type="checkbox" checked={value} onChange={(event) => onChange(event.target.checked)} />
    {label}
  </label>
)

export interface TextFieldProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
}

export const TextField = ({ label, value, onChange }: TextFieldProps) => {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="search"
        value={value}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}

export interface NumberFieldProps {
  readonly label: string
  readonly value: number
  readonly onChange: (value: number) => void
}

/** A whole number from 0. The field is empty for 0. */
export const NumberField = ({ label, value, onChange }: NumberFieldProps) => (
  <TextField
    label={label}
    value={value === 0 ? '' : String(value)}
    onChange={(words) => onChange(Math.max(0, Number.parseInt(words, 10) || 0))}
  />
)
