import { type RefObject, useEffect, useRef } from 'react'

/** Focuses the first button, because the skip button that had the focus is gone. */
export const useButtonFocus = (): RefObject<HTMLDivElement | null> => {
  const words = useRef<HTMLDivElement>(null)
  useEffect(() => words.current?.querySelector('button')?.focus({ preventScroll: true }), [])
  return words
}
