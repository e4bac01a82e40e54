import type { Clip, PoseKey } from './clip.ts'
import { fromZero, hops, keyed } from './clip-pieces.ts'
import type { PoseName } from './poses.ts'

/** Timing follows the art direction (Motion). Breathing is in `breathing.ts`, so that pages without fights need not load the clips. */
export type PetClip = Clip<PoseName>

/** In ms at normal speed. HP and numbers change at this time. */
export const LANDS_AT_MS = { attack: 290, heal: 140, reflected: 150, burned: 420, frozen: 140 } as const

export const HIT_STOP_MS = { plain: 60, strong: 110, last: 200 } as const

const strike: PetClip = {
  durationMs: 660,
  landsAtMs: LANDS_AT_MS.attack,
  stopsAtMs: LANDS_AT_MS.attack,
  poses: [
    [100, 'rest'],
    [220, 'windup', 'cubicOut'],
    [290, 'attack', 'quadIn'],
    [330, 'attack'],
    [550, 'rest', 'backOut'],
  ],
  tracks: {
    approach: fromZero([200, 0.8, 'quadOut'], [220, 0.8], [290, 1, 'quadIn'], [400, 1], [660, 0, 'quadOut']),
    lift: hops([0, 200, 22], [400, 660, 20]),
  },
}

const recoilFrom = (at: number, before: readonly PoseKey<PoseName>[]): PetClip => ({
  durationMs: at + 370,
  landsAtMs: at,
  stopsAtMs: at,
  poses: [...before, [at, 'hit', 'step', 0.75], [at + 90, 'hit'], [at + 150, 'hit'], [at + 370, 'rest', 'backOut']],
  tracks: {
    push: fromZero([at, 6, 'step'], [at + 110, 50, 'quadOut'], [at + 150, 50], [at + 370, 0, 'cubicOut']),
    lift: hops([at, at + 240, 16]),
    squashX: hops([at + 150, at + 370, 0.06]),
    squashY: hops([at + 150, at + 370, -0.06]),
  },
})

const dodge: PetClip = {
  durationMs: 860,
  poses: [
    [80, 'rest'],
    [270, 'block', 'sineOut'],
    [520, 'block'],
    [760, 'rest', 'sineIn'],
  ],
  tracks: {
    push: keyed([110, 0], [410, 84, 'quadOut'], [560, 84], [860, 0, 'sineInOut']),
    lift: hops([110, 410, 62], [600, 840, 14]),
    squashX: hops([410, 580, 0.08]),
    squashY: hops([410, 580, -0.08]),
  },
}

const heal: PetClip = {
  durationMs: 440,
  landsAtMs: LANDS_AT_MS.heal,
  poses: [
    [60, 'rest'],
    [250, 'win', 'sineOut', 0.55],
    [440, 'rest', 'sineIn'],
  ],
  tracks: {
    lift: hops([60, 440, 18]),
    squashY: hops([60, 440, 0.04]),
  },
}

const reflect: PetClip = {
  durationMs: 460,
  poses: [
    [0, 'rest'],
    [230, 'block', 'sineOut'],
    [460, 'rest', 'sineIn'],
  ],
  tracks: { approach: hops([60, 360, 0.08]) },
}

const burned: PetClip = {
  durationMs: 1250,
  landsAtMs: LANDS_AT_MS.burned,
  poses: [
    [300, 'rest'],
    [775, 'hit', 'sineOut', 0.7],
    [1250, 'rest', 'sineIn'],
  ],
  tracks: {
    push: {
      waves: [
        { fromMs: 300, toMs: 1250, height: 12 },
        { fromMs: 300, toMs: 1250, height: 3, periodMs: 176 },
      ],
    },
    lift: { waves: [{ fromMs: 300, toMs: 1250, height: 6, periodMs: 176 }] },
  },
}

const frozen: PetClip = {
  durationMs: 380,
  landsAtMs: LANDS_AT_MS.frozen,
  poses: [[0, 'idle']],
  tracks: { push: { waves: [{ fromMs: 40, toMs: 380, height: 4, periodMs: 100 }] } },
}

const defeat: PetClip = {
  durationMs: 610,
  landsAtMs: 420,
  poses: [
    [0, 'hit'],
    [420, 'defeated', 'cubicIn'],
  ],
  tracks: {
    push: fromZero([420, 54, 'quadOut']),
    lift: hops([0, 420, 52], [440, 610, 7]),
    squashX: hops([420, 590, 0.08]),
    squashY: hops([420, 590, -0.08]),
  },
}

const FOREVER = Number.POSITIVE_INFINITY
const CHEER_HOP_MS = 620
/** The clip is endless; these are enough landings for it. */
const LANDINGS = Array.from({ length: 12 }, (_, index) => (index + 1) * CHEER_HOP_MS - 55)

const victory: PetClip = {
  durationMs: FOREVER,
  poses: [
    [0, 'rest'],
    [320, 'win', 'backOut'],
  ],
  tracks: {
    lift: hops([0, CHEER_HOP_MS, 40, FOREVER]),
    squashX: { waves: LANDINGS.map((fromMs) => ({ fromMs, toMs: fromMs + 110, height: 0.05 })) },
    squashY: { waves: LANDINGS.map((fromMs) => ({ fromMs, toMs: fromMs + 110, height: -0.06 })) },
  },
}

const entrance: PetClip = {
  durationMs: 860,
  landsAtMs: 620,
  poses: [
    [220, 'rest'],
    [320, 'windup', 'quadOut', 0.6],
    [560, 'win', 'sineInOut', 0.7],
    [640, 'block', 'quadIn', 0.9],
    [860, 'rest', 'backOut'],
  ],
  tracks: {
    outside: keyed([0, 1], [290, 0.52], [620, 0, 'sineOut']),
    lift: hops([0, 145, 26, 2], [290, 620, 104]),
    squashX: hops([620, 800, 0.09]),
    squashY: hops([300, 560, 0.06], [620, 800, -0.1]),
  },
}

const hop: PetClip = {
  durationMs: 300,
  poses: [[0, 'rest']],
  tracks: { lift: hops([0, 300, 24]) },
}

export const PET_CLIPS = {
  strike,
  struck: recoilFrom(LANDS_AT_MS.attack, [
    [150, 'rest'],
    [270, 'block'],
  ]),
  recoil: recoilFrom(LANDS_AT_MS.reflected, [[0, 'rest']]),
  dodge,
  heal,
  reflect,
  burned,
  frozen,
  defeat,
  victory,
  entrance,
  hop,
} as const satisfies Readonly<Record<string, PetClip>>
export type PetClipName = keyof typeof PET_CLIPS
