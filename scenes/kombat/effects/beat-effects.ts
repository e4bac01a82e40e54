import type { AttackMark } from '#assets/manifest/fight-clips/attack.ts'
import { DRAWN, RING_FRAME, STREAK_FRAME } from '#scenes/kit/drawn-textures.ts'
import { quadOut } from '#scenes/kit/easing.ts'
import { playFlipbook } from '#scenes/kit/flipbook.ts'
import { playPicture } from '#scenes/kit/play-picture.ts'
import type { ArenaFighter } from '../fighter/arena-fighter.ts'
import { towardsOf } from '../fighter/footing.ts'
import { type Beat, otherCorner } from '../timeline/playback.ts'
import { attackOf } from '../timeline/repertoire.ts'
import { showAccent, showMarks } from './attack-marks.ts'
import type { EffectStage } from './effect-stage.ts'
import { showAmount, sign } from './hurt-numbers.ts'

const CREAM = 0xfff3dc
const CYAN = 0x7be3ff

const WORD_UNITS = 66
/** Marks that are also shown if the attack misses. Others become an arc. */
const AIRY: ReadonlySet<AttackMark> = new Set([
  'arc',
  'rising-arc',
  'ring',
  'blaze',
  'claws',
  'tusks',
  'icicles',
  'frost-breath',
  'fire-breath',
  'meteors',
  'pillar',
])

export const showBeatStart = (stage: EffectStage, beat: Beat): void => {
  const actor = stage.fighters[beat.actor]
  const size = 500 * actor.unit
  const { x, y } = actor.chest
  const feet = actor.feet
  if (beat.kind === 'attack') {
    const boss = actor.look.kind === 'boss' ? actor.look.boss : null
    const { mark } = attackOf(boss, beat.clips?.attack ?? '')
    showMarks(
      stage,
      beat.evaded && !AIRY.has(mark) ? 'arc' : mark,
      actor,
      stage.fighters[otherCorner(beat.actor)],
      beat.impactMs,
    )
    stage.particles.dust.explode(4, feet.x - towardsOf(beat.actor) * 30 * actor.unit, feet.y)
  }
  if (beat.kind === 'heal') {
    playFlipbook(stage.front, stage.effects, 'heal', { x, y, size, lifeMs: 480 })
    stage.particles.pluses.explode(8, x, y + 30 * actor.unit)
  }
  if (beat.kind === 'burned')
    playFlipbook(stage.front, stage.effects, 'burn', { x, y: feet.y - 90 * actor.unit, size, lifeMs: 1350 })
  if (beat.kind === 'frozen') {
    playFlipbook(stage.front, stage.effects, 'freeze', { x, y: feet.y - 108 * actor.unit, size, lifeMs: 480 })
    stage.particles.flakes.explode(8, x, y)
    sign(stage, actor, {
      text: stage.labels.frozen,
      colour: CYAN,
      sizePx: WORD_UNITS * 0.9 * stage.layout.unit,
      delayMs: 60,
    })
  }
  if (beat.kind === 'reflected') {
    const mirror = stage.fighters[otherCorner(beat.actor)]
    const towards = -towardsOf(beat.actor)
    playFlipbook(stage.front, stage.effects, 'reflect', {
      x: mirror.chest.x + towards * 80 * mirror.unit,
      y: mirror.chest.y - 20 * mirror.unit,
      size: size * 0.86,
      lifeMs: 420,
      flip: towards < 0,
    })
  }
}

const shockRing = (stage: EffectStage, x: number, widthUnits: number, colour: number): void => {
  const width = widthUnits * stage.layout.unit
  playPicture(stage.ground, stage.effects, { texture: DRAWN, frame: RING_FRAME, lifeMs: 360 }, (image, t) => {
    const wide = width * (0.25 + 0.75 * quadOut(t))
    image.setPosition(x, stage.layout.groundY).setTint(colour)
    image.setDisplaySize(wide, wide * 0.3).setAlpha(0.75 * (1 - t))
  })
}

const showMissed = (stage: EffectStage, beat: Beat, target: ArenaFighter): void => {
  const towards = towardsOf(beat.actor)
  const { unit } = target
  const middle = target.chest
  for (const [index, offset] of [-84, -20, 44].entries()) {
    const length = (250 - 40 * index) * unit
    playPicture(
      stage.front,
      stage.effects,
      { texture: DRAWN, frame: STREAK_FRAME, lifeMs: 340, delayMs: 26 * index },
      (image, t) => {
        const along = (-150 + 210 * quadOut(t)) * unit
        image.setPosition(middle.x + towards * along, middle.y + offset * unit).setTint(CREAM)
        image.setDisplaySize(towards * length, 24 * unit).setAlpha(1 - t * t)
      },
    )
  }
  stage.particles.dust.explode(5, target.feet.x, target.feet.y)
  sign(stage, target, { text: stage.labels.miss, colour: CREAM, sizePx: WORD_UNITS * stage.layout.unit })
}

const showHit = (stage: EffectStage, beat: Beat, target: ArenaFighter): void => {
  const { particles, layout } = stage
  const towards = towardsOf(beat.actor)
  const at = target.chest
  // The star of a critical hit is further from the target, so that the target stays visible.
  const x = at.x - towards * (beat.critical ? 92 : 46) * target.unit
  playFlipbook(stage.front, stage.effects, beat.critical ? 'crit' : 'hit', {
    x,
    y: at.y,
    size: (beat.critical ? 450 : 430) * layout.unit,
    lifeMs: beat.critical ? 360 : 320,
  })
  particles.sparks.explode(beat.critical ? 22 : 10, x, at.y)
  if (!stage.isPlain) showAccent(stage, stage.fighters[beat.actor], target, beat.critical)
  const { feet } = target
  particles.dust.explode(beat.critical ? 8 : 5, feet.x, feet.y)
  if (beat.critical || beat.lethal)
    shockRing(stage, feet.x, beat.lethal ? 760 : 600, beat.critical ? 0xffb09c : 0xd9c8ff)
  if (stage.fighters[beat.actor].look.kind === 'boss') shockRing(stage, x, 900, 0xfff3dc)
}

const showAilment = (stage: EffectStage, beat: Beat, target: ArenaFighter): void => {
  const at = target.chest
  if (beat.ignites) stage.particles.embers.explode(24, at.x, at.y)
  if (!beat.freezes) return
  stage.particles.flakes.explode(14, at.x, at.y)
  playFlipbook(stage.front, stage.effects, 'freeze', {
    x: at.x,
    y: target.feet.y - 108 * target.unit,
    size: 500 * target.unit,
    lifeMs: 620,
  })
}

export const showBeatLanding = (stage: EffectStage, beat: Beat): void => {
  const actor = stage.fighters[beat.actor]
  const other = stage.fighters[otherCorner(beat.actor)]
  if (beat.kind === 'attack' && beat.evaded) showMissed(stage, beat, other)
  else if (beat.kind === 'attack') showHit(stage, beat, other)
  else if (beat.kind === 'reflected') {
    const { x, y } = actor.chest
    playFlipbook(stage.front, stage.effects, 'hit', { x, y, size: 330 * stage.layout.unit, lifeMs: 260 })
  }
  if (beat.kind === 'attack') showAilment(stage, beat, other)
  showAmount(stage, beat)
}
