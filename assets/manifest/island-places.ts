import type { IslandPiece } from '#rules/island/island.ts'
import type { Point } from './map-regions.ts'

/**
 * Where a piece is on the home island (R58), in units of `HOME_ISLAND_BOX`. The point is the middle of the picture's
 * lower edge.
 */
export interface IslandPlace extends Point {
  readonly width: number
}

/** Drawn in this order, back to front. The front edge has low pieces only, because the shelf of chests covers it. */
export const ISLAND_PLACES: Readonly<Record<IslandPiece, IslandPlace>> = {
  'flag-pole': { x: -72, y: -38, width: 42 },
  telescope: { x: 76, y: -38, width: 42 },
  'market-stall': { x: -110, y: -38, width: 52 },
  'little-shrine': { x: 112, y: -38, width: 48 },
  'archery-target': { x: -148, y: -28, width: 44 },
  'bird-house': { x: 146, y: -28, width: 42 },
  'bee-hive': { x: -84, y: -12, width: 40 },
  'wind-chime': { x: 84, y: -12, width: 42 },
  'rope-swing': { x: -126, y: -10, width: 48 },
  'lantern-post': { x: 120, y: -12, width: 44 },
  'crystal-cluster': { x: -164, y: -4, width: 42 },
  'training-dummy': { x: 156, y: -6, width: 46 },
  'water-well': { x: -78, y: 16, width: 44 },
  'camp-fire': { x: 78, y: 14, width: 40 },
  'berry-bush': { x: -118, y: 16, width: 38 },
  hammock: { x: 118, y: 16, width: 46 },
  'weapon-rack': { x: -154, y: 18, width: 42 },
  'mushroom-ring': { x: 158, y: 16, width: 42 },
  'garden-bench': { x: -124, y: 40, width: 46 },
  'fish-pond': { x: -88, y: 44, width: 46 },
  'wood-fence': { x: 138, y: 42, width: 44 },
  'flower-bed': { x: 100, y: 46, width: 42 },
  'sun-dial': { x: 62, y: 42, width: 34 },
  'stone-path': { x: -8, y: 54, width: 54 },
}

export type IslandIcon = `island-${IslandPiece}`
export const islandIcon = (piece: IslandPiece): IslandIcon => `island-${piece}`

export const ISLAND_ICON_NAMES: readonly IslandIcon[] = (Object.keys(ISLAND_PLACES) as IslandPiece[]).map(islandIcon)
