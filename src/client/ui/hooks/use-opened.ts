import { useState } from 'react'

/** Keeps the content after `close`, because a drawer still shows it while it slides away. */
export const useOpened = <T>(first: T | null = null) => {
  const [shown, setShown] = useState(first)
  const [isOpen, setOpen] = useState(first !== null)
  const open = (next: T): void => {
    setShown(next)
    setOpen(true)
  }
  return { shown, isOpen, open, close: () => setOpen(false) }
}
