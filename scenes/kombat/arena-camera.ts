import type Phaser from 'phaser'
import { lerp } from '../kit/easing.ts'
import { Shaker } from '../kit/shaker.ts'

/** How far the camera pans to the acting fighter, share of the box's width. */
const PAN_SHARE = 0.024
const PAN_HALF_MS = 160
const ZOOM_HALF_MS = 110
/** Stronger and longer zoom for the last hit. */
const CLOSE_UP_HALF_MS = 420
const ZOOM = { critical: 0.045, lethal: 0.1 } as const
const SHAKE = {
  hit: { px: 4, ms: 140 },
  critical: { px: 9, ms: 180 },
  fall: { px: 6, ms: 160 },
  leap: { px: 3, ms: 120 },
  meeting: { px: 5, ms: 160 },
} as const

/** Target of the camera. */
export interface CameraBox {
  readonly width: number
  readonly height: number
  readonly pixelRatio: number
  /** Fixed line of zooms, CSS px from the top. */
  readonly groundY: number
}

/** Camera of a fight: follows the acting fighter, shakes with hits, zooms in on big ones. */
export class ArenaCamera {
  readonly #shaker = new Shaker()
  #pan = 0
  #zoom = 0
  #zoomHalfMs = ZOOM_HALF_MS

  shake(what: keyof typeof SHAKE): void {
    const { px, ms } = SHAKE[what]
    this.#shaker.start(px, ms)
  }

  /** Zooms in, then slowly out. */
  moveIn(what: keyof typeof ZOOM): void {
    this.#zoom = ZOOM[what]
    this.#zoomHalfMs = what === 'lethal' ? CLOSE_UP_HALF_MS : ZOOM_HALF_MS
  }

  /** Advances scene time and returns the pan of the layers, CSS px; `side` 1 looks right, -1 left. */
  advance(deltaMs: number, side: -1 | 0 | 1, camera: Phaser.Cameras.Scene2D.Camera, box: CameraBox): number {
    this.#pan = lerp(this.#pan, side * PAN_SHARE * box.width, 1 - 0.5 ** (deltaMs / PAN_HALF_MS))
    this.#zoom = lerp(this.#zoom, 0, 1 - 0.5 ** (deltaMs / this.#zoomHalfMs))
    const shake = this.#shaker.advance(deltaMs)
    const zoom = 1 + this.#zoom
    camera.setZoom(box.pixelRatio * zoom)
    // Zooming about the ground keeps the feet in place.
    const middleY = box.groundY - (box.groundY - box.height / 2) / zoom
    camera.centerOn(box.width / 2 + shake.x, middleY + shake.y)
    return this.#pan
  }
}
