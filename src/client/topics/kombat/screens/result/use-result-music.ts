import { useEffect } from 'react'
import { sound } from '../../../../sound/sound.ts'
import type { ResultView } from '../../shelf/fight-story/result-view.ts'

/** Music of the result; the rewards are counted by their list, a promotion by its moment. */
export const useResultMusic = ({ won }: ResultView): void => {
  useEffect(() => {
    sound.music(won ? 'victory' : 'menu')
  }, [won])
}
