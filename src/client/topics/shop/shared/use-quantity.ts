import { useState } from 'react'

export const useQuantity = (isOpen: boolean, most: number): readonly [number, (quantity: number) => void] => {
  const [wanted, setWanted] = useState(1)
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen)
    if (isOpen) setWanted(1)
  }
  return [Math.max(1, Math.min(wanted, most)), setWanted]
}
