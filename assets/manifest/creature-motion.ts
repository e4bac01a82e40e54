import type { Clip } from './clip.ts'
import { fromZero, hops, keyed } from './clip-pieces.ts'
import type { CreaturePoseName } from './creature-rigs/creature.ts'
import type { CreatureName } from './creatures.ts'
import { LANDS_AT_MS } from './motion.ts'

export type CreatureClip = Clip<CreaturePoseName>

export const CREATURE_CLIP_NAMES = [
  'strike',
  'recoil',
  'dodge',
  'heal',
  'burned',
  'frozen',
  'defeat',
  'victory',
  'entrance',
] as const
export type CreatureClipName = (typeof CREATURE_CLIP_NAMES)[number]

export interface CreatureMotion {
  readonly breathMs: number
  readonly clips: Readonly<Record<CreatureClipName, CreatureClip>>
}

interface Character {
  readonly breathMs: number
  /** Factor on most times: above 1 the creature is heavy and slow. */
  readonly tempo: number
  readonly windupMs: number
  /** Height of the leap in a strike; 0 for creatures that float. */
  readonly leap: number
  readonly thrown: number
  readonly weight: number
  /** Height of a bounce in the cheer; `cheerMs` is its length. */
  readonly cheer: number
  readonly cheerMs: number
  /** Steps of the entrance. With 0 the creature glides in. */
  readonly steps: number
}

const FOREVER = Number.POSITIVE_INFINITY
const ENTRANCE_MS = 900

const strikeOf = ({ tempo, windupMs, leap, weight }: Character): CreatureClip => {
  const windup = windupMs * tempo
  const lands = windup + 90 * tempo
  const back = lands + 160 * tempo
  const end = back + 320 * tempo
  return {
    durationMs: end,
    landsAtMs: lands,
    stopsAtMs: lands,
    poses: [
      [0, 'rest'],
      [windup * 0.75, 'windup', 'cubicOut'],
      [windup, 'windup'],
      [lands, 'attack', 'quadIn'],
      [back, 'attack'],
      [end, 'rest', 'backOut'],
    ],
    tracks: {
      approach: fromZero([windup, 0.6, 'sineInOut'], [lands, 1, 'quadIn'], [back, 1], [end, 0, 'sineInOut']),
      lift: hops([windup * 0.6, lands, leap]),
      squashX: hops([lands, back, weight]),
      squashY: hops([lands, back, -weight]),
    },
  }
}

const recoilOf = ({ tempo, thrown, weight }: Character): CreatureClip => ({
  durationMs: 420 * tempo,
  landsAtMs: 0,
  stopsAtMs: 0,
  poses: [
    [0, 'hit', 'step', 0.7],
    [100, 'hit'],
    [180 * tempo, 'hit'],
    [420 * tempo, 'rest', 'backOut'],
  ],
  tracks: {
    push: keyed([0, thrown * 0.2], [100, thrown, 'quadOut'], [180 * tempo, thrown], [420 * tempo, 0, 'cubicOut']),
    squashY: hops([180 * tempo, 420 * tempo, -weight * 0.5]),
  },
})

const dodgeOf = ({ tempo, leap }: Character): CreatureClip => ({
  durationMs: 760 * tempo,
  poses: [
    [0, 'rest'],
    [200 * tempo, 'windup', 'sineOut', 0.8],
    [480 * tempo, 'windup', 'linear', 0.8],
    [760 * tempo, 'rest', 'sineIn'],
  ],
  tracks: {
    push: fromZero([260 * tempo, 84, 'quadOut'], [480 * tempo, 84], [760 * tempo, 0, 'sineInOut']),
    lift: hops([0, 260 * tempo, leap * 0.6]),
  },
})

const healOf = ({ cheer }: Character): CreatureClip => ({
  durationMs: 460,
  landsAtMs: LANDS_AT_MS.heal,
  poses: [
    [40, 'rest'],
    [240, 'windup', 'sineOut', 0.4],
    [460, 'rest', 'sineIn'],
  ],
  tracks: {
    lift: hops([60, 440, cheer * 0.5]),
    squashY: hops([60, 440, 0.04]),
  },
})

const burnedOf = ({ thrown }: Character): CreatureClip => ({
  durationMs: 1250,
  landsAtMs: LANDS_AT_MS.burned,
  poses: [
    [300, 'rest'],
    [620, 'hit', 'sineOut', 0.6],
    [1250, 'rest', 'sineInOut'],
  ],
  tracks: {
    push: {
      waves: [
        { fromMs: 300, toMs: 1250, height: thrown * 0.3 },
        { fromMs: 300, toMs: 1250, height: 3, periodMs: 190 },
      ],
    },
  },
})

