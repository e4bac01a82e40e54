import { useState } from 'react'

/** True from the first opening on, so that the content stays mounted for its exit animation. */
export const useWasOpen = (isOpen: boolean): boolean => {
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen && !wasOpen) setWasOpen(true)
  return wasOpen
}
