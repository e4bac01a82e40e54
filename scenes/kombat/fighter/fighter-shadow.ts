import Phaser from 'phaser'
import { particleFrame } from '#assets/manifest/vfx.ts'
import type { ArenaLayout } from '../arena/arena-layout.ts'

const FADES_UNITS = 170

export class FighterShadow {
  readonly #image: Phaser.GameObjects.Image

  constructor(layer: Phaser.GameObjects.Container) {
    this.#image = new Phaser.GameObjects.Image(layer.scene, 0, 0, 'vfx', particleFrame('shadow'))
    layer.add(this.#image)
  }

  /** `at` in CSS px: `width` is the fighter's width on the ground, `alpha` its opacity. */
  show({ groundY, unit }: ArenaLayout, at: { x: number; y: number; width: number; alpha: number }): void {
    const shrink = 1 - Math.min(0.45, Math.max(0, groundY - at.y) / (FADES_UNITS * unit))
    const width = at.width * shrink
    this.#image.setPosition(at.x, groundY + 2 * unit)
    this.#image.setDisplaySize(width, width * 0.18).setAlpha(0.8 * shrink * at.alpha)
  }

  destroy(): void {
    this.#image.destroy()
  }
}
