import Phaser from 'phaser'
import { HUNT_CAMP_PICTURES } from '#assets/manifest/creatures.ts'
import { effectFrames, particleFrame } from '#assets/manifest/vfx.ts'
import { DRAWN, GLINT_FRAME, GLOW_FRAME } from '#scenes/kit/drawn-textures.ts'
import type { HuntLayout } from './hunt-layout.ts'

const TENT = { x: -62, y: -24, height: 172 } as const
const FIRE = { x: 84, y: 2, height: 30 } as const
const SPOILS = { x: 172, y: 2, height: 76 } as const
/** Only these frames of the burning effect are looped. */
const FLAMES = effectFrames('burn').slice(2, 6)
const FLAME_MS = 120
const GLINTS = [
  { x: -20, y: -52, phase: 0 },
  { x: 22, y: -28, phase: 2.1 },
  { x: -2, y: -70, phase: 4.2 },
] as const

export class Camp {
  readonly #group: Phaser.GameObjects.Container
  readonly #flame: Phaser.GameObjects.Image
  readonly #glow: Phaser.GameObjects.Image
  readonly #spoils: Phaser.GameObjects.Container
  readonly #glints: readonly Phaser.GameObjects.Image[]
  readonly #smoke: Phaser.GameObjects.Particles.ParticleEmitter
  #layout: HuntLayout | null = null
  #timeMs = 0

  constructor(parent: Phaser.GameObjects.Container) {
    const { scene } = parent
    const picture = (name: string, { x, y, height }: { x: number; y: number; height: number }) => {
      const image = new Phaser.GameObjects.Image(scene, x, y, name).setOrigin(0.5, 1)
      return image.setScale(height / image.height)
    }
    const light = (colour: number, x: number, y: number, size: number): Phaser.GameObjects.Image =>
      new Phaser.GameObjects.Image(scene, x, y, DRAWN, GLOW_FRAME)
        .setTint(colour)
        .setDisplaySize(size, size)
        .setBlendMode(Phaser.BlendModes.ADD)
    this.#group = new Phaser.GameObjects.Container(scene, 0, 0)
    parent.add(this.#group)
    this.#glow = light(0xff9d2e, FIRE.x, FIRE.y - 26, 190)
    this.#flame = new Phaser.GameObjects.Image(scene, FIRE.x, FIRE.y - 34, 'vfx', FLAMES[0])
    this.#flame.setDisplaySize(96, 84)
    this.#smoke = scene.add.particles(FIRE.x, FIRE.y - 50, 'vfx', {
      frame: particleFrame('ember'),
      frequency: 260,
      lifespan: { min: 900, max: 1600 },
      speedX: { min: -12, max: 12 },
      speedY: { min: -60, max: -30 },
      scale: { start: 0.26, end: 0 },
      tint: [0xffd27a, 0xff9d2e],
      blendMode: Phaser.BlendModes.ADD,
    })
    this.#spoils = new Phaser.GameObjects.Container(scene, SPOILS.x, SPOILS.y)
    this.#glints = GLINTS.map(({ x, y }) =>
      new Phaser.GameObjects.Image(scene, x, y, DRAWN, GLINT_FRAME).setBlendMode(Phaser.BlendModes.ADD),
    )
    this.#spoils.add([
      light(0xffd23e, 0, -34, 150),
      picture(HUNT_CAMP_PICTURES.spoils, { x: 0, y: 0, height: SPOILS.height }),
      ...this.#glints,
    ])
    this.#group.add([
      picture(HUNT_CAMP_PICTURES.tent, TENT),
      this.#glow,
      picture(HUNT_CAMP_PICTURES.logs, FIRE),
      this.#flame,
      this.#smoke,
      this.#spoils,
    ])
  }

  place(layout: HuntLayout): void {
    this.#layout = layout
    this.#group.setScale(Math.min(layout.artScale, layout.unit / 0.33)).setY(layout.groundY)
  }

  show(awayPx: number, hasRewards: boolean): void {
    const layout = this.#layout
    if (!layout) return
    const isNear = awayPx < layout.width * 1.2
    this.#group.setVisible(isNear).setX(layout.petX + layout.width * 0.04 - awayPx)
    this.#spoils.setVisible(hasRewards)
  }

  advance(deltaMs: number, isCalm: boolean): void {
    if (!this.#group.visible) return
    this.#timeMs += isCalm ? 0 : deltaMs
    const time = this.#timeMs
    this.#flame.setFrame(FLAMES[Math.floor(time / FLAME_MS) % FLAMES.length] ?? '')
    const flicker = Math.sin(time / 91) * 0.5 + Math.sin(time / 37 + 2) * 0.3
    this.#glow.setAlpha(0.5 + 0.1 * flicker)
    for (const [index, glint] of this.#glints.entries()) {
      const shine = isCalm ? 0.5 : Math.max(0, Math.sin(time / 600 + (GLINTS[index]?.phase ?? 0))) ** 2
      glint.setAlpha(shine).setScale(0.2 + 0.5 * shine)
    }
    if (this.#smoke.emitting === isCalm) {
      if (isCalm) this.#smoke.stop(true)
      else this.#smoke.start()
    }
  }
}
