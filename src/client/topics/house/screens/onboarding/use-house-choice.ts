import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { HOUSE_DIALOG_DELAY_MS } from '#rules/constants.ts'
import { isOnboardingVisited, markOnboardingVisited } from './visited.ts'

/** `houseId` stays set while the dialog closes. */
export interface HouseChoice {
  readonly houseId: number | null
  readonly isOpen: boolean
  /** Opens the dialog 300 ms after the tap (A4, row 68). */
  readonly choose: (houseId: number) => void
  readonly close: () => void
}

/** Opens the dialog of `specialHouseId` once per session (row 70). */
export const useHouseChoice = (specialHouseId: number | null): HouseChoice => {
  const [choice, setChoice] = useState<{ houseId: number; isOpen: boolean } | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

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
    houseId: choice?.houseId ?? null,
    isOpen: choice?.isOpen ?? false,
    choose,
    close: () => setChoice((current) => (current ? { ...current, isOpen: false } : null)),
  }
}
