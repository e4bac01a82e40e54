import { useEffect } from 'react'

/** Preloads pictures that a celebration reveals. */
export const usePicturesAhead = (urls: readonly string[]): void => {
  const all = urls.join(' ')
  useEffect(() => {
    for (const url of all.split(' ')) if (url !== '') new Image().src = url
  }, [all])
}
