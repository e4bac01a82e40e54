import type { IslandIcon } from '#assets/manifest/island-places.ts'
import { islandIcon } from '#assets/manifest/island-places.ts'
import type { IslandPiece } from '#rules/island/island.ts'
import { GARDEN_PLANTS } from './garden-plants.ts'
import { GARDEN_WORKS } from './garden-works.ts'

/** Origin: the middle of the piece, at ground level. */
export const ISLAND_PIECE_BOX = { x: -68, y: -124, width: 136, height: 136 } as const

const PIECES: Readonly<Record<IslandPiece, () => string>> = { ...GARDEN_PLANTS, ...GARDEN_WORKS }

export const ISLAND_DRAWINGS = Object.fromEntries(
  (Object.keys(PIECES) as IslandPiece[]).map((piece) => [islandIcon(piece), PIECES[piece]]),
) as Readonly<Record<IslandIcon, () => string>>
