import { type ReactNode, useId } from 'react'
import { Panel } from './panel.tsx'

export const Section = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => {
  const id = useId()
  return (
    <Panel as="section" aria-labelledby={id} className="grid gap-10">
      <h2 id={id} className="size-18">
        {title}
      </h2>
      {children}
    </Panel>
  )
}
