import type Phaser from 'phaser'
import { DRAWN, GLOW_FRAME, VERSUS_FRAME } from '#scenes/kit/drawn-textures.ts'
import { backOut, lerp, quadIn, quadOut, shareOf } from '#scenes/kit/easing.ts'
import type { Effects } from '#scenes/kit/effects.ts'
import { playPicture } from '#scenes/kit/play-picture.ts'
import type { ArenaLayout } from '../arena/arena-layout.ts'

const FALLS_MS = 160
const SETTLES_MS = 360
const LEAVES_MS = 1150
const LIFE_MS = 1400
const SIZE_UNITS = 190
/** Height above the ground, in rest units: between the two faces. */
const HEIGHT_UNITS = 175

export const stampVersus = (
  layer: Phaser.GameObjects.Container,
  effects: Effects,
  layout: ArenaLayout,
  delayMs: number,
  isCalm: boolean,
): void => {
  const x = (layout.homeX.user + layout.homeX.opponent) / 2
  const y = layout.groundY - HEIGHT_UNITS * layout.unit
  const size = SIZE_UNITS * layout.unit
  const alphaAt = (ms: number): number =>
    Math.min(quadOut(shareOf(ms, 0, isCalm ? SETTLES_MS : FALLS_MS)), 1 - quadIn(shareOf(ms, LEAVES_MS, LIFE_MS)))
  const timing = { lifeMs: LIFE_MS, delayMs }
  playPicture(layer, effects, { texture: DRAWN, frame: GLOW_FRAME, ...timing }, (image, _, ms) => {
    const wide = size * (1.4 + (isCalm ? 0.6 : 1.8 * quadOut(shareOf(ms, FALLS_MS, SETTLES_MS))))
    image.setPosition(x, y).setTint(0xffc93c).setDisplaySize(wide, wide)
    image.setAlpha(0.34 * alphaAt(ms) * (isCalm ? 1 : shareOf(ms, FALLS_MS * 0.8, FALLS_MS)))
  })
  playPicture(layer, effects, { texture: DRAWN, frame: VERSUS_FRAME, ...timing }, (image, _, ms) => {
    const falling = lerp(2.8, 0.86, quadIn(shareOf(ms, 0, FALLS_MS)))
    const settling = ms < FALLS_MS ? falling : lerp(0.86, 1, backOut(shareOf(ms, FALLS_MS, SETTLES_MS)))
    const leaving = 1 + 0.4 * quadIn(shareOf(ms, LEAVES_MS, LIFE_MS))
    const wide = size * (isCalm ? 1 : settling * leaving)
    image.setPosition(x, y).setDisplaySize(wide, wide).setAlpha(alphaAt(ms))
    image.setRotation(isCalm ? 0 : lerp(-0.5, -0.08, shareOf(ms, 0, FALLS_MS)))
  })
}

export const VERSUS_HITS_MS = FALLS_MS
