import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Open modals, the top one last. */
const MODALS = '[role=dialog]:not([data-ending-style]), [role=alertdialog]:not([data-ending-style])'

/**
 * Where the focus goes when a modal closes: back to what opened it, or to the modal below where that is gone by then. Left to itself, it
 * would go behind that one.
 */
export const useFinalFocus = (popup: RefObject<HTMLElement | null>, open: boolean): (() => HTMLElement | true) => {
  const opener = useRef<Element | null>(null)
  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement
  }, [open])
  return () => {
    if (opener.current?.isConnected) return true
    return [...document.querySelectorAll<HTMLElement>(MODALS)].findLast((modal) => modal !== popup.current) ?? true
  }
}
