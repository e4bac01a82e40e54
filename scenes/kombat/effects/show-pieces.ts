import Phaser from 'phaser'
import { particleFrame } from '#assets/manifest/vfx.ts'
import type { BattleParticles } from '#scenes/kit/battle-particles.ts'
import { DRAWN, GLOW_FRAME, RING_FRAME } from '#scenes/kit/drawn-textures.ts'
import { arc, quadOut, shareOf } from '#scenes/kit/easing.ts'
import type { Effects } from '#scenes/kit/effects.ts'
import { playPicture } from '#scenes/kit/play-picture.ts'
import { sineNoise } from '#scenes/kit/sine-noise.ts'
import type { ArenaLayout } from '../arena/arena-layout.ts'

export interface ShowStage {
  readonly effects: Effects
  readonly particles: BattleParticles
  /** `veil` is behind the fighters, `ground` below their feet, `front` before them. */
  readonly veil: Phaser.GameObjects.Container
  readonly ground: Phaser.GameObjects.Container
  readonly front: Phaser.GameObjects.Container
  readonly layout: ArenaLayout
  readonly isCalm: boolean
}

/** A place in CSS px, asked for when it is drawn, because the fighter may have moved by then. */
export type Spot = () => { readonly x: number; readonly y: number }

interface When {
  readonly delayMs?: number
  readonly lifeMs?: number
}

/** A pseudo-random number 0–1 that is the same each time. */
export const scattered = (index: number, salt: number): number => sineNoise((index + 1) * 78.233 + salt * 12.9898)

/** Calls `act` after `delayMs` of the stage's clock. Clearing the effects cancels the call. */
export const later = (effects: Effects, delayMs: number, act: () => void): void => {
  let isDone = false
  const update = (): void => {
    if (!isDone) act()
    isDone = true
  }
  effects.add({ lifeMs: 1, update, end() {} }, delayMs)
}

export const groundRing = (
  { ground, effects, layout }: ShowStage,
  { x, width, colour, delayMs = 0, lifeMs = 520 }: When & { x: number; width: number; colour: number },
): void =>
  playPicture(ground, effects, { texture: DRAWN, frame: RING_FRAME, lifeMs, delayMs }, (image, t) => {
    const wide = width * layout.unit * (0.15 + 0.85 * quadOut(t))
    image.setPosition(x, layout.groundY).setTint(colour)
    image.setDisplaySize(wide, wide * 0.3).setAlpha(0.9 * (1 - t))
  })

export const lightAt = (
  stage: ShowStage,
  spot: Spot,
  {
    size,
    colour,
    flat = 1,
    delayMs = 0,
    lifeMs = 600,
    alpha = 0.9,
    behind = false,
  }: When & { size: number; colour: number; flat?: number; alpha?: number; behind?: boolean },
): void =>
  playPicture(
    behind ? stage.veil : stage.front,
    stage.effects,
    { texture: DRAWN, frame: GLOW_FRAME, lifeMs, delayMs },
    (image, t) => {
      const { x, y } = spot()
      const wide = size * stage.layout.unit * (0.6 + 0.4 * quadOut(t))
      image.setPosition(x, y).setTint(colour).setBlendMode(Phaser.BlendModes.ADD)
      image.setDisplaySize(wide, wide * flat).setAlpha(alpha * arc(t))
    },
  )

export const debris = (
  { front, effects, layout }: ShowStage,
  spot: Spot,
  {
    count,
    colours,
    speed = 520,
    size = 34,
    delayMs = 0,
    lifeMs = 1100,
  }: When & { count: number; colours: readonly number[]; speed?: number; size?: number },
): void => {
  const { unit, groundY } = layout
  for (let index = 0; index < count; index += 1) {
    const angle = -Math.PI * (0.12 + 0.76 * scattered(index, 1))
    const fast = speed * (0.45 + 0.55 * scattered(index, 2))
    const wide = size * (0.5 + scattered(index, 3)) * unit
    const colour = colours[index % colours.length] ?? 0xffffff
    let from: { readonly x: number; readonly y: number } | null = null
    playPicture(
      front,
      effects,
      { texture: 'vfx', frame: particleFrame('confetti'), lifeMs, delayMs: delayMs + 40 * scattered(index, 4) },
      (image, t, ageMs) => {
        from ??= spot()
        const s = ageMs / 1000
        const y = from.y + (Math.sin(angle) * fast * s + 620 * s * s) * unit
        image.setPosition(from.x + Math.cos(angle) * fast * s * unit, Math.min(groundY + 4 * unit, y)).setTint(colour)
        image.setDisplaySize(wide, wide * 0.8).setRotation(y < groundY ? 9 * s * (scattered(index, 5) - 0.5) : index)
        image.setAlpha(1 - shareOf(t, 0.75, 1))
      },
    )
  }
}

export const dustWall = (
  { front, effects, layout }: ShowStage,
  {
    x,
    reach,
    colour,
    count = 12,
    delayMs = 0,
    lifeMs = 1300,
  }: When & { x: number; reach: number; colour: number; count?: number },
): void => {
  const { unit, groundY } = layout
  for (let index = 0; index < count; index += 1) {
    const side = index % 2 === 0 ? 1 : -1
    const way = reach * (0.35 + 0.65 * scattered(index, 6)) * unit
    const rises = (20 + 70 * scattered(index, 7)) * unit
    const wide = (130 + 130 * scattered(index, 8)) * unit
    playPicture(
      front,
      effects,
      { texture: 'vfx', frame: particleFrame('dust'), lifeMs, delayMs: delayMs + 90 * scattered(index, 9) },
      (image, t) => {
        const gone = quadOut(t)
        image.setPosition(x + side * way * gone, groundY - 18 * unit - rises * gone).setTint(colour)
        image.setDisplaySize(wide * (0.5 + 0.9 * gone), wide * 0.72 * (0.5 + 0.9 * gone))
        image.setAlpha(0.75 * (1 - shareOf(t, 0.35, 1))).setRotation(side * gone)
      },
    )
  }
}

/** `towards` is 1 for a fighter that faces right, -1 for left. */
export const steam = (
  { front, effects, layout }: ShowStage,
  mouth: Spot,
  {
    towards,
    colour = 0xeaf6ff,
    count = 6,
    delayMs = 0,
    lifeMs = 900,
  }: When & { towards: number; colour?: number; count?: number },
): void => {
  for (let index = 0; index < count; index += 1) {
    let from: { readonly x: number; readonly y: number } | null = null
    playPicture(
      front,
      effects,
      { texture: 'vfx', frame: particleFrame('dust'), lifeMs, delayMs: delayMs + 70 * index },
      (image, t) => {
        from ??= mouth()
        const gone = quadOut(t)
        const way = (90 + 90 * scattered(index, 10)) * layout.unit * gone
        const wide = (46 + 60 * gone + 20 * scattered(index, 11)) * layout.unit
        image.setPosition(from.x + towards * way, from.y + (26 * scattered(index, 12) - 30 * gone) * layout.unit)
        image
          .setTint(colour)
          .setDisplaySize(wide, wide)
          .setAlpha(0.7 * (1 - t))
      },
    )
  }
}
