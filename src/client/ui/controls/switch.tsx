import { Switch as Base } from '@base-ui/react/switch'
import { useId } from 'react'
import styles from './switch.module.css'

export interface SwitchProps {
  readonly label: string
  readonly detail?: string
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}

/** The whole row can be tapped. Knob and check show the state without colour. */
export const Switch = ({ label, detail, checked, onChange }: SwitchProps) => {
  const id = useId()
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is inside, in the library's own part
    <label className={styles.line}>
      <span className="grid shrinks">
        <span id={`${id}-label`} className="bold breakable">
          {label}
        </span>
        {detail === undefined ? null : (
          <span id={`${id}-detail`} className="muted size-14">
            {detail}
          </span>
        )}
      </span>
      <Base.Root
        checked={checked}
        aria-labelledby={`${id}-label`}
        aria-describedby={detail === undefined ? undefined : `${id}-detail`}
        onCheckedChange={(next) => onChange(next)}
        className={styles.track}
      >
        <Base.Thumb className={styles.knob}>
          {checked ? (
            <svg viewBox="0 0 24 24" width="16" height="16" aria-hidden="true">
              <path d="M5 13 10 18 19 7" fill="none" stroke="currentColor" strokeWidth="5" strokeLinecap="round" />
            </svg>
          ) : null}
        </Base.Thumb>
      </Base.Root>
    </label>
  )
}
