import {
  ARENA_BOX,
  type ArenaIndex,
  type ArenaLayerName,
  type ArenaPictureName,
} from '#assets/manifest/arena-layers.ts'
import { HOME_ISLAND_BOX } from '#assets/manifest/home-islands.ts'
import { MAP_SIZE } from '#assets/manifest/map-regions.ts'
import type { PictureName } from '#assets/manifest/names.ts'
import { PETS_BY_HOUSE } from '#assets/manifest/pets.ts'
import { drawArenaLayer } from './arena/layers.ts'
import { drawMapBackground } from './map/background.ts'
import { drawHomeIsland } from './map/home-islands.ts'
import type { PictureDrawing } from './picture-drawing.ts'
import { SCENES } from './scenes.ts'

/** The picture is shown about 360 CSS px wide. */
const HOME_ISLAND_PX_PER_UNIT = 1.6
const MAP_BOX = { x: 0, y: 0, ...MAP_SIZE }

export const pictureDrawing = (name: PictureName | ArenaPictureName): PictureDrawing => {
  if (name === 'map-background') return { svg: drawMapBackground, box: MAP_BOX, pxPerUnit: 1 }
  const home = PETS_BY_HOUSE.find((pet) => name === `home-${pet}`)
  if (home) return { svg: () => drawHomeIsland(home), box: HOME_ISLAND_BOX, pxPerUnit: HOME_ISLAND_PX_PER_UNIT }
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
