import { useEffect, useEffectEvent, useState } from 'react'
import { haptic } from '../platform/messenger.ts'
import { BEATS_MS } from '../ui/moment/beats.ts'
import { type Celebration, celebrate } from './celebrations.ts'
import { sound } from './sound.ts'

/** The suspense, at most: longer only while the server has not answered. */
const SUSPENSE_MS = 1350
/** The suspense without motion. */
const CALM_SUSPENSE_MS = 350
/** Each beat sounds higher: they come closer. */
const BEAT_RATES = [1, 1.26, 1.5] as const

/** How heavy a beat is, counted from 0. */
export const knock = (index: number): void => haptic(index === BEATS_MS.length - 1 ? 'heavy' : 'medium')

const rise = (index: number): void => {
  knock(index)
  sound.play('count', { rate: BEAT_RATES[index] ?? 1 })
}

export interface RisingSuspense {
  /** The outcome is known. */
  readonly isKnown: boolean
  readonly isCalm: boolean
  /** Without a suspense: the outcome is seen as soon as it is known. */
  readonly isAtOnce?: boolean
  /** Of the outcome; null for one that is no success. */
  readonly celebration: Celebration | null
  /** A beat, counted from 0, with its sound and weight; it rises where nothing else is said. */
  readonly onBeat?: (index: number) => void
  /** Once, when the outcome is to be seen. */
  readonly onRevealed?: () => void
}

/**
 * Runs the suspense of a moment: three beats that rise and get heavier, then its outcome, once it is known and the suspense is over or
 * skipped. The music makes way for a celebration, which has its sound.
 */
export const useRisingSuspense = ({
  isKnown,
  isCalm,
  isAtOnce = false,
  celebration,
  onBeat = rise,
  onRevealed,
}: RisingSuspense): { readonly isRevealed: boolean; readonly skip: () => void } => {
  const [isOver, setOver] = useState(isAtOnce)
  const isRevealed = isOver && isKnown
  const beat = useEffectEvent((index: number) => {
    if (!isRevealed) onBeat(index)
  })
  const reveal = useEffectEvent(() => {
    if (celebration !== null) {
      haptic('success')
      sound.duck(1)
      celebrate(celebration)
    }
    onRevealed?.()
  })
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
