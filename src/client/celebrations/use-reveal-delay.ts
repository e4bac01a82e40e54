import { useEffect, useEffectEvent, useState } from 'react'
import { haptic } from '#client/platform/messenger.ts'
import { type Celebration, celebrate } from '#client/sound/celebrations.ts'
import { sound } from '#client/sound/sound.ts'
import { BEATS_MS } from './beats.ts'

const SUSPENSE_MS = 1350
const CALM_SUSPENSE_MS = 350
const BEAT_RATES = [1, 1.26, 1.5] as const

export const knock = (index: number): void => haptic(index === BEATS_MS.length - 1 ? 'heavy' : 'medium')

const rise = (index: number): void => {
  knock(index)
  sound.play('count', { rate: BEAT_RATES[index] ?? 1 })
}

export interface RevealDelay {
  readonly isKnown: boolean
  readonly isCalm: boolean
  readonly isAtOnce?: boolean
  readonly celebration: Celebration | null
  /** Called with the index of each beat, from 0. Plays a rising sound by default. */
  readonly onBeat?: (index: number) => void
  readonly onRevealed?: () => void
}

/** Three rising beats, one if `isCalm`. The outcome is revealed once it is known, and the beats are over or skipped. */
export const useRevealDelay = ({
  isKnown,
  isCalm,
  isAtOnce = false,
  celebration,
  onBeat = rise,
  onRevealed,
}: RevealDelay): { readonly isRevealed: boolean; readonly skip: () => void } => {
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
