import { useEffect, useState } from 'react'
import { readOwn, writeOwn } from '#client/platform/player-store.ts'

const KEY = 'wood-in-chests'

/** True once in each place, until its reader unmounts. Since R54 a win brings less wood, and chests bring the rest. */
export const useWoodHint = (place: 'result' | 'shelf', isDue = true): boolean => {
  const key = `${KEY}-${place}`
  const [isNew] = useState(() => readOwn(key) === null)
  const isShown = isNew && isDue
  useEffect(() => {
    if (isShown) writeOwn(key, '1')
  }, [isShown, key])
  return isShown
}
