import Phaser from 'phaser'
import { type FighterLayer, fighterLayers, type Worn } from '../../assets/manifest/fighter-layers.ts'
import {
  applyFit,
  BONES,
  type BoneName,
  type FaceName,
  POSES,
  type Pose,
  placementOf,
  REST_GROUND,
  solvePose,
  TEXTURE_PX_PER_UNIT,
} from '../../assets/manifest/rig.ts'

/** What a rig draws. */
export interface FighterLook {
  readonly houseId: number
  readonly worn: Worn
}

/** How a colour meets the art: darkens it, frosts it, or takes its place. */
export type TintWay = 'multiply' | 'screen' | 'fill'
const TINT_MODES = {
  multiply: Phaser.TintModes.MULTIPLY,
  screen: Phaser.TintModes.SCREEN,
  fill: Phaser.TintModes.FILL,
} as const

interface Part {
  readonly layer: FighterLayer
  readonly sprite: Phaser.GameObjects.Image
}

const layerPlacement = (layer: FighterLayer, solved: Record<BoneName, ReturnType<typeof solvePose>[BoneName]>) => {
  const matrix = solved[layer.bone]
  return placementOf(layer.fit ? applyFit(matrix, layer.fit, layer.bone) : matrix, layer.bone)
}

/**
 * A fighter of flat sprites in z-order, one world matrix per bone. The container's origin is the ground under its feet
 * and its children stand in rest units: scale the container by CSS px per rest unit, negative to face left.
 */
export class FighterRig extends Phaser.GameObjects.Container {
  readonly #parts: readonly Part[]
  #face: FaceName = 'idle'
  #tint = 0xffffff
  #way: TintWay = 'multiply'

  constructor(scene: Phaser.Scene, look: FighterLook) {
    super(scene, 0, 0)
    this.#parts = fighterLayers(look).map((layer) => {
      const sprite = new Phaser.GameObjects.Image(scene, 0, 0, layer.pack, layer.frame)
      this.add(sprite)
      return { layer, sprite }
    })
    scene.add.existing(this)
    this.pose(POSES.idle)
  }

  /** Puts every sprite where the pose wants it. */
  pose(pose: Pose): void {
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

  /** Colours all sprites; multiplied with 0xffffff they show the plain art. */
  colour(tint: number, way: TintWay = 'multiply'): void {
    if (tint === this.#tint && way === this.#way) return
    this.#tint = tint
    this.#way = way
    for (const { sprite } of this.#parts) sprite.setTint(tint).setTintMode(TINT_MODES[way])
  }

  /** Height of the top of the head above the ground, rest units: numbers go there and leave the face free. */
  static readonly CROWN_UNITS = REST_GROUND.y - BONES.head.y + 225
  /** Height of the chest above the ground, rest units. */
  static readonly CHEST_UNITS = REST_GROUND.y - BONES.torso.y + 70
}
