import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react'

const MODALS = '[role=dialog]:not([data-ending-style]), [role=alertdialog]:not([data-ending-style])'

const lastIn = new WeakMap<Element, HTMLElement>()

/**
 * Moves the focus on closing: to the opener, or if it is gone to the modal below, which the library would skip. A focus
 * that is already outside the closing modal stays.
 */
export const useFinalFocus = (popup: RefObject<HTMLElement | null>, open: boolean) => {
  const opener = useRef<Element | null>(null)
  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement
  }, [open])
  return {
    onFocusCapture: ({ currentTarget, target }: FocusEvent<HTMLElement>): void => {
      // React bubbles events of portals to the parent component, so the target may be outside.
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
