import Phaser from 'phaser'
import type { BossMark } from '#assets/manifest/fight-clips/attack.ts'
import { effectFrames, particleFrame } from '#assets/manifest/vfx.ts'
import { CUT_FRAME } from '#scenes/kit/accent-pictures.ts'
import { DRAWN, GLOW_FRAME, RING_FRAME } from '#scenes/kit/drawn-textures.ts'
import { backOut, clamp01, lerp, arc as pulse, quadIn, quadOut, shareOf } from '#scenes/kit/easing.ts'
import { playFlipbook } from '#scenes/kit/flipbook.ts'
import { playPicture } from '#scenes/kit/play-picture.ts'
import { CREAM, FIRE, flames, rays, ring, slit, type Touch, WHITE } from './mark-pieces.ts'
import { later, scattered } from './show-pieces.ts'

const ICE = 0x9fe6ff
const SNOW = 0xe8f6ff
const HOT = 0xffd27a
const CRYSTALS = effectFrames('freeze')[4]

/** Position of a boss's mouth in rest units, in front of its feet and above them. */
const MOUTHS: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
  mammoth: { x: 215, y: 214 },
  'fire-lord': { x: 60, y: 205 },
}

const mouthOf = ({ actor, towards }: Touch): { readonly x: number; readonly y: number } => {
  const { x, y } = (actor.look.kind === 'boss' ? MOUTHS[actor.look.boss] : undefined) ?? { x: 60, y: 200 }
  const at = actor.pointAbove(y)
  return { x: at.x + towards * x * actor.unit, y: at.y }
}

const warning = (touch: Touch, colour: number, leadMs = 420): void => {
  const { stage, target, atMs } = touch
  const delayMs = Math.max(1, atMs - leadMs)
  playPicture(
    stage.ground,
    stage.effects,
    { texture: DRAWN, frame: RING_FRAME, lifeMs: atMs - delayMs, delayMs },
    (image, t) => {
      const wide = lerp(620, 250, quadIn(t)) * target.unit
      image.setPosition(target.feet.x, target.feet.y).setTint(colour)
      image.setDisplaySize(wide, wide * 0.3).setAlpha(0.25 + 0.75 * t)
    },
  )
}

const gathering = (touch: Touch, colour: number, size: number, leadMs: number): void => {
  const { stage, actor, atMs } = touch
  const delayMs = Math.max(1, atMs - leadMs)
  playPicture(
    stage.front,
    stage.effects,
    { texture: DRAWN, frame: GLOW_FRAME, lifeMs: atMs - delayMs, delayMs },
    (image, t, ageMs) => {
      const { x, y } = mouthOf(touch)
      const wide = size * actor.unit * (0.3 + 0.7 * quadIn(t)) * (1 + 0.1 * Math.sin(ageMs / 22))
      image.setPosition(x, y).setTint(colour).setBlendMode(Phaser.BlendModes.ADD)
      image.setDisplaySize(wide, wide).setAlpha(0.9 * t)
    },
  )
}

const breath = (touch: Touch, colours: readonly number[], glows: boolean): void => {
  const { stage, target, atMs, towards } = touch
  const count = stage.isPlain ? 6 : 14
  for (let index = 0; index < count; index += 1) {
    let from: { readonly x: number; readonly y: number } | null = null
    playPicture(
      stage.front,
      stage.effects,
      {
        texture: glows ? DRAWN : 'vfx',
        frame: glows ? GLOW_FRAME : particleFrame('dust'),
        lifeMs: 300,
        delayMs: Math.max(1, atMs - 170 + 12 * index),
      },
      (image, t) => {
        from ??= mouthOf(touch)
        const { chest, unit } = target
        const spread = (scattered(index, 31) - 0.5) * 190 * t
        const wide = (70 + 190 * t) * unit * (0.7 + 0.6 * scattered(index, 32))
        image.setPosition(lerp(from.x, chest.x + towards * 50 * unit, t), lerp(from.y, chest.y, t) + spread * unit)
        image.setTint(colours[index % colours.length] ?? WHITE).setDisplaySize(wide, wide)
        image.setAlpha((glows ? 0.85 : 0.7) * (1 - shareOf(t, 0.6, 1))).setRotation(index)
        if (glows) image.setBlendMode(Phaser.BlendModes.ADD)
      },
    )
  }
}

