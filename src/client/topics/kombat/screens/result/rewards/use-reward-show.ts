import { useEffect, useState } from 'react'
import { type Celebration, celebrate } from '#client/sound/celebrations.ts'
import { countUp } from '#client/sound/count-up.ts'
import { sound } from '#client/sound/sound.ts'
import { useReducedMotion } from '#client/ui/hooks/use-reduced-motion.ts'
import { flourishAtMs, landsAtMs, rewardAtMs } from './reward-times.ts'

export interface RewardShow {
  readonly shown: number
  readonly landed: number
  readonly isOver: boolean
}

/** A tap skips to the end. Everything is shown at once with reduced motion and for older fights. */
export const useRewardShow = (count: number, flourish: Celebration | null, isFresh: boolean): RewardShow => {
  const isStill = useReducedMotion() || !isFresh
  const [{ shown, landed }, setProgress] = useState({ shown: 0, landed: 0 })
  const [isSkipped, setSkipped] = useState(false)
  const isWhole = isSkipped || isStill
  useEffect(() => {
    if (isWhole || count === 0) return
    const places = Array.from({ length: count }, (_, index) => index)
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
