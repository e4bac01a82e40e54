import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/** A page that was pushed starts at the top. On the way back, the old position is restored. */
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
