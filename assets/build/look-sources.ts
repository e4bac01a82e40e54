import { ISLAND_DRAWINGS, ISLAND_PIECE_BOX } from '#assets/art/looks/island-pieces.ts'
import { LOOK_DRAWINGS } from '#assets/art/looks/look-icons.ts'
import type { IslandIcon } from '#assets/manifest/island-places.ts'
import type { LookIcon } from '#assets/manifest/look-icons.ts'
import { ICON_BOX } from './icon-sources.ts'
import type { OutputSource } from './output.ts'
import { pictureOutput } from './picture-sources.ts'

const LOOK_PX = 96
/** Larger than an icon, because the frame is also drawn around portraits. */
const FRAME_PX = 176
const QUALITY = 66
const ISLAND_PX = 112

export const lookSource = (name: LookIcon): OutputSource => {
  const edgePx = name.startsWith('look-frame-') ? FRAME_PX : LOOK_PX
  return pictureOutput(name, { svg: LOOK_DRAWINGS[name], box: ICON_BOX, pxPerUnit: edgePx / ICON_BOX.width }, QUALITY)
}

export const islandSource = (name: IslandIcon): OutputSource =>
  pictureOutput(
    name,
    { svg: ISLAND_DRAWINGS[name], box: ISLAND_PIECE_BOX, pxPerUnit: ISLAND_PX / ISLAND_PIECE_BOX.width },
    QUALITY,
  )
