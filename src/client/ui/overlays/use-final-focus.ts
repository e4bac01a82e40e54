import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Open modals, the top one last. */
const MODALS = '[role=dialog]:not([data-ending-style]), [role=alertdialog]:not([data-ending-style])'

/**
 * Where the focus goes when a modal has closed: nowhere if it has gone on by itself, into what opened meanwhile; else back to what opened
 * the modal, or into the one below where that is gone by then. Left to itself, it would go behind that one.
 */
export const useFinalFocus = (popup: RefObject<HTMLElement | null>, open: boolean): (() => HTMLElement | boolean) => {
  const opener = useRef<Element | null>(null)
  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement
  }, [open])
  return () => {
    const focused = document.activeElement
    if (focused !== null && focused !== document.body && !popup.current?.contains(focused)) return false
    if (opener.current?.isConnected) return true
    return [...document.querySelectorAll<HTMLElement>(MODALS)].findLast((modal) => modal !== popup.current) ?? true
  }
}
