import { type FocusEvent, useLayoutEffect, useRef } from 'react'

const BUTTON = 'button:last-of-type'

const rowsIn = (place: HTMLElement | null): HTMLElement[] => [...(place?.querySelectorAll('li') ?? [])]

/** When a focused row disappears, focuses its successor or the list. Spread the result on the list's container. */
export const useKeptFocus = (rows: number) => {
  const place = useRef<HTMLDivElement>(null)
  const focusedRow = useRef(-1)
  useLayoutEffect(() => {
    if (focusedRow.current < 0 || document.activeElement !== document.body) return
    const next = rowsIn(place.current).at(Math.min(focusedRow.current, rows - 1))
    const target = next?.querySelector<HTMLElement>(BUTTON) ?? place.current
    target?.focus()
  }, [rows])
  return {
    ref: place,
    tabIndex: -1,
    onFocus: ({ target }: FocusEvent<HTMLElement>): void => {
      focusedRow.current = rowsIn(place.current).findIndex((row) => row.contains(target))
    },
    onBlur: ({ relatedTarget }: FocusEvent<HTMLElement>): void => {
      if (relatedTarget !== null) focusedRow.current = -1
    },
  } as const
}
