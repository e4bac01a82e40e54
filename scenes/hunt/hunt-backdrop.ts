import Phaser from 'phaser'
import {
  HUNT_STRIP_PLACES,
  HUNT_STRIP_WIDTH,
  type HuntLayer,
  type HuntStage,
  huntPicture,
  huntStrip,
} from '#assets/manifest/creatures.ts'
import { particleFrame } from '#assets/manifest/vfx.ts'
import { BACKDROP, type HuntLayout } from './hunt-layout.ts'

const PARALLAX: Readonly<Record<'far' | HuntLayer, number>> = { far: 0.08, mid: 0.5, ground: 1, fore: 1.45 }
/** Enough copies of a layer to cover any box that is not wider than high. */
const COPIES = 3

type EmitterConfig = Phaser.Types.GameObjects.Particles.ParticleEmitterConfig

const drifting = (tint: readonly number[], speedY: { min: number; max: number }, size: number): EmitterConfig => ({
  frame: particleFrame('glow'),
  lifespan: { min: 3200, max: 5200 },
  frequency: 420,
  speedX: { min: -22, max: 12 },
  speedY,
  scale: { start: size, end: size * 0.3 },
  alpha: { values: [0, 0.75, 0] },
  tint: [...tint],
  blendMode: Phaser.BlendModes.ADD,
})

const AIR: Readonly<Record<HuntStage, EmitterConfig>> = {
  'cursed-fortress': drifting([0x8dff5c, 0xffb08a], { min: -34, max: -8 }, 0.3),
  'demonbane-keep': drifting([0xffe2a0, 0xffb347], { min: -22, max: 6 }, 0.2),
  'eternal-abyss-gate': drifting([0x7ff5e4, 0xc38bff], { min: -46, max: -14 }, 0.28),
}

interface Layer {
  readonly parallax: number
  /** Distance between copies, in backdrop units. */
  readonly width: number
  readonly isMirrored: boolean
  readonly container: Phaser.GameObjects.Container
  readonly copies: readonly Phaser.GameObjects.Image[]
}

const remainder = (value: number, size: number): number => ((value % size) + size) % size

export class HuntBackdrop {
  /** Positions are in CSS px. */
  readonly stage: Phaser.GameObjects.Container
  readonly #layers: readonly (Layer & { readonly kind: 'far' | HuntLayer })[]
  readonly #scene: Phaser.Scene
  readonly #airLayer: Phaser.GameObjects.Container
  #air: Phaser.GameObjects.Particles.ParticleEmitter | null = null
  #layout: HuntLayout | null = null
  #isCalm = false

  constructor(scene: Phaser.Scene, stage: HuntStage) {
    this.#scene = scene
    const layer = (kind: 'far' | HuntLayer): Layer & { readonly kind: 'far' | HuntLayer } => {
      const container = scene.add.container(0, 0)
      const copies = Array.from({ length: COPIES }, () => {
        const copy = new Phaser.GameObjects.Image(scene, 0, 0, '__WHITE').setOrigin(0, 0)
        container.add(copy)
        return copy
      })
      const isFar = kind === 'far'
      const width = isFar ? BACKDROP.width : HUNT_STRIP_WIDTH
      return { kind, container, copies, width, isMirrored: isFar, parallax: PARALLAX[kind] }
    }
    const behind = [layer('far'), layer('mid'), layer('ground')]
    this.stage = scene.add.container(0, 0)
    this.#airLayer = scene.add.container(0, 0)
    this.#layers = [...behind, layer('fore')]
    this.dress(stage)
  }

  dress(stage: HuntStage): void {
    for (const { kind, copies, width } of this.#layers) {
      const { height, y } = kind === 'far' ? { height: BACKDROP.height, y: 0 } : HUNT_STRIP_PLACES[kind]
      const name = kind === 'far' ? huntPicture(stage) : huntStrip(stage, kind)
      // The copies overlap by one unit: a seam would show between them.
      for (const copy of copies) {
        copy
          .setTexture(name)
          .setDisplaySize(width + 1, height)
          .setY(y)
      }
    }
    this.#air?.destroy()
    const within = (share: number): number => share * (this.#layout?.groundY ?? 0)
    this.#air = this.#scene.add.particles(0, 0, 'vfx', {
      ...AIR[stage],
      x: { onEmit: () => Math.random() * (this.#layout?.width ?? 0) },
      y: { onEmit: () => within(0.25 + 0.75 * Math.random()) },
    })
    this.#airLayer.add(this.#air)
    this.calm(this.#isCalm)
  }

  place(layout: HuntLayout): void {
    this.#layout = layout
    for (const { container } of this.#layers) container.setScale(layout.artScale).setY(layout.artY)
  }

  /** `walkedPx` is the distance walked from the camp and `panX` the shift of the view, both in CSS px. */
  scroll(walkedPx: number, panX: number): void {
    const layout = this.#layout
    if (!layout) return
    for (const { parallax, container, copies, width, isMirrored } of this.#layers) {
      const at = ((walkedPx + panX) * parallax) / layout.artScale
      const first = Math.floor(at / width)
      container.setX(-remainder(at, width) * layout.artScale)
      for (const [index, copy] of copies.entries()) {
        copy.setX(index * width)
        if (isMirrored) copy.setFlipX(remainder(first + index, 2) === 1)
      }
    }
    this.stage.setX(-panX)
  }

  calm(isCalm: boolean): void {
    this.#isCalm = isCalm
    if (isCalm) this.#air?.stop(true)
    else this.#air?.start()
  }
}
