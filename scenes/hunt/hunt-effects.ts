import type Phaser from 'phaser'
import type { BattleParticles } from '#scenes/kit/battle-particles.ts'
import { DRAWN, RING_FRAME } from '#scenes/kit/drawn-textures.ts'
import { quadOut } from '#scenes/kit/easing.ts'
import type { Effects } from '#scenes/kit/effects.ts'
import { playFlipbook } from '#scenes/kit/flipbook.ts'
import { floatText, RISE_PX } from '#scenes/kit/float-text.ts'
import { playPicture } from '#scenes/kit/play-picture.ts'
import { sineNoise } from '#scenes/kit/sine-noise.ts'
import type { Blow } from './duel.ts'
import type { HuntFigure } from './hunt-figure.ts'
import type { HuntLayout } from './hunt-layout.ts'

const CORAL = 0xff5d79
const GOLD = 0xffd23e
const NUMBER_UNITS = { plain: 68, last: 96, kill: 92 } as const
/** A hunt has no real damage: the numbers are decoration, derived from the time. */
const DAMAGE = { least: 38, spread: 61, last: 170, lastSpread: 140 } as const
const SLASH_MS = 250
/** The slash starts this long before the hit, because its brightest frame must be at the hit. */
export const SLASH_AHEAD_MS = 45

export interface EffectStage {
  readonly effects: Effects
  readonly particles: BattleParticles
  readonly front: Phaser.GameObjects.Container
  readonly ground: Phaser.GameObjects.Container
  readonly pet: HuntFigure
  readonly foe: HuntFigure
  readonly layout: HuntLayout
  readonly pixelRatio: number
  readonly isCalm: boolean
  /** Height of the header that covers the top of the view, in CSS px. Damage numbers stay below it. */
  readonly headroomPx: number
}

const struckBy = (stage: EffectStage, { by }: Pick<Blow, 'by'>) =>
  by === 'pet' ? { target: stage.foe, towards: 1 } : { target: stage.pet, towards: -1 }

const number = (stage: EffectStage, figure: HuntFigure, text: string, colour: number, units: number, delayMs = 0) => {
  const sizePx = units * stage.layout.unit
  const x = Math.max(sizePx, Math.min(stage.layout.width - sizePx * 1.4, figure.crown.x))
  floatText(stage.front, stage.effects, stage.pixelRatio, {
    text,
    colour,
    sizePx,
    x,
    y: Math.max(stage.headroomPx + sizePx / 2 + (stage.isCalm ? 0 : RISE_PX), figure.crown.y),
    delayMs,
    isCalm: stage.isCalm,
  })
}

export const showSlash = (stage: EffectStage, blow: Pick<Blow, 'by'>): void => {
  const { target, towards } = struckBy(stage, blow)
  playFlipbook(stage.front, stage.effects, 'slash', {
    x: target.chest.x - towards * 56 * target.unit,
    y: target.chest.y - 6 * target.unit,
    size: 540 * stage.layout.unit,
    lifeMs: SLASH_MS,
    flip: towards < 0,
  })
}

export const showMiss = (stage: EffectStage, blow: Pick<Blow, 'by'>): void => {
  const { target } = struckBy(stage, blow)
  stage.particles.dust.explode(5, target.body.x, stage.layout.groundY)
}

export const showLanding = (stage: EffectStage, blow: Blow, seed: number): void => {
  const { target, towards } = struckBy(stage, blow)
  const { x, y } = target.chest
  const at = x - towards * 40 * target.unit
  playFlipbook(stage.front, stage.effects, blow.isLast ? 'crit' : 'hit', {
    x: at,
    y,
    size: (blow.isLast ? 520 : 410) * stage.layout.unit,
    lifeMs: blow.isLast ? 420 : 320,
  })
  stage.particles.sparks.explode(blow.isLast ? 22 : 10, at, y)
  stage.particles.dust.explode(blow.isLast ? 8 : 5, target.body.x, stage.layout.groundY)
  const share = sineNoise((seed + blow.landsAtMs) * 0.013 + 2.7)
  const amount = blow.isLast ? DAMAGE.last + DAMAGE.lastSpread * share : DAMAGE.least + DAMAGE.spread * share
  number(stage, target, `−${Math.round(amount)}`, CORAL, blow.isLast ? NUMBER_UNITS.last : NUMBER_UNITS.plain)
  if (!blow.isLast) return
  const width = 620 * stage.layout.unit
  playPicture(stage.ground, stage.effects, { texture: DRAWN, frame: RING_FRAME, lifeMs: 360 }, (image, t) => {
    const wide = width * (0.25 + 0.75 * quadOut(t))
    image.setPosition(x, stage.layout.groundY).setTint(0xffb09c)
    image.setDisplaySize(wide, wide * 0.3).setAlpha(0.75 * (1 - t))
  })
}

export const showVanishing = (stage: EffectStage): void => {
  const { x, y } = stage.foe.chest
  stage.particles.dust.explode(14, x, y + 20 * stage.layout.unit)
  stage.particles.embers.explode(18, x, y)
  number(stage, stage.foe, '+1', GOLD, NUMBER_UNITS.kill)
}
