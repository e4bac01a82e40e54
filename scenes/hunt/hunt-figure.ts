import Phaser from 'phaser'
import { particleFrame } from '#assets/manifest/vfx.ts'
import type { Body } from '#scenes/kit/body.ts'
import { lerp } from '#scenes/kit/easing.ts'
import type { Posture } from '#scenes/kit/posture.ts'
import type { HuntLayout } from './hunt-layout.ts'

const FLASH_MS = 60
/** Not fully white, so that face and gear stay visible during the flash. */
const FLASH = 0xe6e6e6
const SHADOW_FADES_UNITS = 170
const OUTSIDE_SHARE = 0.3

export interface Standing {
  /** CSS px. */
  readonly homeX: number
  /** 1 looks right, -1 left. */
  readonly facing: 1 | -1
  /** The side from which the figure enters: 1 is the right, -1 the left. */
  readonly side: 1 | -1
}

export class HuntFigure {
  readonly body: Body
  readonly #size: number
  readonly #shadow: Phaser.GameObjects.Image
  #layout: HuntLayout
  #flashMs = 0

  constructor(
    body: Body,
    size: number,
    bodies: Phaser.GameObjects.Container,
    shadows: Phaser.GameObjects.Container,
    layout: HuntLayout,
  ) {
    this.body = body
    this.#size = size
    this.#layout = layout
    this.#shadow = new Phaser.GameObjects.Image(bodies.scene, 0, 0, 'vfx', particleFrame('shadow'))
    shadows.add(this.#shadow)
    bodies.add(body)
  }

  place(layout: HuntLayout): void {
    this.#layout = layout
  }

  flash(): void {
    this.#flashMs = FLASH_MS
  }

  get chest(): { readonly x: number; readonly y: number } {
    return { x: this.body.x, y: this.body.y - this.body.chestUnits * this.unit }
  }

  get crown(): { readonly x: number; readonly y: number } {
    return { x: this.body.x, y: this.body.y - this.body.crownUnits * this.unit }
  }

  /** CSS px per rest unit. */
  get unit(): number {
    return this.#layout.unit * this.#size
  }

  show(posture: Posture, { homeX, facing, side }: Standing, deltaMs: number, alpha = 1): void {
    const { unit, groundY, strideX, width } = this.#layout
    this.#flashMs -= deltaMs
    const outsideX = side === 1 ? (1 + OUTSIDE_SHARE) * width : -OUTSIDE_SHARE * width
    const x = lerp(homeX, outsideX, posture.outside) - side * (posture.approach * strideX - posture.push * unit)
    const y = groundY - posture.lift * unit
    this.body.pose(posture.pose)
    this.body.setPosition(x, y)
    this.body.setScale(facing * this.unit * posture.squashX, this.unit * posture.squashY)
    this.body.setAlpha(alpha).setVisible(alpha > 0)
    if (this.#flashMs > 0) this.body.colour(FLASH, 'screen')
    else this.body.colour(0xffffff)
    const shrink = 1 - Math.min(0.45, posture.lift / SHADOW_FADES_UNITS)
    const shadowWidth = this.body.shadowUnits * this.unit * shrink
    this.#shadow.setPosition(x, groundY + 2 * unit).setDisplaySize(shadowWidth, shadowWidth * 0.18)
    this.#shadow.setAlpha(0.8 * shrink * alpha)
  }

  destroy(): void {
    this.body.destroy()
    this.#shadow.destroy()
  }
}