const frozenClip: CreatureClip = {
  durationMs: 380,
  landsAtMs: LANDS_AT_MS.frozen,
  poses: [[0, 'idle']],
  tracks: { push: { waves: [{ fromMs: 40, toMs: 380, height: 4, periodMs: 100 }] } },
}

const defeatOf = ({ tempo, thrown, weight }: Character): CreatureClip => ({
  durationMs: 900 * tempo,
  landsAtMs: 700 * tempo,
  poses: [
    [0, 'hit'],
    [220 * tempo, 'hit'],
    [700 * tempo, 'defeated', 'cubicIn'],
  ],
  tracks: {
    push: fromZero([700 * tempo, thrown * 1.4, 'quadOut']),
    squashX: hops([700 * tempo, 900 * tempo, weight]),
    squashY: hops([700 * tempo, 900 * tempo, -weight]),
  },
})

const victoryOf = ({ cheer, cheerMs }: Character): CreatureClip => ({
  durationMs: FOREVER,
  poses: [
    [0, 'rest'],
    [cheerMs * 0.5, 'windup', 'backOut', 0.9],
  ],
  tracks: { lift: hops([0, cheerMs, cheer, FOREVER]) },
})

const entranceOf = ({ tempo, steps, leap }: Character): CreatureClip => {
  const length = ENTRANCE_MS * tempo
  const stride = {
    fromMs: 0,
    toMs: steps > 0 ? length / steps : length,
    height: steps > 0 ? 18 : 0.4 * leap,
    times: steps || 1,
  }
  return {
    durationMs: length,
    poses: [[0, 'rest']],
    tracks: {
      outside: keyed([0, 1], [length, 0, steps > 0 ? 'quadOut' : 'sineInOut']),
      lift: { waves: [stride] },
    },
  }
}

const motionOf = (character: Character): CreatureMotion => ({
  breathMs: character.breathMs,
  clips: {
    strike: strikeOf(character),
    recoil: recoilOf(character),
    dodge: dodgeOf(character),
    heal: healOf(character),
    burned: burnedOf(character),
    frozen: frozenClip,
    defeat: defeatOf(character),
    victory: victoryOf(character),
    entrance: entranceOf(character),
  },
})

const flyer = motionOf({
  breathMs: 420,
  tempo: 0.85,
  windupMs: 240,
  leap: 46,
  thrown: 54,
  weight: 0.04,
  cheer: 44,
  cheerMs: 480,
  steps: 0,
})
const brute = motionOf({
  breathMs: 1000,
  tempo: 1.05,
  windupMs: 280,
  leap: 20,
  thrown: 30,
  weight: 0.09,
  cheer: 22,
  cheerMs: 620,
  steps: 5,
})
const crawler = motionOf({
  breathMs: 760,
  tempo: 0.9,
  windupMs: 220,
  leap: 8,
  thrown: 40,
  weight: 0.06,
  cheer: 14,
  cheerMs: 420,
  steps: 8,
})
const floater = motionOf({
  breathMs: 1300,
  tempo: 1.1,
  windupMs: 320,
  leap: 0,
  thrown: 48,
  weight: 0.05,
  cheer: 20,
  cheerMs: 1100,
  steps: 0,
})

export const CREATURE_MOTIONS: Readonly<Record<CreatureName, CreatureMotion>> = {
  'fire-lord': motionOf({
    breathMs: 760,
    tempo: 1.1,
    windupMs: 320,
    leap: 34,
    thrown: 22,
    weight: 0.07,
    cheer: 16,
    cheerMs: 700,
    steps: 4,
  }),
  mammoth: motionOf({
    breathMs: 1500,
    tempo: 1.4,
    windupMs: 380,
    leap: 12,
    thrown: 14,
    weight: 0.13,
    cheer: 10,
    cheerMs: 1000,
    steps: 4,
  }),
  'hollow-boss': motionOf({
    breathMs: 1900,
    tempo: 1.35,
    windupMs: 420,
    leap: 0,
    thrown: 58,
    weight: 0.03,
    cheer: 26,
    cheerMs: 1700,
    steps: 0,
  }),
  'grave-imp': flyer,
  'stone-gargoyle': brute,
  'chain-brute': brute,
  'sting-fiend': crawler,
  'abyss-eye': floater,
  'void-wyrm': floater,
}
