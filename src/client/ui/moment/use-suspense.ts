import { useEffect, useEffectEvent, useState } from 'react'

/** When the beats of a suspense come, ms; what moves with them has the same times. */
export const BEATS_MS = [300, 680, 1060] as const
/** The suspense, at most: longer only while the server has not answered. */
const SUSPENSE_MS = 1350
/** The suspense without motion. */
const CALM_SUSPENSE_MS = 350

export interface Suspense {
  /** The outcome is known. */
  readonly isKnown: boolean
  readonly isCalm: boolean
  /** Without a suspense: the outcome is seen as soon as it is known. */
  readonly isAtOnce?: boolean
  /** A beat, counted from 0. */
  readonly onBeat: (index: number) => void
  /** Once, when the outcome is to be seen. */
  readonly onRevealed: () => void
}

/** Runs the suspense of a moment: three beats, then its outcome, once it is known and the suspense is over or skipped. */
export const useSuspense = ({
  isKnown,
  isCalm,
  isAtOnce = false,
  onBeat,
  onRevealed,
}: Suspense): { readonly isRevealed: boolean; readonly skip: () => void } => {
  const [isOver, setOver] = useState(isAtOnce)
  const isRevealed = isOver && isKnown
  const beat = useEffectEvent((index: number) => {
    if (!isRevealed) onBeat(index)
  })
  const reveal = useEffectEvent(onRevealed)
  useEffect(() => {
    if (isAtOnce) return
    const timers = isCalm
      ? [setTimeout(() => beat(0), 0), setTimeout(() => setOver(true), CALM_SUSPENSE_MS)]
      : [
          ...BEATS_MS.map((ms, index) => setTimeout(() => beat(index), ms)),
          setTimeout(() => setOver(true), SUSPENSE_MS),
        ]
    return () => {
      for (const timer of timers) clearTimeout(timer)
    }
  }, [isCalm, isAtOnce])
  useEffect(() => {
    if (isRevealed) reveal()
  }, [isRevealed])
  return { isRevealed, skip: () => setOver(true) }
}
