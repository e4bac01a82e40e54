import { oneDecimal } from './decimal-text.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

export type DecimalFieldProps = Omit<TextFieldProps, 'inputMode' | 'type'>

/** An amount with at most one decimal: nothing else can be typed or pasted. */
export const DecimalField = ({ onChange, ...rest }: DecimalFieldProps) => (
  <TextField {...rest} inputMode="decimal" onChange={(text) => onChange(oneDecimal(text))} />
)
