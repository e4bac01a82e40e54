import type { MouseEvent, ReactNode } from 'react'
import { useAppNavigate } from '#client/game/navigation.tsx'
import type { Address } from '#client/game/page-paths.ts'

export interface PageLinkProps {
  readonly to: Address
  readonly isCurrent?: boolean
  readonly className?: string
  readonly children: ReactNode
}

const isPlainTap = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.altKey && !event.ctrlKey && !event.shiftKey

/** Replaces the router's link, which adds code for forms and prefetching that are not used here. */
export const PageLink = ({ to, isCurrent = false, className, children }: PageLinkProps) => {
  const navigate = useAppNavigate()
  return (
    <a
      href={to}
      aria-current={isCurrent ? 'page' : undefined}
      draggable={false}
      {...(className ? { className } : {})}
      onClick={(event) => {
        if (!isPlainTap(event)) return
        event.preventDefault()
        navigate(to, { replace: isCurrent })
      }}
    >
      {children}
    </a>
  )
}
