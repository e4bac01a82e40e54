import { useEffect } from 'react'
import { sound } from '#client/sound/sound.ts'
import type { ResultView } from '../../shared/fight-story/result-view.ts'

export const useResultMusic = ({ won }: ResultView): void => {
  useEffect(() => {
    sound.music(won ? 'victory' : 'menu')
  }, [won])
}