const crystals = (
  touch: Touch,
  places: readonly (readonly [x: number, size: number, turn: number, lateMs: number])[],
): void => {
  const { stage, target, atMs, towards, size } = touch
  for (const [x, high, turn, lateMs] of places)
    playPicture(
      stage.front,
      stage.effects,
      { texture: 'vfx', frame: CRYSTALS ?? '', lifeMs: 520, delayMs: Math.max(1, atMs + lateMs) },
      (image, t) => {
        const grown = backOut(clamp01(t * 5)) * (1 - quadIn(shareOf(t, 0.72, 1)))
        const tall = high * size * target.unit
        image
          .setOrigin(0.5, 0.72)
          .setPosition(target.feet.x + towards * x * target.unit, target.feet.y + 6 * target.unit)
        image.setDisplaySize(tall * 0.9, Math.max(1, tall * grown)).setRotation((towards * turn * Math.PI) / 180)
        image.setAlpha(1 - shareOf(t, 0.85, 1))
      },
    )
}

const fuse = (touch: Touch, count: number, leadMs: number): void => {
  const { stage, actor, target, atMs } = touch
  for (let index = 0; index < count; index += 1) {
    const share = (index + 0.5) / count
    const x = lerp(actor.feet.x, target.feet.x, share)
    playFlipbook(stage.front, stage.effects, 'burn', {
      x,
      y: target.feet.y - 34 * target.unit,
      size: (150 + 60 * share) * target.unit,
      lifeMs: 360,
      delayMs: Math.max(1, atMs - leadMs * (1 - share)),
    })
  }
}

const column = (touch: Touch, colour: number, width: number): void => {
  const { stage, target, atMs } = touch
  for (const [tint, share] of [
    [colour, 1],
    [CREAM, 0.5],
  ] as const)
    playPicture(
      stage.front,
      stage.effects,
      { texture: DRAWN, frame: GLOW_FRAME, lifeMs: 460, delayMs: Math.max(1, atMs - 30) },
      (image, t) => {
        const high = 900 * target.unit * quadOut(clamp01(t * 3))
        image.setOrigin(0.5, 0.86).setPosition(target.feet.x, target.feet.y).setTint(tint)
        image.setBlendMode(Phaser.BlendModes.ADD).setAlpha(0.95 * (1 - quadIn(t)))
        image.setDisplaySize(width * share * target.unit * (1 - 0.5 * t), Math.max(1, high))
      },
    )
}

const meteor = (touch: Touch, aside: number): void => {
  const { stage, target, atMs, towards, size } = touch
  const flightMs = 300
  const draw = (frame: string, wide: number, tint: number, glows: boolean): void =>
    playPicture(
      stage.front,
      stage.effects,
      { texture: frame === GLOW_FRAME ? DRAWN : 'vfx', frame, lifeMs: flightMs, delayMs: Math.max(1, atMs - flightMs) },
      (image, t) => {
        const { feet, unit } = target
        const along = 1 - t
        image.setPosition(feet.x + (aside - towards * 320 * along) * unit, feet.y - (60 + 640 * along) * unit)
        image
          .setDisplaySize(wide * size * unit, wide * size * unit)
          .setTint(tint)
          .setRotation(8 * t)
        if (glows) image.setBlendMode(Phaser.BlendModes.ADD)
      },
    )
  draw(GLOW_FRAME, 320, FIRE, true)
  draw(particleFrame('confetti'), 92, 0x54213f, false)
  draw(GLOW_FRAME, 130, HOT, true)
}

const roar = (touch: Touch, colour: number): void => {
  const { stage, actor, atMs } = touch
  for (let index = 0; index < 4; index += 1)
    playPicture(
      stage.front,
      stage.effects,
      { texture: DRAWN, frame: RING_FRAME, lifeMs: 420, delayMs: Math.max(1, atMs - 380 + 100 * index) },
      (image, t) => {
        const { x, y } = mouthOf(touch)
        const wide = (120 + 760 * quadOut(t)) * actor.unit
        image
          .setPosition(x, y)
          .setTint(colour)
          .setDisplaySize(wide, wide * 0.86)
          .setAlpha(0.8 * (1 - t))
      },
    )
}

const puff = (touch: Touch, kind: 'flakes' | 'embers' | 'dust', count: number): void =>
  later(touch.stage.effects, Math.max(1, touch.atMs), () => {
    const { chest, feet } = touch.target
    const low = kind === 'dust'
    touch.stage.particles[kind].explode(count, low ? feet.x : chest.x, low ? feet.y : chest.y)
  })

