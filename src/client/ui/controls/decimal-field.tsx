import { useRef, useState } from 'react'
import { readDecimal, spokenDecimal } from './decimal-text.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

export interface DecimalFieldProps extends Omit<TextFieldProps, 'inputMode' | 'type' | 'onPaste'> {
  /** Shown if pasted text is no amount. The field then keeps its value. */
  readonly refusal: string
}

/** Takes at most one decimal. Displays the language's decimal sign; `value` has a point. */
export const DecimalField = ({ value, placeholder, problem, refusal, onChange, ...rest }: DecimalFieldProps) => {
  const isPaste = useRef(false)
  const [isRefused, setRefused] = useState(false)
  const take = (text: string): void => {
    const amount = readDecimal(text)
    setRefused(amount === null && isPaste.current)
    isPaste.current = false
    if (amount !== null) onChange(amount)
  }
  const shown = isRefused ? refusal : problem
  return (
    <TextField
      {...rest}
      {...(shown !== undefined && { problem: shown })}
      inputMode="decimal"
      value={spokenDecimal(value)}
      placeholder={placeholder && spokenDecimal(placeholder)}
      onPaste={() => {
        isPaste.current = true
      }}
      onChange={take}
    />
  )
}
