import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/** A pushed history entry starts at the top. Going back restores the position, while the screen stays mounted. */
export const useListScroll = (): void => {
  const { key } = useLocation()
  const way = useNavigationType()
  const leftAt = useRef(new Map<string, number>())
  useLayoutEffect(() => {
    const page = document.documentElement
    const left = leftAt.current
    const topPx = way === 'PUSH' ? 0 : left.get(key)
    if (topPx !== undefined) page.scrollTop = topPx
    const keep = (): void => void left.set(key, page.scrollTop)
    keep()
    addEventListener('scroll', keep, { passive: true })
    return () => removeEventListener('scroll', keep)
  }, [key, way])
}
