import { useEffect } from 'react'

/** Loads pictures before they are shown: what a moment reveals is there at once. */
export const usePicturesAhead = (urls: readonly string[]): void => {
  const all = urls.join(' ')
  useEffect(() => {
    for (const url of all.split(' ')) if (url !== '') new Image().src = url
  }, [all])
}
