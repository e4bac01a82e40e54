import Phaser from 'phaser'
import { crownedLayers, type FighterLook } from '#assets/manifest/crowned-layers.ts'
import type { FighterLayer } from '#assets/manifest/fighter-layers.ts'
import { buildOfHouse } from '#assets/manifest/pets.ts'
import { POSES } from '#assets/manifest/poses.ts'
import {
  applyFit,
  BONES,
  type BoneName,
  type Build,
  type FaceName,
  type Matrix,
  type PoseOf,
  placementOf,
  REST_GROUND,
  solvePose,
  TEXTURE_PX_PER_UNIT,
} from '#assets/manifest/rig.ts'
import { Body } from './body.ts'
import { figureTexture } from './figure-texture.ts'

interface Part {
  readonly layer: FighterLayer
  readonly sprite: Phaser.GameObjects.Image
}

/** Height of the head's top above the neck, and of the chest above the waist, on the rest canvas. */
const CROWN_UNITS = 199
const CHEST_UNITS = 70

/** Holds only for an upright bone: it ignores x. */
const through = (matrix: Matrix, y: number): number => matrix[3] * y + matrix[5]

const layerPlacement = (layer: FighterLayer, solved: Record<BoneName, Matrix>) => {
  const matrix = solved[layer.bone]
  return placementOf(layer.fit ? applyFit(matrix, layer.fit, layer.bone) : matrix, layer.bone)
}

export class FighterRig extends Body {
  readonly crownUnits: number
  readonly chestUnits: number
  readonly shadowUnits = 236
  protected readonly sprites: readonly Phaser.GameObjects.Image[]
  readonly #parts: readonly Part[]
  readonly #build: Build
  #face: FaceName = 'idle'

  constructor(scene: Phaser.Scene, look: FighterLook) {
    super(scene, 0, 0)
    this.#build = buildOfHouse(look.houseId)
    const { head, torso } = solvePose({ face: 'idle', bones: {} }, this.#build)
    this.crownUnits = REST_GROUND.y - through(head, BONES.head.y - CROWN_UNITS)
    this.chestUnits = REST_GROUND.y - through(torso, BONES.torso.y - CHEST_UNITS)
    const layers = crownedLayers(look)
    const texture = figureTexture(this, layers)
    this.#parts = layers.map((layer) => {
      const sprite = new Phaser.GameObjects.Image(scene, 0, 0, texture, layer.frame)
      this.add(sprite)
      return { layer, sprite }
    })
    this.sprites = this.#parts.map(({ sprite }) => sprite)
    scene.add.existing(this)
    this.pose(POSES.idle)
  }

  pose(pose: PoseOf<string>): void {
    const solved = solvePose(pose, this.#build)
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
