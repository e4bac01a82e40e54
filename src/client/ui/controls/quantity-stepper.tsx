import { NumberField } from '@base-ui/react/number-field'
import { useTranslation } from 'react-i18next'
import { spokenLanguage } from '../../i18n/spoken.ts'
import styles from './quantity-stepper.module.css'

export interface QuantityStepperProps {
  /** Label for screen readers. */
  readonly label: string
  readonly value: number
  readonly onChange: (value: number) => void
  readonly min?: number
  readonly max: number
  readonly step?: number
  readonly disabled?: boolean
}

/** A quantity: less, an editable number, more. Arrow keys step, a held button keeps stepping. */
export const QuantityStepper = ({
  label,
  value,
  onChange,
  min = 1,
  max,
  step = 1,
  disabled = false,
}: QuantityStepperProps) => {
  const { t } = useTranslation()
  return (
    <NumberField.Root
      locale={spokenLanguage()}
      value={value}
      min={min}
      max={max}
      step={step}
      disabled={disabled}
      onValueChange={(next) => onChange(next ?? min)}
    >
      <NumberField.Group className={styles.stepper}>
        <NumberField.Decrement className={styles.button} aria-label={t('ui.less')}>
          <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
            <path d="M5 12h14" stroke="currentColor" strokeWidth="4.5" strokeLinecap="round" />
          </svg>
        </NumberField.Decrement>
        <NumberField.Input className={styles.input} aria-label={label} />
        <NumberField.Increment className={styles.button} aria-label={t('ui.more')}>
          <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
            <path d="M5 12h14M12 5v14" stroke="currentColor" strokeWidth="4.5" strokeLinecap="round" />
          </svg>
        </NumberField.Increment>
      </NumberField.Group>
    </NumberField.Root>
  )
}
