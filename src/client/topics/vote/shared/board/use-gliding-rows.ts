import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useReducedMotion } from '#client/ui/hooks/use-reduced-motion.ts'

const GLIDE_MS = 520

/** Rows need `data-row`. With reduced motion they do not glide. */
export const useGlidingRows = (): RefObject<HTMLOListElement | null> => {
  const list = useRef<HTMLOListElement>(null)
  const places = useRef<ReadonlyMap<string, { readonly topPx: number; readonly index: number }>>(new Map())
  const isStill = useReducedMotion()
  useLayoutEffect(() => {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
    const before = places.current
    places.current = new Map(rows.map((row, index) => [row.dataset.row ?? '', { topPx: row.offsetTop, index }]))
    if (isStill) return
    for (const [index, row] of rows.entries()) {
      const from = before.get(row.dataset.row ?? '')
      // A row with the same index has moved only because the page did, as after a resize.
      if (from === undefined || from.index === index) continue
      row.animate([{ transform: `translateY(${from.topPx - row.offsetTop}px)` }, { transform: 'none' }], {
        duration: GLIDE_MS,
        easing: 'cubic-bezier(0.2, 0.9, 0.25, 1)',
      })
    }
  })
  return list
}
