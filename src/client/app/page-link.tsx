import type { MouseEvent, ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'

export interface PageLinkProps {
  readonly to: string
  /** The page that is shown now. */
  readonly isCurrent?: boolean
  readonly className?: string
  readonly children: ReactNode
}

const isPlainTap = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.altKey && !event.ctrlKey && !event.shiftKey

/** A link to a page of the game. The router's own brings its forms and prefetching along, three kilobytes that nothing here uses. */
export const PageLink = ({ to, isCurrent = false, className, children }: PageLinkProps) => {
  const navigate = useNavigate()
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
