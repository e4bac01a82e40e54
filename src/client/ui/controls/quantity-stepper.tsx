import { NumberField } from '@base-ui/react/number-field'
import { type ComponentProps, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { spokenLanguage } from '#client/i18n/spoken.ts'
import { readWhole } from './decimal-text.ts'
import styles from './quantity-stepper.module.css'

export interface QuantityStepperProps {
  readonly label: string
  readonly value: number
  readonly onChange: (value: number) => void
  readonly max: number
  readonly disabled?: boolean
}

/** No thousands separators: after a digit of `1,500` is deleted, `1,50` could not be parsed. */
const PLAIN_DIGITS = { useGrouping: false } as const

/** Fires an `input` event, so that React sees it as typed. */
const typeInto = (field: HTMLInputElement, text: string): void => {
  field.setRangeText(text, 0, field.value.length, 'end')
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Arrow keys step. A button that is held down repeats. */
export const QuantityStepper = ({ label, value, onChange, max, disabled = false }: QuantityStepperProps) => {
  const { t } = useTranslation()
  const refusalId = useId()
  const isPaste = useRef(false)
  const [isRefused, setRefused] = useState(false)
  /** The library reads `-5` as 5 and `1e3` as nothing, so it gets only checked digits. */
  const take: ComponentProps<typeof NumberField.Input>['onChange'] = (event) => {
    const field = event.currentTarget
    const whole = readWhole(field.value)
    setRefused(whole === null && isPaste.current)
    isPaste.current = false
    if (whole === null) return event.preventBaseUIHandler()
    const plain = Number(whole) > max ? String(max) : whole
    if (plain === field.value) return
    event.preventBaseUIHandler()
    typeInto(field, plain)
  }
  return (
    <NumberField.Root
      locale={spokenLanguage()}
      format={PLAIN_DIGITS}
      value={value}
      min={1}
      max={max}
      disabled={disabled}
      onValueChange={(next) => {
        setRefused(false)
        onChange(next ?? 1)
      }}
    >
      <NumberField.Group className={styles.stepper}>
        <NumberField.Decrement className={styles.button} aria-label={t('ui.less')}>
          <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
            <path d="M5 12h14" stroke="currentColor" strokeWidth="4.5" strokeLinecap="round" />
          </svg>
        </NumberField.Decrement>
        <NumberField.Input
          className={styles.input}
          aria-label={label}
          aria-invalid={isRefused || undefined}
          aria-describedby={isRefused ? refusalId : undefined}
          onPaste={(event) => {
            // Disables the library's own paste: the browser inserts the text, and `take` checks it.
            event.preventBaseUIHandler()
            isPaste.current = true
          }}
          onChange={take}
        />
        <NumberField.Increment className={styles.button} aria-label={t('ui.more')}>
          <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
            <path d="M5 12h14M12 5v14" stroke="currentColor" strokeWidth="4.5" strokeLinecap="round" />
          </svg>
        </NumberField.Increment>
      </NumberField.Group>
      {isRefused && (
        <p id={refusalId} className="bold coral size-14 margin-top-4" role="alert">
          {t('ui.wholeNumber')}
        </p>
      )}
    </NumberField.Root>
  )
}
