import { useEffect, useState } from 'react'
import { readOwn, writeOwn } from '#client/platform/player-store.ts'

/** True once per player and key, until the component unmounts. */
export const useOnce = (key: string, isDue = true): boolean => {
  const [isNew] = useState(() => readOwn(key) === null)
  const isShown = isNew && isDue
  useEffect(() => {
    if (isShown) writeOwn(key, '1')
  }, [isShown, key])
  return isShown
}
