import { useEffect } from 'react'
import type { Drops } from '../../../contracts/wire.ts'
import { sound } from '../../sound/sound.ts'
import type { ResultView } from './result-view.ts'

const REWARDS_AT_MS = 250
const PROMOTION_AT_MS = 900

/** Sounds of the result: music, rewards as they appear, and a promotion. */
export const useResultSounds = ({ won, hasPromotion }: ResultView, drops: Drops | null): void => {
  const hasLoot = drops !== null && drops.stones.length + drops.equipments.length > 0
  const hasMoney = drops !== null && drops.tok + drops.star > 0

  useEffect(() => {
    sound.music(won ? 'victory' : 'menu')
  }, [won])

  useEffect(() => {
    const rewards = setTimeout(() => {
      if (hasLoot) sound.play('chest')
      else if (hasMoney) sound.play('coin')
    }, REWARDS_AT_MS)
    const promotion = setTimeout(() => {
      if (hasPromotion) sound.play('rank-up')
    }, PROMOTION_AT_MS)
    return () => {
      clearTimeout(rewards)
      clearTimeout(promotion)
    }
  }, [hasLoot, hasMoney, hasPromotion])
}
