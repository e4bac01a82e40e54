import Phaser from 'phaser'
import { effectFrames } from '#assets/manifest/vfx.ts'
import type { TintWay } from '#scenes/kit/body.ts'

const GROWN_CRYSTALS = effectFrames('freeze')[4]
const FLAMES = effectFrames('burn').slice(2, 6)
const FLAME_MS = 110
const FLAMES_UNITS = 300
const ICE_UNITS = 430
const FROST = 0x2f74b8
const SCORCHED = 0xffd6bd

export class Afflictions {
  readonly #ice: Phaser.GameObjects.Image
  readonly #fire: Phaser.GameObjects.Image
  #isFrozen = false
  #isBurning = false

  constructor(parent: Phaser.GameObjects.Container) {
    const { scene } = parent
    this.#ice = new Phaser.GameObjects.Image(scene, 0, 0, 'vfx', GROWN_CRYSTALS).setVisible(false)
    this.#fire = new Phaser.GameObjects.Image(scene, 0, 0, 'vfx', FLAMES[0]).setVisible(false)
    parent.add(this.pictures)
  }

  get pictures(): Phaser.GameObjects.Image[] {
    return [this.#ice, this.#fire]
  }

  get isFrozen(): boolean {
    return this.#isFrozen
  }

  set(isFrozen: boolean, isBurning: boolean): void {
    this.#isFrozen = isFrozen
    this.#isBurning = isBurning
  }

  get frost(): readonly [tint: number, way: TintWay] | null {
    return this.#isFrozen ? [FROST, 'screen'] : null
  }

  get scorch(): readonly [tint: number, way: TintWay] | null {
    return this.#isBurning ? [SCORCHED, 'multiply'] : null
  }

  /** `unit` is CSS px per rest unit of the body; `timeMs` is the fighter's animation time, which ice stops. */
  show(at: { readonly x: number; readonly groundY: number; readonly unit: number }, timeMs: number): void {
    const { x, groundY, unit } = at
    this.#ice.setVisible(this.#isFrozen).setPosition(x, groundY - 96 * unit)
    this.#ice.setDisplaySize(ICE_UNITS * unit, ICE_UNITS * unit)
    this.#fire.setVisible(this.#isBurning && !this.#isFrozen).setPosition(x, groundY - 40 * unit)
    this.#fire.setFrame(FLAMES[Math.floor(timeMs / FLAME_MS) % FLAMES.length] ?? '')
    this.#fire.setDisplaySize(FLAMES_UNITS * unit, FLAMES_UNITS * 0.8 * unit)
  }

  destroy(): void {
    for (const picture of this.pictures) picture.destroy()
  }
}
