import Phaser from 'phaser'
import type { MapLand } from '#assets/manifest/map-regions.ts'
import { DISPLAY_FONT, DRAWN, GLOW_FRAME } from '#scenes/kit/drawn-textures.ts'
import { arc, backOut, lerp, shareOf } from '#scenes/kit/easing.ts'
import { PLATE } from './map-textures.ts'

const NAME_PX = 29
const NAME_MAX_WIDTH = 178
const RAISED_BY = 20
const APPEAR_MS = 420
const TAPPED_MS = 320

export class LandView {
  readonly land: MapLand
  readonly #island: Phaser.GameObjects.Image
  readonly #glow: Phaser.GameObjects.Image
  readonly #plate: Phaser.GameObjects.Container
  readonly #plank: Phaser.GameObjects.Image
  readonly #name: Phaser.GameObjects.Text
  readonly #phase: number
  #timeMs = 0
  #raised = 0
  #isRaised = false
  #tappedMs = TAPPED_MS

  constructor(
    parent: Phaser.GameObjects.Container,
    land: MapLand,
    order: number,
    private readonly isCalm: () => boolean,
  ) {
    const { scene } = parent
    this.land = land
    this.#phase = order * 1.9
    this.#timeMs = -order * 55
    this.#glow = new Phaser.GameObjects.Image(scene, land.center.x, land.center.y, DRAWN, GLOW_FRAME)
    this.#glow.setTint(0xffe071).setDisplaySize(560, 460).setAlpha(0).setBlendMode(Phaser.BlendModes.ADD)
    this.#island = new Phaser.GameObjects.Image(scene, land.center.x, land.center.y, 'map', land.frame)
    this.#plank = new Phaser.GameObjects.Image(scene, 0, 0, PLATE.plain)
    this.#plank.setScale(0.5)
    this.#name = new Phaser.GameObjects.Text(scene, 0, -1, '', {
      fontFamily: DISPLAY_FONT,
      fontSize: `${NAME_PX}px`,
      color: '#1d1038',
      padding: { x: 2, y: 4 },
      resolution: 2,
    }).setOrigin(0.5)
    this.#plate = new Phaser.GameObjects.Container(scene, land.label.x, land.label.y, [this.#plank, this.#name])
    parent.add([this.#glow, this.#island, this.#plate])
  }

  label(name: string): void {
    this.#name.setText(name).setScale(1)
    this.#name.setScale(Math.min(1, NAME_MAX_WIDTH / Math.max(1, this.#name.width)))
    this.#plate.setVisible(name !== '')
  }

  raise(isRaised: boolean): void {
    if (isRaised === this.#isRaised) return
    this.#isRaised = isRaised
    this.#plank.setTexture(isRaised ? PLATE.gold : PLATE.plain)
  }

  get isRaised(): boolean {
    return this.#isRaised
  }

  bounce(): void {
    this.#tappedMs = 0
  }

  advance(deltaMs: number): void {
    this.#timeMs += deltaMs
    this.#tappedMs += deltaMs
    const isCalm = this.isCalm()
    const wanted = this.#isRaised ? 1 : 0
    this.#raised = isCalm ? wanted : lerp(this.#raised, wanted, 1 - 0.5 ** (deltaMs / 60))
    const appeared = isCalm ? 1 : backOut(shareOf(this.#timeMs, 0, APPEAR_MS))
    const bob = isCalm ? 0 : Math.sin(this.#timeMs / 1150 + this.#phase)
    const press = arc(shareOf(this.#tappedMs, 0, TAPPED_MS))
    const lift = RAISED_BY * this.#raised + 5 * bob - 8 * press
    const size = (0.75 + 0.25 * appeared) * (1 + 0.055 * this.#raised)
    this.#island.setY(this.land.center.y - lift)
    this.#island.setScale(size * (1 + 0.03 * press), size * (1 - 0.05 * press))
    this.#island.setAlpha(Math.min(1, Math.max(0, appeared)))
    this.#glow.setAlpha(0.6 * this.#raised).setY(this.land.center.y - lift)
    this.#plate.setY(this.land.label.y - lift * 0.9 + 6 * this.#raised)
    this.#plate.setScale(size).setAlpha(this.#island.alpha)
  }
}
