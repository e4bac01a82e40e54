import type { AttackMark } from '../../../assets/manifest/fight-clips/attack.ts'
import { DRAWN, RING_FRAME, STREAK_FRAME } from '../../kit/drawn-textures.ts'
import { quadOut } from '../../kit/easing.ts'
import { playFlipbook } from '../../kit/flipbook.ts'
import { type FloatTextOptions, floatText, floatTextWidth, RISE_PX } from '../../kit/float-text.ts'
import { playPicture } from '../../kit/play-picture.ts'
import { numberPlace } from '../arena/arena-layout.ts'
import type { ArenaFighter } from '../fighter/arena-fighter.ts'
import type { Beat, Corner } from '../timeline/playback.ts'
import { attackOf } from '../timeline/repertoire.ts'
import { showAccent, showMarks } from './attack-marks.ts'
import type { EffectStage } from './effect-stage.ts'

const CORAL = 0xff5d79
const GOLD = 0xffd23e
const MINT = 0x4ee896
const CREAM = 0xfff3dc
const ORANGE = 0xffa730
const CYAN = 0x7be3ff
const LILAC = 0xd9a6ff

/** Number height grows with the damage: rest units for nearly 0 and for a third of max HP. */
const NUMBER_UNITS = { small: 66, large: 112, fullShare: 0.33 } as const
const WORD_UNITS = 66
/** Marks that a miss leaves too. */
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
/** Damage numbers start above the helmet, so that the face stays visible. */
const ABOVE_HELMET_UNITS = 34
/** Numbers on the attacker are offset from its center: healing in front, reflected damage behind. */
const ASIDE_UNITS = 62
/** Room of a number: 1.4 of its size at the pop, more with a label above it. */
const TITLED_HEIGHT = 1.9
const POPPED = 1.3

type Sign = Pick<FloatTextOptions, 'text' | 'colour' | 'sizePx'> &
  Partial<FloatTextOptions> & {
    /** Offset from the fighter's center to the right, rest units. */
    readonly asideUnits?: number
  }

/** Shows a number or label above a fighter's head, inside the view and below the header. */
const sign = (
  stage: EffectStage,
  fighter: ArenaFighter,
  { text, colour, sizePx, asideUnits = 0, ...more }: Sign,
): void => {
  const wide = more.title ? Math.max(floatTextWidth(text, sizePx), floatTextWidth(more.title.text, sizePx * 0.58)) : 0
  const size = {
    width: POPPED * Math.max(wide, floatTextWidth(text, sizePx)),
    height: sizePx * (more.title ? TITLED_HEIGHT : 1),
    rise: stage.isCalm ? 0 : RISE_PX,
  }
  const { crown } = fighter
  const wanted = { x: crown.x + asideUnits * fighter.unit, y: crown.y - ABOVE_HELMET_UNITS * fighter.unit }
  const { x, y } = numberPlace(stage.layout, wanted, size)
  // The label is above its number: the number starts lower by half of it.
  const below = more.title ? sizePx * 0.42 : 0
  floatText(stage.front, stage.effects, stage.pixelRatio, {
    ...more,
    text,
    colour,
    sizePx,
    x,
    y: y + below,
    isCalm: stage.isCalm,
  })
}

const numberSize = (stage: EffectStage, amount: number, corner: Corner): number => {
  const share = Math.min(1, amount / Math.max(1, stage.maxHp[corner]) / NUMBER_UNITS.fullShare)
  return (NUMBER_UNITS.small + (NUMBER_UNITS.large - NUMBER_UNITS.small) * Math.sqrt(share)) * stage.layout.unit
}

const otherOf = (corner: Corner): Corner => (corner === 'user' ? 'opponent' : 'user')
const towardsOf = (actor: Corner): number => (actor === 'user' ? 1 : -1)

