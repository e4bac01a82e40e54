import Phaser from 'phaser'
import { DRAWN, GLOW_FRAME } from '#scenes/kit/drawn-textures.ts'
import type { ArenaLayout } from '../arena/arena-layout.ts'
import { ArenaFighter } from '../fighter/arena-fighter.ts'

const HEIGHT_UNITS = 210
const BEAT_MS = 640

/** Placeholder for the unknown opponent. During the search the page shows changing faces over it. */
export class WaitingMark {
  readonly #shape: ArenaFighter
  readonly #glow: Phaser.GameObjects.Image
  #layout: ArenaLayout
  #timeMs = 0

  constructor(
    bodies: Phaser.GameObjects.Container,
    shadows: Phaser.GameObjects.Container,
    houseId: number,
    layout: ArenaLayout,
  ) {
    const { scene } = bodies
    this.#layout = layout
    this.#glow = new Phaser.GameObjects.Image(scene, 0, 0, DRAWN, GLOW_FRAME)
    this.#glow.setTint(0x7c4dff).setBlendMode(Phaser.BlendModes.ADD)
    bodies.add(this.#glow)
    this.#shape = new ArenaFighter(bodies, shadows, { kind: 'pet', houseId, worn: {} }, 'opponent', layout)
    this.#shape.colours.isSilhouette = true
    this.place(layout)
  }

  place(layout: ArenaLayout): void {
    this.#layout = layout
    this.#shape.place(layout)
    this.advance(0)
  }

  advance(deltaMs: number): void {
    this.#timeMs += deltaMs
    this.#shape.advance(deltaMs, null)
    const { unit, homeX, groundY } = this.#layout
    const wave = Math.sin((Math.PI * this.#timeMs) / BEAT_MS)
    const y = groundY - HEIGHT_UNITS * unit
    this.#glow.setPosition(homeX.opponent, y).setAlpha(0.4 + 0.12 * wave)
    this.#glow.setDisplaySize(620 * unit, 620 * unit)
  }

  destroy(): void {
    this.#shape.destroy()
    this.#glow.destroy()
  }
}
