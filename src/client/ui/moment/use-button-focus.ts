import { type RefObject, useEffect, useRef } from 'react'

/** The ref of a moment's words, whose first button gets the focus: what had it went with the suspense. */
export const useButtonFocus = (): RefObject<HTMLDivElement | null> => {
  const words = useRef<HTMLDivElement>(null)
  useEffect(() => words.current?.querySelector('button')?.focus({ preventScroll: true }), [])
  return words
}
