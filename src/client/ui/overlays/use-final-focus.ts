import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react'

/** Open modals, the top one last. */
const MODALS = '[role=dialog]:not([data-ending-style]), [role=alertdialog]:not([data-ending-style])'

/** What had the focus last in each modal. */
const lastIn = new WeakMap<Element, HTMLElement>()

/**
 * Where the focus goes when a modal has closed: nowhere if it has gone on by itself, into what opened meanwhile; else back to what opened
 * the modal; where that is gone by then, into the modal below. Left to itself, it would go behind that one.
 */
export const useFinalFocus = (popup: RefObject<HTMLElement | null>, open: boolean) => {
  const opener = useRef<Element | null>(null)
  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement
  }, [open])
  return {
    onFocusCapture: ({ currentTarget, target }: FocusEvent<HTMLElement>): void => {
      // What a modal opens is its child for React, and stands elsewhere.
      if (target instanceof HTMLElement && currentTarget.contains(target)) lastIn.set(currentTarget, target)
    },
    finalFocus: (): HTMLElement | boolean => {
      const focused = document.activeElement
      if (focused !== null && focused !== document.body && !popup.current?.contains(focused)) return false
      if (opener.current?.isConnected) return true
      const below = [...document.querySelectorAll<HTMLElement>(MODALS)].findLast((modal) => modal !== popup.current)
      if (below === undefined) return true
      const last = lastIn.get(below)
      return last?.isConnected ? last : below
    },
  }
}
