import Phaser from 'phaser'
import { DRAWN, FAN_FRAMES } from '#scenes/kit/drawn-textures.ts'
import { sineNoise } from '#scenes/kit/sine-noise.ts'

/** Muted, so that the fans do not distract from the fighters. */
const COLOURS = [0xb25f96, 0xb88567, 0x6085bb, 0x759b7a, 0xa068bf, 0xb9a06b, 0x6667bd, 0xb4a7d2] as const
const ROWS = 4
const PER_ROW = 10
/** In arena units, as in the painting: the rows of fans follow its curve. */
const STANDS_LEFT = -80
const STANDS_WIDTH = 940

interface Fan {
  readonly image: Phaser.GameObjects.Image
  readonly y: number
  readonly phase: number
  readonly tempo: number
}

const share = (seed: number): number => sineNoise(seed * 127.1 + 11.7)

export class Crowd {
  readonly #fans: Fan[] = []
  #excitement = 0
  #timeMs = 0

  constructor(layer: Phaser.GameObjects.Container) {
    for (let row = 0; row < ROWS; row += 1) {
      for (let place = 0; place < PER_ROW; place += 1) {
        const seed = row * PER_ROW + place
        const along = (place + 0.15 + 0.7 * share(seed)) / PER_ROW
        const x = -50 + along * 880
        const u = (x - STANDS_LEFT) / STANDS_WIDTH
        const y = 462 + row * 31 + 2 * u * (1 - u) * (66 - row * 3) + 13
        const frame = FAN_FRAMES[Math.floor(share(seed + 50) * FAN_FRAMES.length)] ?? FAN_FRAMES[0]
        const image = new Phaser.GameObjects.Image(layer.scene, x, y, DRAWN, frame)
        image.setScale(0.52).setTint(COLOURS[Math.floor(share(seed + 90) * COLOURS.length)] ?? 0xffffff)
        layer.add(image)
        this.#fans.push({ image, y, phase: share(seed + 7) * Math.PI * 2, tempo: 0.7 + share(seed + 21) * 0.6 })
      }
    }
  }

  /** `strength` is 0–1 and halves every 0.7 s. */
  excite(strength: number): void {
    this.#excitement = Math.max(this.#excitement, strength)
  }

  advance(deltaMs: number): void {
    this.#timeMs += deltaMs
    this.#excitement *= 0.5 ** (deltaMs / 700)
    for (const fan of this.#fans) {
      const sway = Math.sin((this.#timeMs / 520) * fan.tempo + fan.phase)
      const jump = Math.abs(Math.sin((this.#timeMs / 150) * fan.tempo + fan.phase))
      fan.image.y = fan.y - 1.5 * sway - 13 * this.#excitement * jump
      fan.image.rotation = 0.07 * sway
    }
  }
}
