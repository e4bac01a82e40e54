import { type FocusEvent, useLayoutEffect, useRef } from 'react'

/** The row's last button, as it is the one that does what the row asks for. */
const BUTTON = 'button:last-of-type'

const rowsIn = (place: HTMLElement | null): HTMLElement[] => [...(place?.querySelectorAll('li') ?? [])]

/**
 * Keeps the focus in a list whose row goes with the button that was pressed in it: the row that takes its place has it then, or the place
 * itself once there is none. Left alone, the focus would be lost to the page.
 * @param rows how many rows there are now
 * @returns what the element around the list is given
 */
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
