import Phaser from 'phaser'
import { particleFrame } from '#assets/manifest/vfx.ts'

const CONFETTI = [0xffc93c, 0xff4d6d, 0x3ddc84, 0x36d6ff, 0xb65cff] as const
type Emitter = Phaser.GameObjects.Particles.ParticleEmitter

/** All particles share one texture. Kinds differ in shape or motion, not only in colour. */
export class BattleParticles {
  readonly sparks: Emitter
  readonly embers: Emitter
  readonly flakes: Emitter
  readonly pluses: Emitter
  readonly dust: Emitter
  readonly smoke: Emitter
  readonly paper: Emitter
  readonly cannon: Emitter
  readonly #all: readonly Emitter[]

  constructor(front: Phaser.GameObjects.Container, back: Phaser.GameObjects.Container) {
    const { add } = front.scene
    const frame = particleFrame
    this.sparks = add.particles(0, 0, 'vfx', {
      frame: frame('ember'),
      emitting: false,
      lifespan: { min: 220, max: 460 },
      speed: { min: 120, max: 420 },
      angle: { min: 0, max: 360 },
      rotate: {
        onEmit: (particle) => (particle ? Phaser.Math.RadToDeg(Math.atan2(particle.velocityY, particle.velocityX)) : 0),
      },
      gravityY: 360,
      scaleX: { start: 1.1, end: 0.2 },
      scaleY: { start: 0.26, end: 0.06 },
      tint: [0xffffff, 0xffe071, 0xff9d2e],
      blendMode: Phaser.BlendModes.ADD,
    })
    this.embers = add.particles(0, 0, 'vfx', {
      frame: frame('ember'),
      emitting: false,
      lifespan: { min: 500, max: 1000 },
      speedY: { min: -120, max: -50 },
      speedX: { min: -30, max: 30 },
      scale: { start: 0.44, end: 0 },
      tint: [0xffe25a, 0xff9d1f, 0xff3d1f],
      blendMode: Phaser.BlendModes.ADD,
    })
    this.flakes = add.particles(0, 0, 'vfx', {
      frame: frame('flake'),
      emitting: false,
      lifespan: { min: 600, max: 1100 },
      speedX: { min: -40, max: 40 },
      speedY: { min: -36, max: 20 },
      gravityY: 60,
      rotate: { min: 0, max: 90 },
      scale: { start: 0.42, end: 0.1 },
      alpha: { start: 1, end: 0 },
      tint: [0xffffff, 0xa8ecff],
    })
    this.pluses = add.particles(0, 0, 'vfx', {
      frame: frame('plus'),
      emitting: false,
      lifespan: { min: 560, max: 900 },
      speedX: { min: -26, max: 26 },
      speedY: { min: -110, max: -60 },
      scale: { start: 0.46, end: 0.16 },
      alpha: { start: 1, end: 0 },
      tint: [0xffffff, 0x8dffc0, 0x3ddc84],
    })
    this.dust = add.particles(0, 0, 'vfx', {
      frame: frame('dust'),
      emitting: false,
      lifespan: { min: 260, max: 520 },
      speedX: { min: -70, max: 70 },
      speedY: { min: -34, max: -4 },
      scale: { start: 0.24, end: 0.62 },
      alpha: { start: 0.6, end: 0 },
      tint: 0xd9c8ff,
    })
    this.smoke = add.particles(0, 0, 'vfx', {
      frame: frame('dust'),
      emitting: false,
      lifespan: { min: 1400, max: 2200 },
      speedX: { min: -14, max: 14 },
      speedY: { min: -72, max: -40 },
      scale: { start: 0.3, end: 1.15 },
      alpha: { start: 0.34, end: 0 },
      tint: 0x8a7a86,
    })
    this.paper = add.particles(0, 0, 'vfx', {
      frame: frame('confetti'),
      emitting: false,
      lifespan: { min: 1600, max: 2800 },
      speedX: { min: -90, max: 90 },
      speedY: { min: -60, max: 60 },
      gravityY: 130,
      rotate: { start: 0, end: 540, random: true },
      scaleX: 0.5,
      scaleY: { start: 0.5, end: -0.5 },
      tint: [...CONFETTI],
    })
    this.cannon = add.particles(0, 0, 'vfx', {
      frame: frame('confetti'),
      emitting: false,
      lifespan: { min: 1500, max: 2600 },
      angle: { min: -122, max: -58 },
      speed: { min: 220, max: 620 },
      gravityY: 430,
      rotate: { start: 0, end: 720, random: true },
      scaleX: 0.72,
      scaleY: { start: 0.72, end: -0.72 },
      tint: [...CONFETTI],
    })
    const named = {
      sparks: this.sparks,
      embers: this.embers,
      flakes: this.flakes,
      dust: this.dust,
      cannon: this.cannon,
    }
    for (const [name, emitter] of Object.entries(named)) emitter.setName(name)
    this.#all = [this.sparks, this.embers, this.flakes, this.pluses, this.dust, this.smoke, this.paper, this.cannon]
    front.add([this.smoke, this.flakes, this.pluses, this.paper, this.cannon, this.sparks, this.embers])
    back.add(this.dust)
  }

  /** `share` is the speed of the particles relative to the scene's speed. */
  pace(share: number): void {
    for (const emitter of this.#all) emitter.timeScale = share
  }

  clear(): void {
    for (const emitter of this.#all) emitter.killAll()
  }
}
