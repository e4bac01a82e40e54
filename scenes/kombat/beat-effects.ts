import Phaser from 'phaser'
import { LANDS_AT_MS } from '../../assets/manifest/motion.ts'
import type { KombatInput } from '../../src/bridge/bridge.ts'
import { DRAWN } from '../kit/drawn-textures.ts'
import type { Effects } from '../kit/effects.ts'
import { FighterRig } from '../kit/fighter-rig.ts'
import { playFlipbook } from '../kit/flipbook.ts'
import { floatText } from '../kit/float-text.ts'
import type { ArenaFighter } from './arena-fighter.ts'
import type { Beat, Corner } from './playback.ts'

const CORAL = '#ff4d6d'
const GOLD = '#ffd23e'
const MINT = '#3ddc84'
const CREAM = '#fff3dc'
const ORANGE = '#ff9f1c'
const CYAN = '#7be3ff'
const LILAC = '#d9a6ff'
const CONFETTI = [0xffc93c, 0xff4d6d, 0x3ddc84, 0x36d6ff, 0xb65cff] as const

/** What the effects need of the scene. */
export interface EffectStage {
  readonly effects: Effects
  /** In front of the fighters, inside the arena's stage. */
  readonly front: Phaser.GameObjects.Container
  readonly fighters: Readonly<Record<Corner, ArenaFighter>>
  readonly labels: KombatInput['labels']
  readonly unit: number
  readonly width: number
  readonly pixelRatio: number
  readonly isCalm: boolean
}

/** Sparks, embers, mist and paper of a fight: a handful of emitters for the whole visit. */
export class BattleParticles {
  readonly sparks: Phaser.GameObjects.Particles.ParticleEmitter
  readonly embers: Phaser.GameObjects.Particles.ParticleEmitter
  readonly mist: Phaser.GameObjects.Particles.ParticleEmitter
  readonly dust: Phaser.GameObjects.Particles.ParticleEmitter
  readonly paper: Phaser.GameObjects.Particles.ParticleEmitter

  constructor(front: Phaser.GameObjects.Container, back: Phaser.GameObjects.Container) {
    const { add } = front.scene
    this.sparks = add.particles(0, 0, DRAWN.spark, {
      emitting: false,
      lifespan: { min: 220, max: 460 },
      speed: { min: 120, max: 420 },
      angle: { min: 0, max: 360 },
      rotate: {
        onEmit: (particle) => (particle ? Phaser.Math.RadToDeg(Math.atan2(particle.velocityY, particle.velocityX)) : 0),
      },
      gravityY: 360,
      scale: { start: 0.8, end: 0.1 },
      tint: [0xffffff, 0xffe071, 0xff9d2e],
      blendMode: Phaser.BlendModes.ADD,
    })
    this.embers = add.particles(0, 0, DRAWN.dot, {
      emitting: false,
      lifespan: { min: 500, max: 1000 },
      speedY: { min: -120, max: -50 },
      speedX: { min: -30, max: 30 },
      scale: { start: 0.4, end: 0 },
      tint: [0xffe25a, 0xff9d1f, 0xff3d1f],
      blendMode: Phaser.BlendModes.ADD,
    })
    this.mist = add.particles(0, 0, DRAWN.glint, {
      emitting: false,
      lifespan: { min: 500, max: 900 },
      speed: { min: 14, max: 60 },
      rotate: { min: 0, max: 90 },
      scale: { start: 0.4, end: 0 },
      tint: [0xffffff, 0xa8ecff],
    })
    this.dust = add.particles(0, 0, DRAWN.glow, {
      emitting: false,
      lifespan: { min: 260, max: 520 },
      speedX: { min: -70, max: 70 },
      speedY: { min: -34, max: -4 },
      scale: { start: 0.1, end: 0.34 },
      alpha: { start: 0.5, end: 0 },
      tint: 0xd9c8ff,
    })
    this.paper = add.particles(0, 0, DRAWN.paper, {
      emitting: false,
      lifespan: { min: 1600, max: 2800 },
      speedX: { min: -90, max: 90 },
      speedY: { min: -60, max: 60 },
      gravityY: 130,
      rotate: { start: 0, end: 540, random: true },
      scaleY: { start: 1, end: -1 },
      tint: [...CONFETTI],
    })
    front.add([this.sparks, this.embers, this.mist, this.paper])
    back.add(this.dust)
  }

  /** Ends what flies. */
  clear(): void {
    for (const emitter of [this.sparks, this.embers, this.mist, this.dust, this.paper]) emitter.killAll()
  }
}

const number = (stage: EffectStage, fighter: ArenaFighter, text: string, fill: string, more: object = {}): void => {
  const head = fighter.pointAbove(FighterRig.CROWN_UNITS)
  const margin = 52
  floatText(stage.front, stage.effects, stage.pixelRatio, {
    x: Math.max(margin, Math.min(stage.width - margin, head.x)),
    y: Math.max(64, head.y),
    text,
    fill,
    sizePx: 78 * stage.unit,
    isCalm: stage.isCalm,
    ...more,
  })
}

