import { type ReactNode, useId } from 'react'
import { Panel, type PanelProps } from './panel.tsx'

export interface SectionProps extends Pick<PanelProps, 'tone' | 'className'> {
  readonly title: ReactNode
  readonly isCentered?: boolean
  readonly children: ReactNode
}

export const Section = ({ title, isCentered = false, className = 'grid gap-10', children, ...rest }: SectionProps) => {
  const id = useId()
  return (
    <Panel {...rest} as="section" aria-labelledby={id} className={className}>
      <h2 id={id} className={isCentered ? 'size-18 text-center' : 'size-18'}>
        {title}
      </h2>
      {children}
    </Panel>
  )
}
