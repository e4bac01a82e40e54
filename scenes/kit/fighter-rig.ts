import Phaser from 'phaser'
import { type FighterLayer, fighterLayers, type Worn } from '../../assets/manifest/fighter-layers.ts'
import {
  applyFit,
  BONES,
  type BoneName,
  type FaceName,
  POSES,
  type PoseOf,
  placementOf,
  REST_GROUND,
  solvePose,
  TEXTURE_PX_PER_UNIT,
} from '../../assets/manifest/rig.ts'
import { Body } from './body.ts'

/** Look of a rig. */
export interface FighterLook {
  readonly houseId: number
  readonly worn: Worn
}

interface Part {
  readonly layer: FighterLayer
  readonly sprite: Phaser.GameObjects.Image
}

const layerPlacement = (layer: FighterLayer, solved: Record<BoneName, ReturnType<typeof solvePose>[BoneName]>) => {
  const matrix = solved[layer.bone]
  return placementOf(layer.fit ? applyFit(matrix, layer.fit, layer.bone) : matrix, layer.bone)
}

/** A pet and its worn items, on the common skeleton of all pets. */
export class FighterRig extends Body {
  readonly crownUnits = REST_GROUND.y - BONES.head.y + 225
  readonly chestUnits = REST_GROUND.y - BONES.torso.y + 70
  readonly shadowUnits = 236
  protected readonly sprites: readonly Phaser.GameObjects.Image[]
  readonly #parts: readonly Part[]
  #face: FaceName = 'idle'

  constructor(scene: Phaser.Scene, look: FighterLook) {
    super(scene, 0, 0)
    this.#parts = fighterLayers(look).map((layer) => {
      const sprite = new Phaser.GameObjects.Image(scene, 0, 0, layer.pack, layer.frame)
      this.add(sprite)
      return { layer, sprite }
    })
    this.sprites = this.#parts.map(({ sprite }) => sprite)
    scene.add.existing(this)
    this.pose(POSES.idle)
  }

  pose(pose: PoseOf<string>): void {
    const solved = solvePose(pose)
    const changesFace = pose.face !== this.#face
    this.#face = pose.face
    for (const { layer, sprite } of this.#parts) {
      const place = layerPlacement(layer, solved)
      sprite.setPosition(place.x - REST_GROUND.x, place.y - REST_GROUND.y)
      sprite.setRotation(place.rotation)
      sprite.setScale(place.scaleX / TEXTURE_PX_PER_UNIT, place.scaleY / TEXTURE_PX_PER_UNIT)
      if (changesFace && layer.faceFrames) sprite.setFrame(layer.faceFrames[pose.face])
    }
  }
}
