import { type RefObject, useLayoutEffect, useState } from 'react'

/** Live CSS px; null before the first layout, so callers hide what depends on it. */
export const useBoxSize = (
  element: RefObject<HTMLElement | null>,
): { readonly width: number; readonly height: number } | null => {
  const [size, setSize] = useState<{ width: number; height: number } | null>(null)
  useLayoutEffect(() => {
    const box = element.current
    if (!box) return
    const measure = () => setSize({ width: box.clientWidth, height: box.clientHeight })
    if (typeof ResizeObserver === 'undefined') return measure()
    // It is called after the page's own layout: measuring here would force a layout of its own. Rendered in a task of its own.
    const observer = new ResizeObserver(measure)
    observer.observe(box)
    return () => observer.disconnect()
  }, [element])
  return size
}
