import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react'
import { pageHeading } from './page-heading.ts'

const MODAL = '[role=dialog], [role=alertdialog]'
/** Open modals, the top one last. */
const OPEN_MODALS = '[role=dialog]:not([data-ending-style]), [role=alertdialog]:not([data-ending-style])'

/** What had the focus last in each modal. */
const lastIn = new WeakMap<Element, HTMLElement>()

/** What opened each modal; after that, where it stood in a modal itself, what opened that one. */
const openersOf = new WeakMap<Element, readonly HTMLElement[]>()

const focusedWithOpeners = (): readonly HTMLElement[] => {
  const focused = document.activeElement
  if (!(focused instanceof HTMLElement) || focused === document.body) return []
  const modal = focused.closest(MODAL)
  return [focused, ...((modal && openersOf.get(modal)) ?? [])]
}

const takesFocus = (element: HTMLElement): boolean => element.isConnected && !element.matches(':disabled')

/** @param popup the modal that has closed, while its animation still runs */
const afterClosing = (popup: HTMLElement | null, [opener, ...before]: readonly HTMLElement[]): HTMLElement | null => {
  const focused = document.activeElement
  if (focused !== null && focused !== document.body && !popup?.contains(focused)) return null
  if (opener && takesFocus(opener)) return opener
  const below = [...document.querySelectorAll<HTMLElement>(OPEN_MODALS)].findLast((modal) => modal !== popup)
  if (below === undefined) return before.find(takesFocus) ?? pageHeading()
  const last = lastIn.get(below)
  return last?.isConnected ? last : below
}

/**
 * Where the focus goes when a modal has closed: nowhere if it has gone on by itself, into what opened meanwhile; else back to what opened
 * the modal; where that is gone by then, into the modal below, or to what opened the modal that it was in, or to the page's heading. Left
 * to itself, it would go behind the modal below, or be lost to the document.
 */
export const useFinalFocus = (popup: RefObject<HTMLElement | null>, open: boolean) => {
  const openers = useRef<readonly HTMLElement[]>([])
  useLayoutEffect(() => {
    if (open) openers.current = focusedWithOpeners()
  }, [open])
  return {
    onFocusCapture: ({ currentTarget, target }: FocusEvent<HTMLElement>): void => {
      // What a modal opens is its child for React, and stands elsewhere.
      if (!(target instanceof HTMLElement && currentTarget.contains(target))) return
      lastIn.set(currentTarget, target)
      openersOf.set(currentTarget, openers.current)
    },
    finalFocus: (): false => {
      const closing = popup.current
      // What closes it may take its opener away in the same commit, which is not over yet.
      queueMicrotask(() => afterClosing(closing, openers.current)?.focus({ preventScroll: true }))
      return false
    },
  }
}
