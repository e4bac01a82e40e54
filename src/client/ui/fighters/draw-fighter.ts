import type { FighterLayer } from '#assets/manifest/fighter-layers.ts'
import type { PackName } from '#assets/manifest/packs.ts'
import { buildOfHouse } from '#assets/manifest/pets.ts'
import {
  applyFit,
  BONES,
  type FaceName,
  type Matrix,
  multiply,
  type Pose,
  REST_BOX,
  solvePose,
  TEXTURE_PX_PER_UNIT,
} from '#assets/manifest/rig.ts'
import type { AtlasFrame, LoadedAtlas } from '../icons/atlas.ts'

/** Where to draw a frame: the matrix of its bone, and a rectangle in rest units. */
export interface LayerPlacement {
  readonly matrix: Matrix
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Puts the frame's anchor on its bone's pivot at rest. */
export const placeLayer = (layer: FighterLayer, frame: AtlasFrame, bone: Matrix): LayerPlacement => {
  const pivot = BONES[layer.bone]
  const { frame: cut, spriteSourceSize, sourceSize, anchor } = frame
  return {
    matrix: layer.fit ? applyFit(bone, layer.fit, layer.bone) : bone,
    x: pivot.x + (spriteSourceSize.x - anchor.x * sourceSize.w) / TEXTURE_PX_PER_UNIT,
    y: pivot.y + (spriteSourceSize.y - anchor.y * sourceSize.h) / TEXTURE_PX_PER_UNIT,
    width: cut.w / TEXTURE_PX_PER_UNIT,
    height: cut.h / TEXTURE_PX_PER_UNIT,
  }
}

export interface FighterPicture {
  readonly houseId: number
  readonly layers: readonly FighterLayer[]
  readonly pose: Pose
  readonly face?: FaceName
}

/** The canvas shows the whole `REST_BOX`. Frames that are missing are skipped. */
export const drawFighter = (
  context: CanvasRenderingContext2D,
  { houseId, layers, pose, face }: FighterPicture,
  atlases: ReadonlyMap<PackName, LoadedAtlas>,
): void => {
  const { width, height } = context.canvas
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.clearRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  const view: Matrix = [
    width / REST_BOX.width,
    0,
    0,
    height / REST_BOX.height,
    (-REST_BOX.x * width) / REST_BOX.width,
    (-REST_BOX.y * height) / REST_BOX.height,
  ]
  const bones = solvePose(pose, buildOfHouse(houseId))
  for (const layer of layers) {
    const atlas = atlases.get(layer.pack)
    const frame = atlas?.frames[layer.faceFrames?.[face ?? pose.face] ?? layer.frame]
    if (!atlas || !frame) continue
    const place = placeLayer(layer, frame, bones[layer.bone])
    context.setTransform(...multiply(view, place.matrix))
    const { x, y, w, h } = frame.frame
    context.drawImage(atlas.image, x, y, w, h, place.x, place.y, place.width, place.height)
  }
}
