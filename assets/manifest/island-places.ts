import type { IslandPiece } from '#rules/island/island.ts'
import type { Point } from './map-regions.ts'

/** Of a piece on the home island (R58), in units of `HOME_ISLAND_BOX`. The point is the middle of its picture's lower edge. */
export interface IslandPlace extends Point {
  readonly width: number
}

/**
 * Back to front, so that nearer pieces cover farther ones. None is where the pet stands, at -66 to 66, nor where the chests are, below 52.
 */
export const ISLAND_PLACES: Readonly<Record<IslandPiece, IslandPlace>> = {
  'flag-pole': { x: -74, y: -28, width: 50 },
  telescope: { x: 78, y: -26, width: 48 },
  'market-stall': { x: -142, y: -8, width: 66 },
  'rope-swing': { x: 142, y: -8, width: 64 },
  'wind-chime': { x: -100, y: -12, width: 40 },
  'little-shrine': { x: 100, y: -10, width: 48 },
  'bird-house': { x: -184, y: 2, width: 38 },
  'lantern-post': { x: 182, y: 4, width: 36 },
  hammock: { x: -158, y: 14, width: 64 },
  'archery-target': { x: 150, y: 16, width: 46 },
  'weapon-rack': { x: -112, y: 12, width: 46 },
  'training-dummy': { x: 112, y: 14, width: 44 },
  'water-well': { x: -78, y: 14, width: 46 },
  'bee-hive': { x: 80, y: 14, width: 42 },
  'crystal-cluster': { x: -140, y: 32, width: 42 },
  'berry-bush': { x: 164, y: 32, width: 42 },
  'garden-bench': { x: -100, y: 36, width: 48 },
  'sun-dial': { x: 128, y: 36, width: 38 },
  'camp-fire': { x: 92, y: 36, width: 42 },
  'fish-pond': { x: -66, y: 42, width: 54 },
  'mushroom-ring': { x: 66, y: 44, width: 46 },
  'wood-fence': { x: -112, y: 52, width: 52 },
  'flower-bed': { x: 106, y: 52, width: 48 },
  'stone-path': { x: 0, y: 52, width: 60 },
}

export type IslandIcon = `island-${IslandPiece}`
export const islandIcon = (piece: IslandPiece): IslandIcon => `island-${piece}`

export const ISLAND_ICON_NAMES: readonly IslandIcon[] = (Object.keys(ISLAND_PLACES) as IslandPiece[]).map(islandIcon)