const midBody = (stage: EffectStage, corner: Corner): { readonly x: number; readonly y: number } =>
  stage.fighters[corner].pointAbove(FighterRig.CHEST_UNITS)

/** What is drawn when a beat begins. */
export const showBeatStart = (stage: EffectStage, beat: Beat): void => {
  const size = 500 * stage.unit
  if (beat.kind === 'attack') {
    const other: Corner = beat.actor === 'user' ? 'opponent' : 'user'
    const target = midBody(stage, other)
    const towards = beat.actor === 'user' ? 1 : -1
    playFlipbook(stage.front, stage.effects, 'slash', {
      x: target.x - towards * 70 * stage.unit,
      y: target.y - 10 * stage.unit,
      size: 560 * stage.unit,
      lifeMs: 260,
      delayMs: LANDS_AT_MS.attack - 60,
      flip: towards < 0,
    })
  }
  const body = midBody(stage, beat.actor)
  const feet = stage.fighters[beat.actor].feet
  if (beat.kind === 'heal')
    playFlipbook(stage.front, stage.effects, 'heal', { x: body.x, y: body.y, size, lifeMs: 480 })
  if (beat.kind === 'burned')
    playFlipbook(stage.front, stage.effects, 'burn', { x: body.x, y: feet.y - 90 * stage.unit, size, lifeMs: 1350 })
  if (beat.kind === 'frozen') {
    playFlipbook(stage.front, stage.effects, 'freeze', { x: body.x, y: feet.y - 108 * stage.unit, size, lifeMs: 480 })
    number(stage, stage.fighters[beat.actor], stage.labels.frozen, CYAN, { sizePx: 56 * stage.unit, delayMs: 60 })
  }
  if (beat.kind === 'reflected') {
    const other: Corner = beat.actor === 'user' ? 'opponent' : 'user'
    const mirror = midBody(stage, other)
    const towards = beat.actor === 'user' ? -1 : 1
    playFlipbook(stage.front, stage.effects, 'reflect', {
      x: mirror.x + towards * 80 * stage.unit,
      y: mirror.y - 20 * stage.unit,
      size: size * 0.86,
      lifeMs: 420,
      flip: towards < 0,
    })
  }
}

const showHit = (stage: EffectStage, particles: BattleParticles, beat: Beat, target: ArenaFighter): void => {
  const at = target.pointAbove(FighterRig.CHEST_UNITS)
  const towards = beat.actor === 'user' ? 1 : -1
  const x = at.x - towards * 46 * stage.unit
  playFlipbook(stage.front, stage.effects, beat.critical ? 'crit' : 'hit', {
    x,
    y: at.y,
    size: (beat.critical ? 520 : 430) * stage.unit,
    lifeMs: beat.critical ? 420 : 320,
  })
  particles.sparks.explode(beat.critical ? 22 : 10, x, at.y)
  const feet = target.feet
  particles.dust.explode(beat.critical ? 8 : 5, feet.x, feet.y)
  number(stage, target, `−${beat.amount}`, CORAL, {
    tilt: -0.12 * towards,
    ...(beat.critical
      ? { sizePx: 104 * stage.unit, title: { text: stage.labels.critical, fill: GOLD } }
      : { sizePx: 84 * stage.unit }),
  })
}

/** What is drawn when a beat's effect lands. */
export const showBeatLanding = (stage: EffectStage, particles: BattleParticles, beat: Beat): void => {
  const actor = stage.fighters[beat.actor]
  const other = stage.fighters[beat.actor === 'user' ? 'opponent' : 'user']
  if (beat.kind === 'attack' && beat.evaded) {
    number(stage, other, stage.labels.miss, CREAM, { sizePx: 68 * stage.unit })
    particles.dust.explode(5, other.feet.x, other.feet.y)
  } else if (beat.kind === 'attack') showHit(stage, particles, beat, other)
  else if (beat.kind === 'heal') number(stage, actor, `+${beat.amount}`, MINT)
  else if (beat.kind === 'reflected') {
    const at = actor.pointAbove(FighterRig.CHEST_UNITS)
    playFlipbook(stage.front, stage.effects, 'hit', { x: at.x, y: at.y, size: 330 * stage.unit, lifeMs: 260 })
    number(stage, actor, `−${beat.amount}`, LILAC)
  } else if (beat.kind === 'burned') number(stage, actor, `−${beat.amount}`, ORANGE)
  if (beat.ignites) {
    const at = other.pointAbove(FighterRig.CHEST_UNITS)
    particles.embers.explode(24, at.x, at.y)
  }
  if (beat.freezes) {
    const at = other.pointAbove(FighterRig.CHEST_UNITS)
    particles.mist.explode(14, at.x, at.y)
    playFlipbook(stage.front, stage.effects, 'freeze', {
      x: at.x,
      y: other.feet.y - 108 * stage.unit,
      size: 500 * stage.unit,
      lifeMs: 620,
    })
  }
}
