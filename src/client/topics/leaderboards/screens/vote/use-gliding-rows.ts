import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useReducedMotion } from '../../../../ui/hooks/use-reduced-motion.ts'

const GLIDE_MS = 520

/** A list whose rows, each with its own `data-row`, glide to the place that they have gained or lost; at once with reduced motion. */
export const useGlidingRows = (): RefObject<HTMLOListElement | null> => {
  const list = useRef<HTMLOListElement>(null)
  const tops = useRef<ReadonlyMap<string, number>>(new Map())
  const isStill = useReducedMotion()
  useLayoutEffect(() => {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
    const before = tops.current
    tops.current = new Map(rows.map((row) => [row.dataset.row ?? '', row.offsetTop]))
    if (isStill) return
    for (const row of rows) {
      const fromPx = before.get(row.dataset.row ?? '')
      if (fromPx === undefined || fromPx === row.offsetTop) continue
      row.animate([{ transform: `translateY(${fromPx - row.offsetTop}px)` }, { transform: 'none' }], {
        duration: GLIDE_MS,
        easing: 'cubic-bezier(0.2, 0.9, 0.25, 1)',
      })
    }
  })
  return list
}
