import type { ReactNode } from 'react'
import { useOpenPage } from '#client/game/origin.ts'
import type { Address } from '#client/game/page-paths.ts'
import { classNames } from '#client/ui/class-names.ts'

export interface BagWayProps {
  /** Address in the bag. Null for what the bag does not hold. */
  readonly way: Address | null
  readonly className: string | undefined
  readonly wayClassName: string | undefined
  readonly children: ReactNode
}

export const BagWay = ({ way, className, wayClassName, children }: BagWayProps) => {
  const lead = useOpenPage()
  if (way === null) return <div className={className}>{children}</div>
  return (
    <button type="button" className={classNames(className, wayClassName)} onClick={() => lead(way)}>
      {children}
    </button>
  )
}
