import { useEffect, useState } from 'react'
import type { EffectName } from '../../../../../../assets/manifest/sound-names.ts'
import { countUp } from '../../../../sound/count-up.ts'
import { sound } from '../../../../sound/sound.ts'
import { flourishAtMs, rewardAtMs } from './reward-count.ts'

/**
 * Counts the rewards with sound as they appear one by one; true once all are to be shown, which a tap anywhere brings
 * forward.
 */
export const useRewardCount = (count: number, flourish: EffectName | null): boolean => {
  const [isWhole, setWhole] = useState(false)
  useEffect(() => {
    if (isWhole || count === 0) return
    const stop = countUp(
      sound,
      Array.from({ length: count }, (_, index) => rewardAtMs(index)),
    )
    const finish = (): void => {
      setWhole(true)
      if (flourish) sound.play(flourish)
    }
    const end = setTimeout(finish, flourishAtMs(count))
    document.addEventListener('pointerdown', finish)
    return () => {
      stop()
      clearTimeout(end)
      document.removeEventListener('pointerdown', finish)
    }
  }, [isWhole, count, flourish])
  return isWhole
}
