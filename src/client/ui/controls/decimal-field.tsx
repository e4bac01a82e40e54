import { oneDecimal, spokenDecimal } from './decimal-text.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

export type DecimalFieldProps = Omit<TextFieldProps, 'inputMode' | 'type'>

/** An amount with at most one decimal: nothing else can be typed or pasted. Shown with the language's sign, kept with a point. */
export const DecimalField = ({ value, placeholder, onChange, ...rest }: DecimalFieldProps) => (
  <TextField
    {...rest}
    inputMode="decimal"
    value={spokenDecimal(value)}
    placeholder={placeholder && spokenDecimal(placeholder)}
    onChange={(text) => onChange(oneDecimal(text))}
  />
)
