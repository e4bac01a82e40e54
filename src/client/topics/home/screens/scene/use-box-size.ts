import { type RefObject, useLayoutEffect, useState } from 'react'

/** Size in CSS px, kept up to date. Null before the first layout, so callers hide what depends on it. */
export const useBoxSize = (
  element: RefObject<HTMLElement | null>,
): { readonly width: number; readonly height: number } | null => {
  const [size, setSize] = useState<{ width: number; height: number } | null>(null)
  useLayoutEffect(() => {
    const box = element.current
    if (!box) return
    const measure = () => setSize({ width: box.clientWidth, height: box.clientHeight })
    if (typeof ResizeObserver === 'undefined') return measure()
    // Left to the observer, which calls back after the page's own layout. Measuring here would force another one.
    const observer = new ResizeObserver(measure)
    observer.observe(box)
    return () => observer.disconnect()
  }, [element])
  return size
}
