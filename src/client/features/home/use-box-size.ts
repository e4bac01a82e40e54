import { type RefObject, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Returns the live width and height of an element in CSS px; null before its first layout. */
export const useBoxSize = (
  element: RefObject<HTMLElement | null>,
): { readonly width: number; readonly height: number } | null => {
  const [size, setSize] = useState<{ width: number; height: number } | null>(null)
  // Measured before the first paint, so that the content does not jump.
  useLayoutEffect(() => {
    const box = element.current
    if (!box) return
    const measure = () => setSize({ width: box.clientWidth, height: box.clientHeight })
    if (typeof ResizeObserver === 'undefined') return measure()
    // It is called after the page's own layout and before its paint; measuring here would force a layout of its own.
    const observer = new ResizeObserver(() => flushSync(measure))
    observer.observe(box)
    return () => observer.disconnect()
  }, [element])
  return size
}
