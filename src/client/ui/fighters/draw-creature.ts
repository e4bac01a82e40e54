import { type CreatureRig, placeCreature } from '#assets/manifest/creature-rigs/creature.ts'
import { type Matrix, multiply, type PoseOf } from '#assets/manifest/rig.ts'
import type { LoadedAtlas } from '../icons/atlas.ts'

export const drawCreature = (
  context: CanvasRenderingContext2D,
  creature: string,
  rig: CreatureRig,
  pose: PoseOf<string>,
  atlas: LoadedAtlas,
): void => {
  const { width, height } = context.canvas
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.clearRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  const { box, pxPerUnit } = rig
  const view: Matrix = [
    width / box.width,
    0,
    0,
    height / box.height,
    (-box.x * width) / box.width,
    (-box.y * height) / box.height,
  ]
  for (const { layer, frame: name, matrix, pivot } of placeCreature(creature, rig, pose)) {
    if (layer.rages) continue
    const frame = atlas.frames[name]
    // Throws, so that the artist notices a missing part.
    if (!frame) throw new Error(`The frame ${name} is not in its atlas`)
    const { frame: cut, spriteSourceSize: at, sourceSize, anchor } = frame
    context.setTransform(...multiply(view, matrix))
    context.drawImage(
      atlas.image,
      cut.x,
      cut.y,
      cut.w,
      cut.h,
      pivot.x + (at.x - anchor.x * sourceSize.w) / pxPerUnit,
      pivot.y + (at.y - anchor.y * sourceSize.h) / pxPerUnit,
      cut.w / pxPerUnit,
      cut.h / pxPerUnit,
    )
  }
}
