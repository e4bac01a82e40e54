import { pictureUrl } from '#assets/manifest/packs.ts'
import { parseJson } from '#client/platform/parse-json.ts'
import { readOwn, writeOwn } from '#client/platform/player-store.ts'
import { HOUSE_PETS } from '#rules/house/house-pets.ts'
import { PAGE } from './page-paths.ts'

const KEY = 'home-island'
const FIRST_PAINT_PICTURE = '.first-paint img'

/** Lengths are CSS px. The position is valid only in a window of `windowWidth` × `windowHeight`. */
export interface IslandRect {
  readonly houseId: number
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  readonly windowWidth: number
  readonly windowHeight: number
  readonly filter: string
}

const isPlace = (value: unknown): value is IslandRect => {
  const place = value as Partial<IslandRect> | null
  return (
    place !== null &&
    typeof place === 'object' &&
    HOUSE_PETS[place.houseId ?? -1] !== undefined &&
    [place.left, place.top, place.width, place.height].every(Number.isFinite) &&
    typeof place.filter === 'string'
  )
}

const stored = (): IslandRect | null => {
  const place = parseJson(readOwn(KEY))
  return isPlace(place) ? place : null
}

export const islandUrl = (houseId: number): string | null => {
  const pet = HOUSE_PETS[houseId]
  return pet === undefined ? null : pictureUrl(`home-${pet}`)
}

export const keepIslandRect = (place: IslandRect): void => writeOwn(KEY, JSON.stringify(place))

export interface FirstIsland {
  readonly src: string
  readonly style: Readonly<Record<'left' | 'top' | 'width' | 'height' | 'filter', string>>
}

let shown: FirstIsland | null = null

/** Null if the start did not show it: on a first visit, on another page than home, or in a window of another size. */
export const firstIsland = (): FirstIsland | null => shown

const replacePicture = ({ src, style }: FirstIsland): boolean => {
  const picture = document.querySelector<HTMLImageElement>(FIRST_PAINT_PICTURE)
  if (!picture) return false
  // Decoded before the frame, so that no frame lacks the picture.
  picture.decoding = 'sync'
  picture.src = src
  picture.className = 'first-island'
  Object.assign(picture.style, style)
  return true
}

/** Replaces the loading picture by the house's island, where home will show it. Only in a window of the stored size. */
export const showFirstIsland = (): void => {
  const place = location.pathname === PAGE.HOME.path ? stored() : null
  const src = place && islandUrl(place.houseId)
  if (!place || !src || place.windowWidth !== innerWidth || place.windowHeight !== innerHeight) return
  shown = {
    src,
    style: {
      left: `${place.left}px`,
      top: `${place.top}px`,
      width: `${place.width}px`,
      height: `${place.height}px`,
      filter: place.filter,
    },
  }
  if (replacePicture(shown)) return
  const parsing = new MutationObserver(() => {
    if (shown === null || replacePicture(shown)) parsing.disconnect()
  })
  parsing.observe(document, { childList: true, subtree: true })
}

/** Referenced here, so that the browser keeps the picture until home shows it. */
let ahead: HTMLImageElement | null = null

export const prefetchIsland = (houseId: number): void => {
  const src = islandUrl(houseId)
  if (src === null || ahead !== null) return
  ahead = new Image()
  ahead.fetchPriority = 'high'
  ahead.src = src
}
