import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react'

const MODALS = '[role=dialog]:not([data-ending-style]), [role=alertdialog]:not([data-ending-style])'

const CONTROLS = 'a[href], button:not(:disabled), input:not(:disabled), [tabindex="0"]'

const lastIn = new WeakMap<Element, HTMLElement>()

/** Those inside the page's `main`, nearest first. */
const ancestorsOf = (element: Element | null): readonly Element[] => {
  const parent = element?.parentElement
  return parent && !parent.matches('main, body') ? [parent, ...ancestorsOf(parent)] : []
}

/** A control beside the removed opener, or the page's heading. */
const aroundOpener = (ancestors: readonly Element[]): HTMLElement | null => {
  const control = ancestors.find(({ isConnected }) => isConnected)?.querySelector<HTMLElement>(CONTROLS)
  if (control) return control
  const heading = document.querySelector('h1')
  if (heading) heading.tabIndex = -1
  return heading
}

/**
 * Moves the focus on closing: to the opener, or if it is gone to the modal below, which the library would skip, or to
 * what is left around the opener. A focus that is already outside the closing modal stays.
 */
export const useFinalFocus = (popup: RefObject<HTMLElement | null>, open: boolean) => {
  const opener = useRef<Element | null>(null)
  const ancestors = useRef<readonly Element[]>([])
  useLayoutEffect(() => {
    if (!open) return
    opener.current = document.activeElement === document.body ? null : document.activeElement
    ancestors.current = ancestorsOf(opener.current)
  }, [open])
  const modalBelow = (): HTMLElement | null => {
    const below = [...document.querySelectorAll<HTMLElement>(MODALS)].findLast((modal) => modal !== popup.current)
    if (below === undefined) return null
    const last = lastIn.get(below)
    return last?.isConnected ? last : below
  }
  return {
    onFocusCapture: ({ currentTarget, target }: FocusEvent<HTMLElement>): void => {
      // React bubbles events of portals to the parent component, so the target may be outside.
      if (target instanceof HTMLElement && currentTarget.contains(target)) lastIn.set(currentTarget, target)
    },
    finalFocus: (): HTMLElement | boolean => {
      const focused = document.activeElement
      if (focused !== null && focused !== document.body && !popup.current?.contains(focused)) return false
      const below = opener.current?.isConnected ? null : modalBelow()
      if (below) return below
      // The commit that closes the modal may remove the opener, or show what takes the focus itself.
      queueMicrotask(() => {
        if (opener.current === null || opener.current.isConnected || document.activeElement !== document.body) return
        const next = modalBelow() ?? aroundOpener(ancestors.current)
        next?.focus({ preventScroll: true })
      })
      return true
    },
  }
}
