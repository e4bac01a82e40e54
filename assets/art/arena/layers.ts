import type { ArenaIndex, ArenaLayerName } from '#assets/manifest/arena-layers.ts'
import { drawFar } from './far.ts'
import { drawFloor } from './floor.ts'
import { drawFore } from './fore.ts'
import { ARENA_PALETTES, recolour } from './palette.ts'
import { drawSky } from './sky.ts'
import { drawStands } from './stands.ts'
import { drawWall } from './wall.ts'

const MASONRY = { stands: drawStands, wall: drawWall, floor: drawFloor, fore: drawFore } as const

export const drawArenaLayer = (arena: ArenaIndex, layer: ArenaLayerName): string => {
  const palette = ARENA_PALETTES[arena]
  if (layer === 'sky') return drawSky(palette)
  return recolour(layer === 'far' ? drawFar(palette) : MASONRY[layer](), palette)
}
