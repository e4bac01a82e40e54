import Phaser from 'phaser'
import type { PoseOf } from '#assets/manifest/rig.ts'

export type TintWay = 'multiply' | 'screen' | 'fill'
const TINT_MODES = {
  multiply: Phaser.TintModes.MULTIPLY,
  screen: Phaser.TintModes.SCREEN,
  fill: Phaser.TintModes.FILL,
} as const

/** Left and right edge on the x axis, in px of the space that each use names. */
export interface Span {
  readonly left: number
  readonly right: number
}

/**
 * Origin: between the feet. Children are placed in rest units (rig.ts). The scale is CSS px per rest unit; a negative
 * `scaleX` faces left.
 */
export abstract class Body extends Phaser.GameObjects.Container {
  /** Height of the top of the head, rest units. Damage numbers start there. */
  abstract readonly crownUnits: number
  abstract readonly chestUnits: number
  abstract readonly shadowUnits: number
  protected abstract readonly sprites: readonly Phaser.GameObjects.Image[]
  #tint = 0xffffff
  #way: TintWay = 'multiply'

  abstract pose(pose: PoseOf<string>): void

  /** Opacity 0–1 of layers that exist only for a boss's second phase. */
  rage(_share: number): void {}

  /** Hides the face while a body drawn from the front shows its back. Has no effect on bodies drawn from the side. */
  turn(_isTurned: boolean): void {}

  /**
   * Edges in px of the parent's space. Pictures count as ellipses, and nearly transparent ones less, so that the edges
   * move smoothly.
   */
  span(): Span {
    const [alongX, alongY] = [Math.cos(this.rotation) * this.scaleX, -Math.sin(this.rotation) * this.scaleY]
    let [left, right] = [0, 0]
    for (const sprite of this.sprites) {
      const { visible, alpha, frame, x, y, rotation, scaleX, scaleY, displayOriginX, displayOriginY } = sprite
      if (!visible) continue
      const [sin, cos] = [Math.sin(rotation), Math.cos(rotation)]
      const [perX, perY] = [(alongX * cos + alongY * sin) * scaleX, (alongY * cos - alongX * sin) * scaleY]
      const [halfWidth, halfHeight] = [frame.width / 2, frame.height / 2]
      const middle =
        alongX * x +
        alongY * y +
        perX * (frame.x + halfWidth - displayOriginX) +
        perY * (frame.y + halfHeight - displayOriginY)
      const half = Math.sqrt((perX * halfWidth) ** 2 + (perY * halfHeight) ** 2)
      const share = Math.min(1, 2 * alpha)
      left = Math.min(left, (middle - half) * share)
      right = Math.max(right, (middle + half) * share)
    }
    return { left: this.x + left, right: this.x + right }
  }

  /** 0xffffff with `multiply` shows the art untinted. */
  colour(tint: number, way: TintWay = 'multiply'): void {
    if (tint === this.#tint && way === this.#way) return
    this.#tint = tint
    this.#way = way
    for (const sprite of this.sprites) sprite.setTint(tint).setTintMode(TINT_MODES[way])
  }
}
