import { type RefObject, useEffect } from 'react'
import { islandUrl, keepIslandRect } from '#client/game/first-island.ts'

/** Measures only when home has rendered, because measuring earlier would force a layout. */
const AT_REST_MS = 1000

/** Position in the page in CSS px, without transforms. */
const placeInPage = (element: HTMLElement): { readonly left: number; readonly top: number } => {
  let left = 0
  let top = 0
  for (let at: Element | null = element; at instanceof HTMLElement; at = at.offsetParent) {
    left += at.offsetLeft
    top += at.offsetTop
  }
  return { left, top }
}

/**
 * Stores the island's position for the next start.
 * @param beside a sibling of the island's picture
 */
export const useKeptIslandRect = (beside: RefObject<HTMLElement | null>, houseId: number): void => {
  useEffect(() => {
    const keep = (): void => {
      const picture = beside.current?.parentElement?.querySelector<HTMLImageElement>(`img[src="${islandUrl(houseId)}"]`)
      if (!picture || picture.offsetWidth === 0) return
      keepIslandRect({
        houseId,
        ...placeInPage(picture),
        width: picture.offsetWidth,
        height: picture.offsetHeight,
        windowWidth: innerWidth,
        windowHeight: innerHeight,
        filter: getComputedStyle(picture).filter,
      })
    }
    let timer = setTimeout(keep, AT_REST_MS)
    const again = (): void => {
      clearTimeout(timer)
      timer = setTimeout(keep, AT_REST_MS)
    }
    addEventListener('resize', again)
    return () => {
      clearTimeout(timer)
      removeEventListener('resize', again)
    }
  }, [beside, houseId])
}
