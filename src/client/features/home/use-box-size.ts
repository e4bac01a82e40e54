import { type RefObject, useLayoutEffect, useState } from 'react'

/** Width and height of an element in CSS px, followed as it changes; null until it is laid out. */
export const useBoxSize = (
  element: RefObject<HTMLElement | null>,
): { readonly width: number; readonly height: number } | null => {
  const [size, setSize] = useState<{ width: number; height: number } | null>(null)
  // Before the first paint: what is drawn in it would jump from its least size to its own.
  useLayoutEffect(() => {
    const box = element.current
    if (!box) return
    const measure = () => setSize({ width: box.clientWidth, height: box.clientHeight })
    measure()
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(measure)
    observer.observe(box)
    return () => observer.disconnect()
  }, [element])
  return size
}
