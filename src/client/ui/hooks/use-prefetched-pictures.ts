import { useEffect } from 'react'

export const usePrefetchedPictures = (urls: readonly string[]): void => {
  const all = urls.join(' ')
  useEffect(() => {
    for (const url of all.split(' ')) if (url !== '') new Image().src = url
  }, [all])
}
