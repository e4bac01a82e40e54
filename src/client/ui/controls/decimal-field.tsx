import { useRef, useState } from 'react'
import { readDecimal, spokenDecimal } from './decimal-text.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

export interface DecimalFieldProps extends Omit<TextFieldProps, 'inputMode' | 'type' | 'onPaste'> {
  /** Shown when pasted text is no amount. The field stays as it was. */
  readonly refusal: string
}

/** An amount with at most one decimal: nothing else can be typed or pasted. Shown with the language's sign, kept with a point. */
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
