import Phaser from 'phaser'
import { DRAWN, STAR_FRAME } from '#scenes/kit/drawn-textures.ts'
import { backOut, shareOf } from '#scenes/kit/easing.ts'

const COUNT = 3
const ROUND_MS = 1500
const FROM_MS = 520
const GROWN_MS = 240
/** Orbit of the stars in rest units: half axes, and height above the head. */
const ROUND = { x: 96, y: 22, above: -24 } as const
const SIZE_UNITS = 58

export class KnockoutStars extends Phaser.GameObjects.Container {
  readonly #stars: readonly Phaser.GameObjects.Image[]
  #timeMs = 0

  constructor(scene: Phaser.Scene) {
    super(scene, 0, 0)
    this.#stars = Array.from({ length: COUNT }, () => new Phaser.GameObjects.Image(scene, 0, 0, DRAWN, STAR_FRAME))
    this.add([...this.#stars])
    this.setVisible(false)
  }

  advance(deltaMs: number): void {
    this.#timeMs += deltaMs
  }

  /** `fallenMs` is the time since the defeat; 0 hides the stars. */
  show(fallenMs: number, crown: { readonly x: number; readonly y: number }, unit: number): void {
    this.setVisible(fallenMs > FROM_MS)
    if (!this.visible) return
    this.setPosition(crown.x, crown.y - ROUND.above * unit)
    const size = SIZE_UNITS * unit * backOut(shareOf(fallenMs, FROM_MS, FROM_MS + GROWN_MS))
    for (const [index, star] of this.#stars.entries()) {
      const angle = 2 * Math.PI * (this.#timeMs / ROUND_MS + index / COUNT)
      const nearness = 0.8 + 0.2 * Math.sin(angle)
      star.setPosition(ROUND.x * unit * Math.cos(angle), ROUND.y * unit * Math.sin(angle))
      star.setDisplaySize(size * nearness, size * nearness).setRotation(angle * 0.5)
    }
  }
}
