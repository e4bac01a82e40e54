import type { ReactNode } from 'react'
import { Section } from '#client/ui/surfaces/section.tsx'

export const SettingsSection = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Section title={title}>
    <div className="grid gap-12">{children}</div>
  </Section>
)

export const SettingsChoice = ({
  label,
  hideLabel = false,
  detail,
  children,
}: {
  readonly label: string
  readonly hideLabel?: boolean
  readonly detail?: string
  readonly children: ReactNode
}) => (
  <div className="grid gap-4">
    {hideLabel ? null : (
      <p className="bold" aria-hidden="true">
        {label}
      </p>
    )}
    {detail === undefined ? null : <p className="muted size-14 margin-bottom-4">{detail}</p>}
    {children}
  </div>
)
