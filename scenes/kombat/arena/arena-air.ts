import Phaser from 'phaser'
import { ARENA_SIZE } from '#assets/manifest/arena-layers.ts'
import type { BossName } from '#assets/manifest/creatures.ts'
import { particleFrame } from '#assets/manifest/vfx.ts'
import type { Place } from '../fighter-looks.ts'

/** Arena units. */
const TORCHES = [
  { x: 12, y: 566 },
  { x: 250, y: 574 },
  { x: 530, y: 574 },
  { x: 768, y: 566 },
] as const
const STARS = [
  { x: 90, y: 70, size: 0.9 },
  { x: 330, y: 40, size: 0.65 },
  { x: 690, y: 60, size: 0.75 },
  { x: 470, y: 150, size: 0.5 },
] as const
type EmitterConfig = Phaser.Types.GameObjects.Particles.ParticleEmitterConfig
const WHOLE_WIDTH = { min: 0, max: ARENA_SIZE.width }

const BOSS_AIR: Readonly<Record<BossName, EmitterConfig>> = {
  'fire-lord': {
    frame: particleFrame('ember'),
    lifespan: { min: 2200, max: 3600 },
    frequency: 130,
    x: WHOLE_WIDTH,
    y: { min: 620, max: 830 },
    speedX: { min: -20, max: 34 },
    speedY: { min: -150, max: -70 },
    scale: { start: 0.6, end: 0 },
    tint: [0xffd27a, 0xff9d2e, 0xff5a1f],
    blendMode: Phaser.BlendModes.ADD,
  },
  mammoth: {
    frame: particleFrame('flake'),
    lifespan: { min: 4200, max: 6000 },
    frequency: 150,
    x: WHOLE_WIDTH,
    y: { min: 120, max: 420 },
    speedX: { min: -50, max: -10 },
    speedY: { min: 60, max: 110 },
    rotate: { start: 0, end: 180, random: true },
    scale: { min: 0.22, max: 0.5 },
    alpha: { start: 0.9, end: 0 },
  },
  'hollow-boss': {
    frame: particleFrame('glow'),
    lifespan: { min: 3600, max: 5200 },
    frequency: 420,
    x: WHOLE_WIDTH,
    y: { min: 420, max: 800 },
    speedX: { min: -24, max: 24 },
    speedY: { min: -40, max: -14 },
    scale: { start: 0.34, end: 0.1 },
    alpha: { values: [0, 0.7, 0] },
    tint: [0x8be8ff, 0xb9a6ff],
    blendMode: Phaser.BlendModes.ADD,
  },
}

const STORM_AIR: Readonly<Record<BossName, EmitterConfig>> = {
  mammoth: {
    ...BOSS_AIR.mammoth,
    lifespan: { min: 1500, max: 2400 },
    frequency: 34,
    x: { min: ARENA_SIZE.width * 0.3, max: ARENA_SIZE.width * 1.5 },
    y: { min: 60, max: 640 },
    speedX: { min: -520, max: -320 },
    speedY: { min: 50, max: 150 },
    scale: { min: 0.16, max: 0.52 },
  },
  'fire-lord': {
    ...BOSS_AIR['fire-lord'],
    lifespan: { min: 1500, max: 2600 },
    frequency: 34,
    y: { min: 560, max: 840 },
    speedX: { min: -60, max: 120 },
    speedY: { min: -330, max: -150 },
    scale: { start: 0.8, end: 0 },
  },
  'hollow-boss': BOSS_AIR['hollow-boss'],
}

export interface AirLayers {
  readonly sky: Phaser.GameObjects.Container
  readonly wall: Phaser.GameObjects.Container
  readonly fore: Phaser.GameObjects.Container
}

export class ArenaAir {
  readonly #glows: { image: Phaser.GameObjects.Image; phase: number }[] = []
  readonly #stars: { image: Phaser.GameObjects.Image; size: number; phase: number }[] = []
  readonly #layers: AirLayers
  readonly #torchEmbers: Phaser.GameObjects.Particles.ParticleEmitter
  #bossAir: Phaser.GameObjects.Particles.ParticleEmitter | null = null
  #boss: BossName | null = null
  #isLeague = true
  #isCalm = false
  #timeMs = 0

  constructor(layers: AirLayers) {
    this.#layers = layers
    const { sky, wall } = layers
    for (const [index, { x, y, size }] of STARS.entries()) {
      const image = new Phaser.GameObjects.Image(sky.scene, x, y, 'vfx', particleFrame('spark'))
      image.setBlendMode(Phaser.BlendModes.ADD)
      sky.add(image)
      this.#stars.push({ image, size, phase: index * 1.7 })
    }
    for (const [index, { x, y }] of TORCHES.entries()) {
      const image = new Phaser.GameObjects.Image(wall.scene, x, y, 'vfx', particleFrame('glow'))
      image.setTint(0xff8a2a).setBlendMode(Phaser.BlendModes.ADD)
      wall.add(image)
      this.#glows.push({ image, phase: index * 2.1 })
    }
    this.#torchEmbers = wall.scene.add.particles(0, 0, 'vfx', {
      frame: particleFrame('ember'),
      lifespan: { min: 900, max: 1700 },
      frequency: 110,
      x: TORCHES.map((torch) => torch.x),
      y: { min: 540, max: 566 },
      speedY: { min: -90, max: -40 },
      speedX: { min: -16, max: 16 },
      scale: { start: 0.36, end: 0 },
      alpha: { start: 0.9, end: 0 },
      tint: [0xffd27a, 0xff9d2e, 0xff6a1f],
      blendMode: Phaser.BlendModes.ADD,
    })
    wall.add(this.#torchEmbers)
  }

  dress(place: Place): void {
    this.#isLeague = place.kind === 'league'
    for (const { image } of [...this.#glows, ...this.#stars]) image.setVisible(this.#isLeague)
    this.#boss = place.kind === 'boss' ? place.boss : null
    this.storm(false)
  }

  storm(isStorm: boolean): void {
    this.#bossAir?.destroy()
    this.#bossAir = null
    if (this.#boss !== null) {
      const { fore } = this.#layers
      const air = (isStorm ? STORM_AIR : BOSS_AIR)[this.#boss]
      this.#bossAir = fore.scene.add.particles(0, 0, 'vfx', air)
      fore.add(this.#bossAir)
    }
    this.calm(this.#isCalm)
  }

  calm(isCalm: boolean): void {
    this.#isCalm = isCalm
    if (isCalm || !this.#isLeague) this.#torchEmbers.stop(!this.#isLeague)
    else this.#torchEmbers.start()
    if (isCalm) this.#bossAir?.stop(true)
    else this.#bossAir?.start()
  }

  advance(deltaMs: number): void {
    this.#timeMs += deltaMs
    if (!this.#isLeague) return
    const time = this.#timeMs
    for (const { image, phase } of this.#glows) {
      const flicker = Math.sin(time / 91 + phase) * 0.5 + Math.sin(time / 37 + phase * 2.3) * 0.3
      image.setAlpha(0.5 + 0.16 * flicker).setScale(1.6 + 0.13 * flicker, 1.8 + 0.2 * flicker)
    }
    for (const { image, size, phase } of this.#stars) {
      const shine = Math.max(0, Math.sin(time / 800 + phase)) ** 3
      image
        .setAlpha(0.9 * shine)
        .setScale(size * (0.44 + 0.7 * shine))
        .setRotation(0.25 * shine)
    }
  }
}
