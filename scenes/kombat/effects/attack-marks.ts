import type { AttackMark } from '#assets/manifest/fight-clips/attack.ts'
import { HOUSE_ACCENTS } from '#assets/manifest/house-accents.ts'
import { accentFrame } from '#scenes/kit/accent-pictures.ts'
import { DRAWN, GLINT_FRAME, STAR_FRAME } from '#scenes/kit/drawn-textures.ts'
import { clamp01 } from '#scenes/kit/easing.ts'
import { playPicture } from '#scenes/kit/play-picture.ts'
import type { ArenaFighter } from '../fighter/arena-fighter.ts'
import { towardsOf } from '../fighter/footing.ts'
import { edgeColourOf } from './blade.ts'
import { BOSS_MARKS } from './boss-marks.ts'
import type { EffectStage } from './effect-stage.ts'
import { arc, CREAM, FIRE, flames, pops, rays, ring, slit, type Touch, WHITE } from './mark-pieces.ts'
import { scattered } from './show-pieces.ts'

const BOSS_COLOURS: Readonly<Record<string, number>> = {
  'fire-lord': 0xff7a2e,
  mammoth: 0xd6ecff,
  'hollow-boss': 0xb07cff,
}
export const markColourOf = ({ look }: ArenaFighter): number =>
  look.kind === 'pet' ? edgeColourOf(look) : (BOSS_COLOURS[look.boss] ?? CREAM)

const MARKS: Readonly<Record<AttackMark, (touch: Touch) => void>> = {
  ...BOSS_MARKS,
  arc: (touch) => arc(touch, { x: -30, width: 430, turn: 28, sweep: 130 }),
  'rising-arc': (touch) => arc(touch, { x: -40, y: 40, width: 470, turn: -42, sweep: -140 }),
  ring: (touch) => {
    arc(touch, { x: -60, y: 0, width: 520, flat: 0.42, turn: 4, sweep: 60 })
    arc(touch, { x: -130, y: 10, width: 560, flat: 0.36, turn: 176, sweep: 60, lateMs: -110 })
  },
  smash: (touch) => {
    arc(touch, { x: -70, y: 60, width: 520, flat: 1.1, turn: 52, sweep: 90 })
    ring(touch, 560)
    pops(touch, GLINT_FRAME, 4, touch.colour)
  },
  quake: (touch) => {
    arc(touch, { x: -60, y: 60, width: 560, flat: 1.15, turn: 58, sweep: 120, lifeMs: 280 })
    ring(touch, 980, { colour: CREAM })
    ring(touch, 720, { lateMs: 90 })
    for (const x of [-190, -70, 80, 200]) slit(touch, -90 + x * 0.12, 210, { x, y: -150, thick: 0.6, lifeMs: 340 })
  },
  blaze: (touch) => {
    arc(touch, { x: -50, width: 560, flat: 0.5, turn: 6, sweep: 120, lifeMs: 300 })
    arc({ ...touch, colour: FIRE }, { x: -110, y: 14, width: 520, flat: 0.6, turn: 18, sweep: 170, lifeMs: 340 })
    flames(touch, 420)
    touch.stage.particles.embers.explode(16, touch.target.chest.x, touch.target.chest.y)
  },
  bonk: (touch) => {
    rays(touch, 7, 120)
    pops(touch, STAR_FRAME, touch.size === 1 ? 5 : 2)
  },
  fist: (touch) => {
    rays(touch, touch.size === 1 ? 9 : 6, 190)
    ring(touch, 320, { colour: CREAM, flat: 1.6, up: 190, lifeMs: 240 })
  },
  'upper-fist': (touch) => {
    rays(touch, 6, 150)
    for (const x of [-70, -10, 50]) slit(touch, -90, 300, { x, y: 130, thick: 0.7, lifeMs: 300 })
    ring(touch, 480, { colour: CREAM })
  },
  cut: (touch) => {
    slit(touch, -24, 900, { thick: 1.5, lifeMs: 420 })
    slit(touch, 30, 560, { lateMs: 70, lifeMs: 320 })
    slit(touch, -4, 1500, { lateMs: -130, thick: 0.5, y: 20, lifeMs: 260 })
    pops(touch, GLINT_FRAME, 5, touch.colour)
  },
  meteor: (touch) => {
    for (const x of [-80, 0, 80]) slit(touch, -90 - x * 0.08, 620, { x, y: 230, thick: 0.8, lateMs: -60, lifeMs: 340 })
    ring(touch, 1050, { colour: CREAM })
    ring(touch, 760, { lateMs: 80 })
    pops(touch, STAR_FRAME, 5)
  },
  claws: (touch) => {
    for (const [index, x] of [-74, 0, 74].entries())
      slit(touch, 62, 400 - 30 * Math.abs(index - 1), {
        x: x - 10,
        y: x * 0.3,
        thick: 1.1,
        lateMs: 26 * index - 20,
        lifeMs: 420,
      })
    if (touch.actor.look.kind === 'boss' && touch.actor.look.boss === 'fire-lord') flames(touch, 300)
  },
  inferno: (touch) => {
    flames(touch, 620)
    ring(touch, 1000, { colour: FIRE })
    touch.stage.particles.embers.explode(26, touch.target.chest.x, touch.target.chest.y)
  },
  tusks: (touch) => {
    arc(touch, { x: -60, y: 30, width: 420, turn: -50, sweep: -100, lifeMs: 280 })
    arc(touch, { x: 20, y: 50, width: 420, turn: -40, sweep: -100, lifeMs: 280, lateMs: 40 })
  },
  stomp: (touch) => {
    ring(touch, 1250, { colour: CREAM, lifeMs: 460 })
    ring(touch, 900, { lateMs: 80, lifeMs: 460 })
    for (const x of [-260, -150, 130, 250]) slit(touch, -90 + x * 0.1, 260, { x, y: -130, thick: 0.9, lifeMs: 380 })
    touch.stage.particles.dust.explode(10, touch.target.feet.x, touch.target.feet.y)
  },
  void: (touch) => {
    ring(touch, 620, { flat: 2, up: 170, lifeMs: 420 })
    ring(touch, 420, { flat: 2, up: 170, lateMs: 90, lifeMs: 380, colour: WHITE })
    rays(touch, 8, 220, touch.colour)
  },
}

