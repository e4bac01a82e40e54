import Phaser from 'phaser'
import type { CreatureRig } from '#assets/manifest/creature-rigs/creature.ts'
import { placeCreature } from '#assets/manifest/creature-rigs/creature.ts'
import { type PoseOf, placementAt } from '#assets/manifest/rig.ts'
import { Body } from './body.ts'

/** Creatures are drawn facing right. */
export class CreatureBody extends Body {
  readonly crownUnits: number
  readonly chestUnits: number
  readonly shadowUnits: number
  protected readonly sprites: readonly Phaser.GameObjects.Image[]
  readonly #name: string
  readonly #rig: CreatureRig

  constructor(scene: Phaser.Scene, name: string, rig: CreatureRig, pack: string) {
    super(scene, 0, 0)
    this.#name = name
    this.#rig = rig
    this.crownUnits = rig.crownUnits
    this.chestUnits = rig.crownUnits * 0.48
    this.shadowUnits = 330
    this.sprites = placeCreature(name, rig, rig.poses.idle).map(({ frame }) => {
      const sprite = new Phaser.GameObjects.Image(scene, 0, 0, pack, frame)
      this.add(sprite)
      return sprite
    })
    scene.add.existing(this)
    this.pose(rig.poses.idle)
    this.rage(0)
  }

  override rage(share: number): void {
    for (const [index, { rages }] of this.#rig.layers.entries())
      if (rages) this.sprites[index]?.setVisible(share > 0).setAlpha(share)
  }

  override turn(isTurned: boolean): void {
    for (const [index, { isInFront }] of this.#rig.layers.entries())
      if (isInFront) this.sprites[index]?.setVisible(!isTurned)
  }

  pose(pose: PoseOf<string>): void {
    const { ground, pxPerUnit } = this.#rig
    for (const [index, { frame, matrix, pivot }] of placeCreature(this.#name, this.#rig, pose).entries()) {
      const sprite = this.sprites[index]
      if (!sprite) continue
      const place = placementAt(matrix, pivot)
      if (sprite.frame.name !== frame) sprite.setFrame(frame)
      sprite.setPosition(place.x - ground.x, place.y - ground.y)
      sprite.setRotation(place.rotation)
      sprite.setScale(place.scaleX / pxPerUnit, place.scaleY / pxPerUnit)
    }
  }
}
