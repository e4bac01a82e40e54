import { type ReactNode, useId } from 'react'
import { Panel } from '../../../ui/surfaces/panel.tsx'
import styles from './settings-section.module.css'

/** One section of the settings with its heading. */
export const SettingsSection = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => {
  const id = useId()
  return (
    <Panel as="section" aria-labelledby={id} className={styles.section}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <div className={styles.body}>{children}</div>
    </Panel>
  )
}

/** A setting with a few options. */
export const SettingsChoice = ({
  label,
  hideLabel = false,
  detail,
  children,
}: {
  readonly label: string
  /** When the section's heading repeats it. */
  readonly hideLabel?: boolean
  readonly detail?: string
  readonly children: ReactNode
}) => (
  <div className={styles.choice}>
    {hideLabel ? null : (
      <p className={styles.label} aria-hidden="true">
        {label}
      </p>
    )}
    {detail === undefined ? null : <p className={styles.detail}>{detail}</p>}
    {children}
  </div>
)
