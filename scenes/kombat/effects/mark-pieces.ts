import { CRESCENT_FRAME, CUT_FRAME } from '#scenes/kit/accent-pictures.ts'
import { DRAWN, RING_FRAME } from '#scenes/kit/drawn-textures.ts'
import { backOut, clamp01, quadOut, shareOf } from '#scenes/kit/easing.ts'
import { playFlipbook } from '#scenes/kit/flipbook.ts'
import { playPicture } from '#scenes/kit/play-picture.ts'
import type { ArenaFighter } from '../fighter/arena-fighter.ts'
import type { EffectStage } from './effect-stage.ts'

export const WHITE = 0xffffff
export const CREAM = 0xfff3dc
export const FIRE = 0xffa730
/** An arc starts this long before the blow, so that it is halfway through its sweep at the blow. */
const AHEAD_MS = 50

export interface Touch {
  readonly stage: EffectStage
  readonly actor: ArenaFighter
  readonly target: ArenaFighter
  readonly towards: number
  readonly atMs: number
  /** Factor: 1 for the contact that deals the damage, less for earlier contacts. */
  readonly size: number
  readonly colour: number
}

interface Arc {
  /** Offset from the target's chest in rest units: `x` forwards, `y` upwards. */
  readonly x?: number
  readonly y?: number
  readonly width: number
  readonly flat?: number
  /** Degrees: at 0 the arc bulges forwards, at -90 upwards. */
  readonly turn: number
  /** Degrees that the mark travels; positive is forwards and down. */
  readonly sweep: number
  readonly lifeMs?: number
  readonly lateMs?: number
}

export const arc = (touch: Touch, { x = 0, y = 0, width, flat = 1, turn, sweep, lifeMs = 230, lateMs = 0 }: Arc) => {
  const { stage, target, towards, size } = touch
  const { chest, unit } = target
  for (const [tint, share] of [
    [touch.colour, 1],
    [WHITE, 0.86],
  ] as const)
    playPicture(
      stage.front,
      stage.effects,
      { texture: DRAWN, frame: CRESCENT_FRAME, lifeMs, delayMs: Math.max(1, touch.atMs - AHEAD_MS + lateMs) },
      (image, t) => {
        const grown = 0.7 + 0.4 * quadOut(t)
        const degrees = turn - sweep * (1 - quadOut(clamp01(t * 1.6)))
        const wide = width * unit * size * share * grown
        image.setPosition(chest.x + towards * x * unit, chest.y - y * unit).setTint(tint)
        image.setDisplaySize(towards * wide, wide * flat).setRotation((towards * degrees * Math.PI) / 180)
        image.setAlpha((share === 1 ? 0.95 : 0.9) * (1 - shareOf(t, 0.45, 1) ** 2))
      },
    )
}

export const slit = (
  touch: Touch,
  turn: number,
  width: number,
  { x = 0, y = 0, thick = 1, lateMs = 0, lifeMs = 260 } = {},
): void => {
  const { stage, target, towards } = touch
  const { chest, unit } = target
  for (const [tint, share] of [
    [touch.colour, 1],
    [WHITE, 0.5],
  ] as const)
    playPicture(
      stage.front,
      stage.effects,
      { texture: DRAWN, frame: CUT_FRAME, lifeMs, delayMs: Math.max(1, touch.atMs + lateMs) },
      (image, t) => {
        const long = width * unit * touch.size * (0.35 + 0.65 * quadOut(clamp01(t * 3)))
        image.setPosition(chest.x + towards * x * unit, chest.y - y * unit).setTint(tint)
        image.setDisplaySize(long, 70 * thick * share * unit * (1 - t) ** 0.7)
        image.setRotation((towards * turn * Math.PI) / 180).setAlpha(1 - shareOf(t, 0.6, 1))
      },
    )
}

export const ring = (
  touch: Touch,
  width: number,
  { colour = touch.colour, flat = 0.3, up = 0, lateMs = 0, lifeMs = 380 } = {},
): void => {
  const { stage, target } = touch
  const { feet, unit } = target
  playPicture(
    up > 0 ? stage.front : stage.ground,
    stage.effects,
    { texture: DRAWN, frame: RING_FRAME, lifeMs, delayMs: Math.max(1, touch.atMs + lateMs) },
    (image, t) => {
      const wide = width * unit * touch.size * (0.2 + 0.8 * quadOut(t))
      image.setPosition(feet.x, feet.y - up * unit).setTint(colour)
      image.setDisplaySize(wide, wide * flat).setAlpha(0.9 * (1 - t))
    },
  )
}

export const rays = (touch: Touch, count: number, reach: number, colour = CREAM): void => {
  const { stage, target, towards, size } = touch
  const { chest, unit } = target
  for (let index = 0; index < count; index += 1) {
    const angle = (index / count) * 2 * Math.PI + 0.3
    playPicture(
      stage.front,
      stage.effects,
      { texture: DRAWN, frame: CUT_FRAME, lifeMs: 220, delayMs: Math.max(1, touch.atMs) },
      (image, t) => {
        const way = (60 + reach * quadOut(t)) * unit * size
        image.setPosition(chest.x - towards * 40 * unit + way * Math.cos(angle), chest.y + way * Math.sin(angle))
        image.setDisplaySize(reach * 0.8 * unit * size * (1 - 0.6 * t), 24 * unit * (1 - t))
        image.setTint(colour).setRotation(angle)
      },
    )
  }
}

export const pops = (touch: Touch, frame: string, count: number, colour = WHITE): void => {
  const { stage, target, size } = touch
  const { crown, unit } = target
  for (let index = 0; index < count; index += 1) {
    const angle = Math.PI * (1.1 + (0.8 * index) / Math.max(1, count - 1))
    playPicture(
      stage.front,
      stage.effects,
      { texture: DRAWN, frame, lifeMs: 480, delayMs: Math.max(1, touch.atMs) },
      (image, t) => {
        const way = 170 * unit * size * quadOut(t)
        image.setPosition(crown.x + way * Math.cos(angle), crown.y + 40 * unit + way * Math.sin(angle))
        const wide = 62 * unit * size * backOut(clamp01(t * 3))
        image
          .setDisplaySize(wide, wide)
          .setTint(colour)
          .setRotation(angle + 4 * t)
        image.setAlpha(1 - shareOf(t, 0.7, 1))
      },
    )
  }
}

export const flames = (touch: Touch, size: number): void => {
  const { stage, target } = touch
  playFlipbook(stage.front, stage.effects, 'burn', {
    x: target.feet.x,
    y: target.feet.y - 0.2 * size * target.unit,
    size: size * target.unit,
    lifeMs: 620,
    delayMs: Math.max(1, touch.atMs),
  })
}
