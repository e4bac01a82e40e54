import { useEffect } from 'react'
import { sound } from '../../../../sound/sound.ts'
import type { ResultView } from './result-view.ts'

const PROMOTION_AT_MS = 900

/** Music of the result, and the sound of a promotion; the rewards are counted by their list. */
export const useResultSounds = ({ won, hasPromotion }: ResultView): void => {
  useEffect(() => {
    sound.music(won ? 'victory' : 'menu')
  }, [won])

  useEffect(() => {
    const promotion = setTimeout(() => {
      if (hasPromotion) sound.play('rank-up')
    }, PROMOTION_AT_MS)
    return () => clearTimeout(promotion)
  }, [hasPromotion])
}
