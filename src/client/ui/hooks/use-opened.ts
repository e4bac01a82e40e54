import { useState } from 'react'

/** What a drawer was opened with, and whether it is open. A closing drawer still shows it. */
export const useOpened = <T>() => {
  const [shown, setShown] = useState<T | null>(null)
  const [isOpen, setOpen] = useState(false)
  const open = (next: T): void => {
    setShown(next)
    setOpen(true)
  }
  return { shown, isOpen, open, close: () => setOpen(false) }
}
