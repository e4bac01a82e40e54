import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { HOUSE_DIALOG_DELAY_MS } from '#rules/constants.ts'
import { isOnboardingVisited, markOnboardingVisited } from './visited.ts'

/** Opens the dialog of `specialHouseId` once per session (row 70). */
export const useHouseChoice = (specialHouseId: number | null) => {
  const [choice, setChoice] = useState<{ houseId: number; isOpen: boolean } | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  /** Opens the dialog 300 ms after the tap (A4, row 68). */
  const choose = (houseId: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setChoice({ houseId, isOpen: true }), HOUSE_DIALOG_DELAY_MS)
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  const openSpecial = useEffectEvent((houseId: number) => {
    if (isOnboardingVisited()) return
    markOnboardingVisited()
    setChoice({ houseId, isOpen: true })
  })
  useEffect(() => {
    if (specialHouseId !== null) openSpecial(specialHouseId)
  }, [specialHouseId])

  return {
    /** Stays set while the dialog closes. */
    houseId: choice?.houseId ?? null,
    isOpen: choice?.isOpen ?? false,
    choose,
    close: () => setChoice((current) => (current ? { ...current, isOpen: false } : null)),
  }
}
