import { MAP_LANDS, MAP_SIZE, type MapLand, type Point } from '#assets/manifest/map-regions.ts'

const MAX_COLUMN_PX = 560

/** CSS px. */
export interface MapLayout {
  /** CSS px per map unit. */
  readonly scale: number
  readonly left: number
  /** Free space above the map, in CSS px; positive only if the whole map fits. */
  readonly top: number
  readonly maxScroll: number
}

/** The map takes the full width on a phone, a centred column on a wide screen. */
export const mapLayout = (width: number, height: number): MapLayout => {
  const column = Math.min(width, MAX_COLUMN_PX)
  const scale = column / MAP_SIZE.width
  const mapHeight = MAP_SIZE.height * scale
  return {
    scale,
    left: (width - column) / 2,
    top: Math.max(0, (height - mapHeight) / 2),
    maxScroll: Math.max(0, mapHeight - height),
  }
}

/** Even-odd rule. */
export const isInside = (polygon: readonly Point[], point: Point): boolean => {
  let isIn = false
  polygon.forEach((a, index) => {
    const b = polygon[(index + polygon.length - 1) % polygon.length]
    if (!b || a.y > point.y === b.y > point.y) return
    if (point.x < ((b.x - a.x) * (point.y - a.y)) / (b.y - a.y) + a.x) isIn = !isIn
  })
  return isIn
}

/** Point in map units. Where two lands overlap, the front one counts. */
export const landAt = (point: Point): MapLand | null =>
  MAP_LANDS.filter((land) => isInside(land.polygon, point)).sort((a, b) => b.center.y - a.center.y)[0] ?? null
