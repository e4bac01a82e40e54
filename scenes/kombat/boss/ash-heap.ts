import Phaser from 'phaser'
import { FIRE_LORD_FALL } from '#assets/manifest/fight-clips/boss-last-falls.ts'
import { particleFrame } from '#assets/manifest/vfx.ts'
import type { BattleParticles } from '#scenes/kit/battle-particles.ts'
import { DRAWN, GLOW_FRAME } from '#scenes/kit/drawn-textures.ts'
import { backOut, quadIn, shareOf } from '#scenes/kit/easing.ts'
import type { ArenaLayout } from '../arena/arena-layout.ts'
import { scattered } from '../effects/show-pieces.ts'

const ASH = [0x3a2a36, 0x54404c, 0x2b1d2a, 0x6b5660] as const
const FIRE = 0xff7a1f
const HOT = 0xffc46a
const HEAP = { half: 225, high: 150 } as const
const ROWS = [10, 9, 7, 5, 3] as const
/** This many rows are behind the glow. The others cover it. */
const LIT_ROW = 2
const SOFT = [
  { x: -130, y: 14, wide: 230 },
  { x: 130, y: 14, wide: 230 },
  { x: 0, y: 24, wide: 330 },
  { x: -40, y: 70, wide: 220 },
  { x: 40, y: 80, wide: 190 },
] as const
const FALLS_MS = { fromMs: FIRE_LORD_FALL.crumblesMs + 330, forMs: 620, each: 240 } as const
const DROP_UNITS = 210
const BEATS_MS = FIRE_LORD_FALL.beatsMs
const BEAT_MS = 620
const GLIMMER = { share: 0.34, swing: 0.1, periodMs: 1700 } as const
const SMOULDERS_EVERY_MS = 150

interface Piece {
  readonly image: Phaser.GameObjects.Image
  readonly x: number
  readonly y: number
  readonly size: number
  readonly fallsAtMs: number
  readonly turn: number
}

export class AshHeap extends Phaser.GameObjects.Container {
  readonly #pieces: readonly Piece[]
  readonly #glow: Phaser.GameObjects.Image
  readonly #core: Phaser.GameObjects.Image
  readonly #soft: readonly Phaser.GameObjects.Image[]
  #timeMs = 0
  #emittedMs = 0

  constructor(parent: Phaser.GameObjects.Container) {
    super(parent.scene, 0, 0)
    parent.add(this)
    this.#glow = this.#add(DRAWN, GLOW_FRAME).setTint(FIRE).setBlendMode(Phaser.BlendModes.ADD)
    this.#soft = SOFT.map(() => this.#add('vfx', particleFrame('dust')).setTint(ASH[2]))
    const below = ROWS.slice(0, LIT_ROW).flatMap((count, row) => this.#row(row, count))
    this.#core = this.#add(DRAWN, GLOW_FRAME).setTint(HOT).setBlendMode(Phaser.BlendModes.ADD)
    this.#pieces = [...below, ...ROWS.slice(LIT_ROW).flatMap((count, row) => this.#row(LIT_ROW + row, count))]
    this.setVisible(false)
  }

  /**
   * `ms` is the time since the fall began; the heap smoulders on after the fall. With reduced motion no embers rise.
   */
  advance(
    deltaMs: number,
    ms: number,
    { x, layout, particles, isCalm }: { x: number; layout: ArenaLayout; particles: BattleParticles; isCalm: boolean },
  ): void {
    const { unit, groundY } = layout
    this.setVisible(ms > FALLS_MS.fromMs)
      .setPosition(x, groundY)
      .setScale(unit)
    if (!this.visible) return
    this.#timeMs += deltaMs
    for (const piece of this.#pieces) {
      const fallen = shareOf(ms, piece.fallsAtMs, piece.fallsAtMs + FALLS_MS.each)
      const settled = backOut(shareOf(ms, piece.fallsAtMs + FALLS_MS.each, piece.fallsAtMs + 2 * FALLS_MS.each))
      piece.image
        .setAlpha(fallen > 0 ? 1 : 0)
        .setPosition(piece.x, -piece.y - DROP_UNITS * (1 - quadIn(fallen)))
        .setDisplaySize(piece.size, piece.size * (0.9 - 0.16 * settled))
        .setRotation(piece.turn + 3 * (1 - fallen))
    }
    const heaped = shareOf(ms, FALLS_MS.fromMs, FALLS_MS.fromMs + FALLS_MS.forMs)
    for (const [index, image] of this.#soft.entries()) {
      const { x: aside, y: up, wide } = SOFT[index] ?? SOFT[0]
      image
        .setPosition(aside, -up * heaped)
        .setDisplaySize(wide, wide * 0.55 * heaped)
        .setAlpha(0.9 * heaped)
    }
    const light = this.#light(ms)
    this.#glow
      .setPosition(0, -30)
      .setDisplaySize(820, 330)
      .setAlpha(0.75 * light)
    this.#core
      .setPosition(0, -56)
      .setDisplaySize(330 + 90 * light, 190 + 50 * light)
      .setAlpha(light)
    if (!isCalm) this.#smoulder(deltaMs, { x, groundY, unit, light, particles })
  }

  #light(ms: number): number {
    const beats = BEATS_MS.map((atMs, index) => {
      const rises = shareOf(ms, atMs - 70, atMs)
      return (1 - 0.22 * index) * rises * (1 - shareOf(ms, atMs, atMs + BEAT_MS))
    })
    const glimmer = GLIMMER.share + GLIMMER.swing * Math.sin((2 * Math.PI * this.#timeMs) / GLIMMER.periodMs)
    return Math.max(glimmer * shareOf(ms, FALLS_MS.fromMs, FALLS_MS.fromMs + FALLS_MS.forMs), ...beats)
  }

  #smoulder(
    deltaMs: number,
    at: { x: number; groundY: number; unit: number; light: number; particles: BattleParticles },
  ): void {
    this.#emittedMs += deltaMs
    if (this.#emittedMs < SMOULDERS_EVERY_MS) return
    this.#emittedMs = 0
    const { x, groundY, unit, light, particles } = at
    const aside = (): number => (Math.random() - 0.5) * HEAP.half * 1.3 * unit
    particles.embers.explode(light > 0.5 ? 5 : 2, x + aside(), groundY - (30 + 60 * Math.random()) * unit)
    particles.smoke.explode(1, x + aside() * 0.6, groundY - HEAP.high * unit)
  }

  #row(row: number, count: number): Piece[] {
    const narrow = 1 - row / ROWS.length
    return Array.from({ length: count }, (_, place): Piece => {
      const index = 20 * row + place
      const along = (2 * place) / (count - 1) - 1
      return {
        image: this.#add('vfx', particleFrame('confetti')).setTint(ASH[index % ASH.length] ?? ASH[0]),
        x: HEAP.half * narrow * along + 20 * (scattered(index, 60) - 0.5),
        y: (HEAP.high * row) / ROWS.length + 12 * scattered(index, 61),
        size: 76 + 50 * scattered(index, 62),
        fallsAtMs: FALLS_MS.fromMs + FALLS_MS.forMs * ((row + scattered(index, 63)) / ROWS.length),
        turn: 6 * scattered(index, 64),
      }
    })
  }

  #add(texture: string, frame: string): Phaser.GameObjects.Image {
    const image = new Phaser.GameObjects.Image(this.scene, 0, 0, texture, frame)
    this.add(image)
    return image
  }
}
