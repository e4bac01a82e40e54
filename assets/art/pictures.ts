import { ARENA_MARGIN, ARENA_SIZE } from '../manifest/arena-layers.ts'
import { MAP_SIZE } from '../manifest/map-regions.ts'
import type { ArenaIndex, ArenaLayerName, PictureName } from '../manifest/names.ts'
import { drawArenaLayer } from './arena/layers.ts'
import { drawMapBackground } from './map/background.ts'
import type { PictureDrawing } from './picture-drawing.ts'
import { SCENES } from './scenes.ts'

const ARENA_BOX = { x: -ARENA_MARGIN, y: 0, width: ARENA_SIZE.width + 2 * ARENA_MARGIN, height: ARENA_SIZE.height }
const MAP_BOX = { x: 0, y: 0, ...MAP_SIZE }

/** The drawing of a picture. Throws for an unknown name. */
export const pictureDrawing = (name: PictureName): PictureDrawing => {
  if (name === 'map-background') return { svg: drawMapBackground, box: MAP_BOX, pxPerUnit: 1 }
  const [kind, arena, layer] = name.split('-')
  if (kind === 'arena' && layer) {
    return {
      svg: () => drawArenaLayer(Number(arena) as ArenaIndex, layer as ArenaLayerName),
      box: ARENA_BOX,
      pxPerUnit: 1,
    }
  }
  const scene = SCENES[name]
  if (!scene) throw new Error(`Picture "${name}" is in assets/manifest/names.ts but nothing draws it`)
  return scene
}