export const showMarks = (
  stage: EffectStage,
  mark: AttackMark,
  actor: ArenaFighter,
  target: ArenaFighter,
  impactMs: readonly number[],
): void => {
  const towards = towardsOf(actor.corner)
  for (const [index, atMs] of impactMs.entries()) {
    const size = index === impactMs.length - 1 ? 1 : 0.7
    MARKS[mark]({ stage, actor, target, towards, atMs, size, colour: markColourOf(actor) })
  }
}

export const showAccent = (stage: EffectStage, actor: ArenaFighter, target: ArenaFighter, isCritical: boolean) => {
  if (actor.look.kind !== 'pet') return
  const accent = HOUSE_ACCENTS[actor.look.houseId]
  if (!accent) return
  const { unit } = target
  const { x, y } = target.chest
  const towards = towardsOf(actor.corner)
  const count = isCritical ? Math.ceil(accent.count * 1.6) : accent.count
  for (let index = 0; index < count; index += 1) {
    const speed = 330 + 300 * scattered(index, 1)
    const angle = -Math.PI / 2 + towards * (0.15 + 1.1 * (scattered(index, 2) - 0.35))
    const turned = scattered(index, 3) * 360
    const size = accent.size * unit * (0.8 + 0.4 * scattered(index, 4))
    playPicture(
      stage.front,
      stage.effects,
      { texture: DRAWN, frame: accentFrame(accent.picture), lifeMs: 720 },
      (image, t, ageMs) => {
        const s = ageMs / 1000
        image.setPosition(
          x + Math.cos(angle) * speed * s * unit,
          y + (Math.sin(angle) * speed * s + 0.5 * accent.gravity * s * s) * unit,
        )
        const flip = accent.spin === 0 ? Math.cos(s * 16 + index) : 1
        image.setDisplaySize(size * flip, size).setTint(accent.colour)
        image.setRotation(((turned + accent.spin * s) * Math.PI) / 180).setAlpha(1 - clamp01((t - 0.7) / 0.3))
      },
    )
  }
}
