import { Select as Base } from '@base-ui/react/select'
import styles from './select.module.css'

/** One of the things that can be chosen. */
export interface Choice<Id extends string = string> {
  readonly id: Id
  readonly label: string
  readonly disabled?: boolean
}

export interface SelectProps<Id extends string = string> {
  readonly label: string
  readonly choices: readonly Choice<Id>[]
  readonly value: Id
  readonly onChange: (id: Id) => void
  readonly disabled?: boolean
  /** Hides the label from sight, not from screen readers. */
  readonly hideLabel?: boolean
}

/** A choice out of many in a list that opens; for few that fit side by side there is `Segmented`. */
export const Select = <Id extends string>({
  label,
  choices,
  value,
  onChange,
  disabled = false,
  hideLabel = false,
}: SelectProps<Id>) => (
  <Base.Root
    items={choices.map((choice) => ({ value: choice.id, label: choice.label }))}
    value={value}
    disabled={disabled}
    onValueChange={(id) => {
      if (id !== null) onChange(id as Id)
    }}
  >
    <div className={styles.field}>
      <Base.Label className={hideLabel ? 'visually-hidden' : styles.label}>{label}</Base.Label>
      <Base.Trigger className={styles.trigger}>
        <Base.Value className={styles.value} />
        <Base.Icon className={styles.arrow}>
          <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
            <path d="M5 9 12 16 19 9" fill="none" stroke="currentColor" strokeWidth="4" strokeLinecap="round" />
          </svg>
        </Base.Icon>
      </Base.Trigger>
    </div>
    <Base.Portal>
      <Base.Positioner className={styles.positioner} sideOffset={6} alignItemWithTrigger={false}>
        <Base.Popup className={styles.popup}>
          <Base.List className={styles.list}>
            {choices.map((choice) => (
              <Base.Item key={choice.id} value={choice.id} disabled={choice.disabled ?? false} className={styles.item}>
                <Base.ItemText className={styles.itemText}>{choice.label}</Base.ItemText>
                <Base.ItemIndicator className={styles.check}>
                  <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
                    <path
                      d="M5 13 10 18 19 7"
                      fill="none"
                      stroke="currentColor"
                      strokeWidth="4"
                      strokeLinecap="round"
                    />
                  </svg>
                </Base.ItemIndicator>
              </Base.Item>
            ))}
          </Base.List>
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  </Base.Root>
)
