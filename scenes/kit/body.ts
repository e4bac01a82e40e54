import Phaser from 'phaser'
import type { PoseOf } from '../../assets/manifest/rig.ts'

/** Tint modes: multiply, frost or fill. */
export type TintWay = 'multiply' | 'screen' | 'fill'
const TINT_MODES = {
  multiply: Phaser.TintModes.MULTIPLY,
  screen: Phaser.TintModes.SCREEN,
  fill: Phaser.TintModes.FILL,
} as const

/** How far something reaches to both sides, px. */
export interface Span {
  readonly left: number
  readonly right: number
}

/**
 * A figure of flat sprites on bones. The container's origin is the ground under its feet and its children are in rest
 * units: scale the container by CSS px per rest unit, negative to face left.
 */
export abstract class Body extends Phaser.GameObjects.Container {
  /** Height of the top of the head above the ground, rest units: numbers start there. */
  abstract readonly crownUnits: number
  /** Height of the chest above the ground, rest units. */
  abstract readonly chestUnits: number
  /** Width of the shadow under it, rest units. */
  abstract readonly shadowUnits: number
  protected abstract readonly sprites: readonly Phaser.GameObjects.Image[]
  #tint = 0xffffff
  #way: TintWay = 'multiply'

  /** Applies a pose to all sprites. */
  abstract pose(pose: PoseOf<string>): void

  /** How far a boss is into its second phase, 0–1; nobody else has one. */
  rage(_share: number): void {}

  /** Whether its back is seen; only who is drawn from the front looks different then. */
  turn(_isTurned: boolean): void {}

  /**
   * How far left and right the seen pictures reach, px in the parent's space. Each counts as the oval in its frame: what is drawn
   * seldom fills the corners. One that is fading in counts more and more, fully from half seen: nothing jumps, and
   * what glows does not push.
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

  /** Tints all sprites; multiplying with 0xffffff shows the plain art. */
  colour(tint: number, way: TintWay = 'multiply'): void {
    if (tint === this.#tint && way === this.#way) return
    this.#tint = tint
    this.#way = way
    for (const sprite of this.sprites) sprite.setTint(tint).setTintMode(TINT_MODES[way])
  }
}