/** Draws the effects at the start of a beat. */
export const showBeatStart = (stage: EffectStage, beat: Beat): void => {
  const actor = stage.fighters[beat.actor]
  const size = 500 * actor.unit
  const { x, y } = actor.chest
  const feet = actor.feet
  if (beat.kind === 'attack') {
    const boss = actor.look.kind === 'boss' ? actor.look.boss : null
    const { mark } = attackOf(boss, beat.clips?.attack ?? '')
    // A miss is a blade through the air: nothing breaks.
    showMarks(
      stage,
      beat.evaded && !AIRY.has(mark) ? 'arc' : mark,
      actor,
      stage.fighters[otherOf(beat.actor)],
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
    const mirror = stage.fighters[otherOf(beat.actor)]
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

/** Draws a shock wave on the ground under a big hit. */
const shockRing = (stage: EffectStage, x: number, widthUnits: number, colour: number): void => {
  const width = widthUnits * stage.layout.unit
  playPicture(stage.ground, stage.effects, { texture: DRAWN, frame: RING_FRAME, lifeMs: 360 }, (image, t) => {
    const wide = width * (0.25 + 0.75 * quadOut(t))
    image.setPosition(x, stage.layout.groundY).setTint(colour)
    image.setDisplaySize(wide, wide * 0.3).setAlpha(0.75 * (1 - t))
  })
}

/** Draws wind dashes where an attack missed. */
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
  const x = at.x - towards * 46 * target.unit
  playFlipbook(stage.front, stage.effects, beat.critical ? 'crit' : 'hit', {
    x,
    y: at.y,
    size: (beat.critical ? 520 : 430) * layout.unit,
    lifeMs: beat.critical ? 420 : 320,
  })
  particles.sparks.explode(beat.critical ? 22 : 10, x, at.y)
  if (!stage.isPlain) showAccent(stage, stage.fighters[beat.actor], target, beat.critical)
  const { feet } = target
  particles.dust.explode(beat.critical ? 8 : 5, feet.x, feet.y)
  if (beat.critical || beat.lethal)
    shockRing(stage, feet.x, beat.lethal ? 760 : 600, beat.critical ? 0xffb09c : 0xd9c8ff)
  if (stage.fighters[beat.actor].look.kind === 'boss') shockRing(stage, x, 900, 0xfff3dc)
  const sizePx = numberSize(stage, beat.amount, otherOf(beat.actor))
  sign(stage, target, {
    text: `−${beat.amount}`,
    colour: CORAL,
    tilt: -0.12 * towards,
    sizePx: beat.critical ? Math.max(sizePx, 96 * layout.unit) : sizePx,
    ...(beat.critical ? { title: { text: stage.labels.critical, colour: GOLD } } : {}),
  })
}

/** Draws the effects of an attack on its target. */
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

/** Draws the effects when a beat lands. */
export const showBeatLanding = (stage: EffectStage, beat: Beat): void => {
  const actor = stage.fighters[beat.actor]
  const other = stage.fighters[otherOf(beat.actor)]
  const sizePx = numberSize(stage, beat.amount, beat.actor)
  const aside = towardsOf(beat.actor) * ASIDE_UNITS
  if (beat.kind === 'attack' && beat.evaded) showMissed(stage, beat, other)
  else if (beat.kind === 'attack') showHit(stage, beat, other)
  else if (beat.kind === 'heal')
    sign(stage, actor, { text: `+${beat.amount}`, colour: MINT, sizePx, asideUnits: aside })
  else if (beat.kind === 'reflected') {
    const { x, y } = actor.chest
    playFlipbook(stage.front, stage.effects, 'hit', { x, y, size: 330 * stage.layout.unit, lifeMs: 260 })
    sign(stage, actor, { text: `−${beat.amount}`, colour: LILAC, sizePx, asideUnits: -aside })
  } else if (beat.kind === 'burned') sign(stage, actor, { text: `−${beat.amount}`, colour: ORANGE, sizePx })
  if (beat.kind === 'attack') showAilment(stage, beat, other)
}
