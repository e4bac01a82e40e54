import { type FloatTextOptions, floatText, floatTextWidth, POP_SCALE, RISE_PX } from '#scenes/kit/float-text.ts'
import { numberPlace } from '../arena/arena-layout.ts'
import type { ArenaFighter } from '../fighter/arena-fighter.ts'
import { towardsOf } from '../fighter/footing.ts'
import { affectedBy, type Beat, type Corner, otherCorner } from '../timeline/playback.ts'
import type { EffectStage } from './effect-stage.ts'

const TAKEN = { plain: 0xff5d79, critical: 0xff3f52 } as const
const GIVEN = { plain: 0xfff0b8, critical: 0xffd23e } as const
const CRITICAL_TITLE = { taken: 0xffa08c, given: 0xffd23e } as const
const MINT = 0x4ee896
const ORANGE = 0xffa730
const LILAC = 0xd9a6ff

/** In rest units; the share of health lost selects a size between `small` and `large`. */
const NUMBER_UNITS = { small: 58, large: 132, fullShare: 0.33, critical: 100 } as const
/** Gap between helmet and number, so that the face stays visible. */
const ABOVE_HELMET_UNITS = 34
/** Horizontal distance from the fighter, in rest units: healing forwards, reflected damage backwards. */
const ASIDE_UNITS = 62
/** Horizontal drift in the blow's direction, in rest units. */
const DRIFT_UNITS = 92
const TITLED_HEIGHT = 1.9

export type Sign = Pick<FloatTextOptions, 'text' | 'colour' | 'sizePx'> &
  Partial<FloatTextOptions> & {
    /** Distance to the right of the fighter's centre, in rest units. */
    readonly asideUnits?: number
    readonly driftUnits?: number
  }

export const sign = (
  stage: EffectStage,
  fighter: ArenaFighter,
  { text, colour, sizePx, asideUnits = 0, driftUnits = 0, ...more }: Sign,
): void => {
  const titled = more.title ? floatTextWidth(more.title.text, sizePx * 0.58) : 0
  const size = {
    width: (stage.isCalm ? 1 : POP_SCALE) * Math.max(titled, floatTextWidth(text, sizePx)),
    height: sizePx * (more.title ? TITLED_HEIGHT : 1),
    rise: stage.isCalm ? 0 : RISE_PX,
  }
  const { crown } = fighter
  const wanted = { x: crown.x + asideUnits * fighter.unit, y: crown.y - ABOVE_HELMET_UNITS * fighter.unit }
  const { x, y } = numberPlace(stage.layout, wanted, size)
  // At the end of its drift a number no longer has the size of its pop.
  const settled = { ...size, width: size.width / POP_SCALE }
  const end = numberPlace(stage.layout, { x: x + driftUnits * stage.layout.unit, y }, settled)
  // A title above the number: the number moves down, so that both together stay centred.
  const below = more.title ? sizePx * 0.42 : 0
  floatText(stage.front, stage.effects, stage.pixelRatio, {
    ...more,
    text,
    colour,
    sizePx,
    x,
    y: y + below,
    driftPx: end.x - x,
    tempo: stage.speed,
    isCalm: stage.isCalm,
  })
}

/**
 * Size of a number in rest units, by the share of the victim's health. A boss has so much health that at most twice the
 * attacker's own health counts.
 */
export const numberUnits = (amount: number, victim: Corner, maxHp: Readonly<Record<Corner, number>>): number => {
  const health = Math.max(1, Math.min(maxHp[victim], 2 * maxHp[otherCorner(victim)]))
  const share = Math.min(1, amount / health / NUMBER_UNITS.fullShare)
  return NUMBER_UNITS.small + (NUMBER_UNITS.large - NUMBER_UNITS.small) * share ** 0.7
}

export const painColour = (victim: Corner, isCritical: boolean): number =>
  (victim === 'user' ? TAKEN : GIVEN)[isCritical ? 'critical' : 'plain']

const blowNumber = (stage: EffectStage, beat: Beat, victim: Corner): Sign => {
  const towards = towardsOf(beat.actor)
  const units = numberUnits(beat.amount, victim, stage.maxHp)
  const title = { text: stage.labels.critical, colour: CRITICAL_TITLE[victim === 'user' ? 'taken' : 'given'] }
  return {
    text: `−${beat.amount}`,
    colour: painColour(victim, beat.critical),
    tilt: -0.12 * towards,
    sizePx: (beat.critical ? Math.max(units, NUMBER_UNITS.critical) : units) * stage.layout.unit,
    driftUnits: DRIFT_UNITS * towards,
    ...(beat.critical ? { title } : {}),
  }
}

export const showAmount = (stage: EffectStage, beat: Beat): void => {
  if (beat.kind === 'frozen' || beat.evaded) return
  const corner = affectedBy(beat)
  const fighter = stage.fighters[corner]
  const sizePx = numberUnits(beat.amount, corner, stage.maxHp) * stage.layout.unit
  const aside = towardsOf(beat.actor) * ASIDE_UNITS
  if (beat.kind === 'attack') sign(stage, fighter, blowNumber(stage, beat, corner))
  else if (beat.kind === 'heal')
    sign(stage, fighter, { text: `+${beat.amount}`, colour: MINT, sizePx, asideUnits: aside, driftUnits: aside / 3 })
  else if (beat.kind === 'reflected')
    sign(stage, fighter, {
      text: `−${beat.amount}`,
      colour: LILAC,
      sizePx,
      asideUnits: -aside,
      driftUnits: -DRIFT_UNITS * towardsOf(beat.actor) * 0.6,
    })
  else sign(stage, fighter, { text: `−${beat.amount}`, colour: ORANGE, sizePx })
}
