import { Radio } from '@base-ui/react/radio'
import { RadioGroup } from '@base-ui/react/radio-group'
import styles from './segmented.module.css'
import type { Choice } from './select.tsx'

export interface SegmentedProps<Id extends string = string> {
  readonly label: string
  /** Two to four choices that fit side by side. */
  readonly choices: readonly Choice<Id>[]
  readonly value: Id
  readonly onChange: (id: Id) => void
}

export const Segmented = <Id extends string>({ label, choices, value, onChange }: SegmentedProps<Id>) => (
  <RadioGroup aria-label={label} value={value} onValueChange={(id) => onChange(id as Id)} className={styles.group}>
    {choices.map((choice) => (
      <Radio.Root
        key={choice.id}
        value={choice.id}
        disabled={choice.disabled ?? false}
        aria-label={choice.label}
        className={styles.segment}
      >
        {choice.label}
      </Radio.Root>
    ))}
  </RadioGroup>
)
