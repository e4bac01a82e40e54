import { useEffect, useState } from 'react'
import { type Celebration, celebrate } from '../../../../../sound/celebrations.ts'
import { countUp } from '../../../../../sound/count-up.ts'
import { sound } from '../../../../../sound/sound.ts'
import { useReducedMotion } from '../../../../../ui/hooks/use-reduced-motion.ts'
import { flourishAtMs, landsAtMs, rewardAtMs } from './reward-times.ts'

/** How far the rewards have come: so many are in sight, so many of those where they belong. */
export interface RewardShow {
  readonly shown: number
  readonly landed: number
  /** All is in sight and at its place. */
  readonly isOver: boolean
}

/**
 * Shows the rewards one by one, with sound, each followed by its flight. A tap anywhere brings the end forward; with reduced motion,
 * and of a fight of long ago, all is there at once.
 */
export const useRewardShow = (count: number, flourish: Celebration | null, isFresh: boolean): RewardShow => {
  const isStill = useReducedMotion() || !isFresh
  const [{ shown, landed }, setProgress] = useState({ shown: 0, landed: 0 })
  const [isSkipped, setSkipped] = useState(false)
  const isWhole = isSkipped || isStill
  useEffect(() => {
    if (isWhole || count === 0) return
    const places = Array.from({ length: count }, (_, index) => index)
    // What is still to be heard when the rest is skipped.
    let rest = flourish
    const stopSound = countUp(sound, places.map(rewardAtMs))
    const timers = [
      ...places.map((index) =>
        setTimeout(() => setProgress((last) => ({ ...last, shown: index + 1 })), rewardAtMs(index)),
      ),
      ...places.map((index) =>
        setTimeout(() => setProgress((last) => ({ ...last, landed: index + 1 })), landsAtMs(index)),
      ),
      setTimeout(() => {
        rest = null
        if (flourish) celebrate(flourish)
      }, flourishAtMs(count)),
    ]
    const stop = (): void => {
      stopSound()
      for (const timer of timers) clearTimeout(timer)
    }
    const skip = (): void => {
      if (rest) celebrate(rest)
      setSkipped(true)
    }
    const over = setTimeout(() => document.removeEventListener('pointerdown', skip), landsAtMs(count - 1))
    document.addEventListener('pointerdown', skip)
    return () => {
      stop()
      clearTimeout(over)
      document.removeEventListener('pointerdown', skip)
    }
  }, [isWhole, count, flourish])
  return isWhole ? { shown: count, landed: count, isOver: true } : { shown, landed, isOver: landed >= count }
}
