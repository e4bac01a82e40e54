import { useState } from 'react'

/** What a drawer was opened with, and whether it is open. A closing drawer still shows it. */
export const useOpened = <T>(first: T | null = null) => {
  const [shown, setShown] = useState(first)
  const [isOpen, setOpen] = useState(first !== null)
  const open = (next: T): void => {
    setShown(next)
    setOpen(true)
  }
  return { shown, isOpen, open, close: () => setOpen(false) }
}
