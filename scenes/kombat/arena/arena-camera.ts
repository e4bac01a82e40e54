import type Phaser from 'phaser'
import type { Span } from '#scenes/kit/body.ts'
import { lerp } from '#scenes/kit/easing.ts'
import { Shaker } from '#scenes/kit/shaker.ts'
import { PAN_SHARE } from './arena-layout.ts'

const PAN_HALF_MS = 160
const CLOSER_HALF_MS = 26
const ZOOM = {
  critical: { closer: 0.09, holdMs: 130, backHalfMs: 110 },
  lethal: { closer: 0.24, holdMs: 620, backHalfMs: 230 },
} as const
const SHAKE = {
  hit: { px: 4, ms: 140 },
  critical: { px: 9, ms: 180 },
  fall: { px: 6, ms: 160 },
  leap: { px: 3, ms: 120 },
  meeting: { px: 5, ms: 160 },
} as const

export interface CameraBox {
  readonly width: number
  readonly height: number
  readonly pixelRatio: number
  /** From the top, in CSS px. Zooms keep it in place. */
  readonly groundY: number
  /** A zoom must keep this span visible; CSS px of the stage. */
  readonly mustSee?: Span | null
}

const mostZoom = (width: number, mustSee: Span): number =>
  Math.max(1, width / Math.max(1, mustSee.right - mustSee.left))

const middleShowing = (wanted: number, halfWidth: number, { width }: CameraBox, mustSee: Span | null): number => {
  const [least, most] = mustSee ? [mustSee.right - halfWidth, mustSee.left + halfWidth] : [wanted, wanted]
  const shown = least > most ? (least + most) / 2 : Math.min(most, Math.max(least, wanted))
  return Math.min(width - halfWidth, Math.max(halfWidth, shown))
}

export class ArenaCamera {
  readonly #shaker = new Shaker()
  #pan = 0
  #zoom = 0
  #closer: { readonly by: number; readonly backHalfMs: number; leftMs: number } = { by: 0, backHalfMs: 110, leftMs: 0 }
  #aimX: number | null = null

  /** How far the view has moved to the right, in CSS px. */
  get panX(): number {
    return this.#pan
  }

  shake(what: keyof typeof SHAKE): void {
    const { px, ms } = SHAKE[what]
    this.shakeBy(px, ms)
  }

  shakeBy(px: number, ms: number): void {
    this.#shaker.start(px, ms)
  }

  /** `x` in CSS px. The camera zooms back by itself. */
  moveIn(what: keyof typeof ZOOM, x: number): void {
    const { closer, holdMs, backHalfMs } = ZOOM[what]
    this.#closer = { by: closer, backHalfMs, leftMs: holdMs }
    this.#aimX = x
  }

  /** `side`: 1 pans right, -1 left, 0 back to the middle. Returns the pan in CSS px, by which the layers shift. */
  advance(deltaMs: number, side: -1 | 0 | 1, camera: Phaser.Cameras.Scene2D.Camera, box: CameraBox): number {
    this.#pan = lerp(this.#pan, side * PAN_SHARE * box.width, 1 - 0.5 ** (deltaMs / PAN_HALF_MS))
    const { by, backHalfMs, leftMs } = this.#closer
    this.#closer.leftMs -= deltaMs
    const isHeld = leftMs > 0
    this.#zoom = lerp(this.#zoom, isHeld ? by : 0, 1 - 0.5 ** (deltaMs / (isHeld ? CLOSER_HALF_MS : backHalfMs)))
    const shake = this.#shaker.advance(deltaMs)
    const mustSee = box.mustSee ? { left: box.mustSee.left - this.#pan, right: box.mustSee.right - this.#pan } : null
    const zoom = Math.min(1 + this.#zoom, mustSee ? mostZoom(box.width, mustSee) : Number.POSITIVE_INFINITY)
    camera.setZoom(box.pixelRatio * zoom)
    const middleY = box.groundY - (box.groundY - box.height / 2) / zoom
    const aimX = this.#aimX ?? box.width / 2
    const wantedX = aimX - (aimX - box.width / 2) / zoom
    const middleX = middleShowing(wantedX, box.width / 2 / zoom, box, mustSee)
    camera.centerOn(middleX + shake.x, middleY + shake.y)
    return this.#pan
  }
}