const streaks = (touch: Touch, colour: number): void => {
  const { stage, actor, atMs, towards } = touch
  for (let index = 0; index < 5; index += 1)
    playPicture(
      stage.front,
      stage.effects,
      { texture: DRAWN, frame: CUT_FRAME, lifeMs: 260, delayMs: Math.max(1, atMs - 240 + 40 * index) },
      (image, t) => {
        const { x, y } = actor.pointAbove(60 + 70 * index)
        image.setPosition(x - towards * (190 + 60 * t) * actor.unit, y).setTint(colour)
        image.setDisplaySize(300 * actor.unit * (1 - 0.4 * t), 26 * actor.unit).setAlpha(0.8 * pulse(t))
      },
    )
}

export const BOSS_MARKS: Readonly<Record<BossMark, (touch: Touch) => void>> = {
  icicles: (touch) => {
    warning(touch, ICE, 440)
    crystals(touch, [
      [-210, 190, -22, -120],
      [-110, 250, -12, -70],
      [0, 360, 0, -20],
      [110, 250, 12, 20],
      [200, 180, 22, 60],
    ])
    ring(touch, 900, { colour: SNOW, lifeMs: 460 })
    puff(touch, 'flakes', 14)
  },
  'frost-breath': (touch) => {
    gathering(touch, ICE, 300, 330)
    breath(touch, [SNOW, ICE, WHITE], false)
    if (touch.size === 1) {
      crystals(touch, [
        [-80, 180, -14, 30],
        [70, 210, 10, 60],
      ])
      puff(touch, 'flakes', 20)
    }
  },
  charge: (touch) => {
    warning(touch, CREAM, 300)
    streaks(touch, SNOW)
    ring(touch, 1100, { colour: CREAM, lifeMs: 460 })
    rays(touch, 9, 220, SNOW)
    puff(touch, 'dust', 16)
  },
  glacier: (touch) => {
    warning(touch, ICE, 460)
    crystals(touch, [
      [-280, 240, -28, 60],
      [-170, 340, -16, 20],
      [-50, 470, -4, -20],
      [70, 430, 6, 0],
      [180, 320, 16, 40],
      [280, 220, 28, 80],
    ])
    for (const [width, lateMs] of [
      [1000, 0],
      [1500, 90],
    ] as const)
      ring(touch, width, { colour: lateMs === 0 ? WHITE : ICE, lateMs, lifeMs: 520 })
    for (const x of [-220, -90, 90, 220]) slit(touch, -90 + x * 0.1, 320, { x, y: -130, thick: 0.9, lifeMs: 380 })
    puff(touch, 'flakes', 26)
  },
  'ice-roar': (touch) => {
    roar(touch, ICE)
    ring(touch, 1700, { colour: SNOW, lifeMs: 620 })
    crystals(touch, [
      [-120, 250, -14, 0],
      [20, 300, 0, 30],
      [140, 230, 16, 60],
    ])
    puff(touch, 'flakes', 26)
  },
  'fire-breath': (touch) => {
    gathering(touch, FIRE, 340, 330)
    breath(touch, [FIRE, 0xff5a1f, HOT], true)
    if (touch.size === 1) {
      flames(touch, 420)
      puff(touch, 'embers', 20)
    }
  },
  meteors: (touch) => {
    warning(touch, FIRE, 300)
    meteor(touch, touch.size === 1 ? 0 : -90 + 180 * scattered(Math.round(touch.atMs), 33))
    flames(touch, touch.size === 1 ? 520 : 300)
    ring(touch, 820, { colour: FIRE })
    puff(touch, 'embers', 16)
  },
  pillar: (touch) => {
    warning(touch, FIRE, 440)
    fuse(touch, 6, 240)
    column(touch, FIRE, 420)
    flames(touch, 560)
    ring(touch, 900, { colour: HOT })
    puff(touch, 'embers', 26)
  },
  nova: (touch) => {
    gathering(touch, HOT, 720, 470)
    ring(touch, 1200, { colour: HOT, lifeMs: 520 })
    ring(touch, 1700, { colour: FIRE, lateMs: 80, lifeMs: 560 })
    ring(touch, 700, { colour: WHITE, flat: 1.5, up: 190, lifeMs: 380 })
    rays(touch, 12, 340, HOT)
    flames(touch, 640)
    puff(touch, 'embers', 34)
  },
  'fire-roar': (touch) => {
    roar(touch, FIRE)
    fuse(touch, 5, 180)
    ring(touch, 1700, { colour: FIRE, lifeMs: 620 })
    flames(touch, 460)
    puff(touch, 'embers', 30)
  },
}
