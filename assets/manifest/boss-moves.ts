import type { Attack } from './attacks.ts'
import type { Clip } from './clip.ts'
import type { CreaturePoseName } from './creature-rigs/creature.ts'
import type { BossName } from './creatures.ts'

/** An attack of a boss. */
export interface BossAttack extends Attack<CreaturePoseName> {
  readonly critical: boolean
}
export type BossReaction = Clip<CreaturePoseName>

/** The attacks of each boss; timed as those of pets (`attacks.ts`). */
export const BOSS_ATTACKS: Readonly<Record<BossName, Readonly<Record<string, BossAttack>>>> = {
  'fire-lord': {
    claw: {
      critical: false,
      mark: 'claws',
      impactMs: [480],
      clip: {
        durationMs: 1150,
        poses: [
          [0, 'rest'],
          [260, 'windup', 'sineInOut'],
          [400, 'windup', 'linear', 1.12],
          [480, 'attack', 'quadIn'],
          [560, 'attack', 'quadOut', 1.12],
          [720, 'attack', 'sineInOut', 0.9],
          [960, 'windup', 'sineInOut', 0.3],
          [1150, 'rest', 'sineInOut'],
        ],
        tracks: {
          approach: {
            keys: [
              [0, 0],
              [180, -0.1, 'sineInOut'],
              [400, 0.5, 'sineInOut'],
              [480, 1, 'quadIn'],
              [580, 1.2, 'quadOut'],
              [740, 1],
              [1000, 0, 'sineInOut'],
            ],
          },
          tilt: {
            keys: [
              [0, 0],
              [380, -9, 'sineInOut'],
              [480, 14, 'quadIn'],
              [600, 18, 'quadOut'],
              [820, -6, 'sineInOut'],
              [1000, 0, 'sineInOut'],
            ],
          },
          lift: { waves: [{ fromMs: 320, toMs: 480, height: 34 }] },
          squashX: { waves: [{ fromMs: 440, toMs: 620, height: 0.1 }] },
          squashY: {
            waves: [
              { fromMs: 200, toMs: 440, height: 0.06 },
              { fromMs: 480, toMs: 640, height: -0.08 },
              { fromMs: 960, toMs: 1100, height: -0.05 },
            ],
          },
        },
      },
    },
    slam: {
      critical: false,
      mark: 'inferno',
      impactMs: [540],
      clip: {
        durationMs: 1180,
        poses: [
          [0, 'rest'],
          [160, 'hit', 'sineInOut', 0.4],
          [330, 'windup', 'quadOut', 1.1],
          [470, 'windup', 'linear', 1.25],
          [540, 'attack', 'quadIn', 1.1],
          [760, 'attack', 'linear', 1.0],
          [1000, 'windup', 'sineInOut', 0.35],
          [1180, 'rest', 'sineInOut'],
        ],
        tracks: {
          approach: {
            keys: [
              [0, 0],
              [180, -0.2, 'sineOut'],
              [540, 1, 'sineInOut'],
              [780, 0.9],
              [1040, 0, 'sineInOut'],
            ],
          },
          lift: { waves: [{ fromMs: 190, toMs: 540, height: 170 }] },
          tilt: {
            keys: [
              [0, 0],
              [420, -10, 'sineOut'],
              [540, 16, 'quadIn'],
              [800, 8, 'sineOut'],
              [960, -6, 'sineInOut'],
              [1100, 0, 'sineInOut'],
            ],
          },
          squashX: {
            waves: [
              { fromMs: 80, toMs: 200, height: 0.08 },
              { fromMs: 540, toMs: 740, height: 0.18 },
            ],
          },
          squashY: {
            waves: [
              { fromMs: 80, toMs: 200, height: -0.1 },
              { fromMs: 220, toMs: 460, height: 0.1 },
              { fromMs: 540, toMs: 740, height: -0.18 },
            ],
          },
        },
      },
    },
    eruption: {
      critical: true,
      mark: 'inferno',
      leavesImages: true,
      impactMs: [400, 540],
      clip: {
        durationMs: 1190,
        poses: [
          [0, 'rest'],
          [200, 'windup', 'cubicOut', 1.2],
          [330, 'windup', 'linear', 1.3],
          [400, 'attack', 'quadIn', 0.9],
          [470, 'windup', 'quadOut', 0.9],
          [540, 'attack', 'quadIn', 1.25],
          [760, 'attack', 'linear', 1.1],
          [1000, 'windup', 'sineInOut', 0.5],
          [1190, 'rest', 'sineInOut'],
        ],
        tracks: {
          approach: {
            keys: [
              [0, 0],
              [300, -0.12, 'sineInOut'],
              [330, -0.12],
              [400, 1, 'quadIn'],
              [470, 0.8],
              [540, 1.4, 'quadIn'],
              [780, 1.2],
              [1050, 0, 'sineInOut'],
            ],
          },
          push: { waves: [{ fromMs: 100, toMs: 330, height: 6, periodMs: 46 }] },
          tilt: {
            keys: [
              [0, 0],
              [330, -12, 'sineInOut'],
              [400, 16, 'quadIn'],
              [470, -14, 'sineInOut'],
              [540, 22, 'quadIn'],
              [800, 8, 'sineInOut'],
              [1000, 0, 'sineInOut'],
            ],
          },
          lift: { waves: [{ fromMs: 410, toMs: 540, height: 90 }] },
          squashX: {
            waves: [
              { fromMs: 340, toMs: 440, height: 0.2 },
              { fromMs: 540, toMs: 760, height: 0.22 },
            ],
          },
          squashY: {
            waves: [
              { fromMs: 120, toMs: 330, height: 0.12 },
              { fromMs: 540, toMs: 760, height: -0.2 },
            ],
          },
        },
      },
    },
  },
  mammoth: {
    tusks: {
      critical: false,
      mark: 'tusks',
      impactMs: [500],
      clip: {
        durationMs: 1170,
        poses: [
          [0, 'rest'],
          [120, 'attack', 'sineInOut', 0.4],
          [220, 'rest', 'sineInOut'],
          [320, 'attack', 'sineInOut', 0.5],
          [450, 'attack', 'quadIn', 1.1],
          [500, 'attack'],
          [590, 'windup', 'quadOut', 1.1],
          [760, 'windup', 'sineInOut', 0.8],
          [980, 'attack', 'sineInOut', 0.3],
          [1170, 'rest', 'sineInOut'],
        ],
        tracks: {
          approach: {
            keys: [
              [0, 0],
              [120, -0.1, 'sineInOut'],
              [220, 0, 'sineInOut'],
              [330, -0.15, 'sineInOut'],
              [500, 1.1, 'quadIn'],
              [620, 1.2],
              [780, 1],
              [1050, 0, 'sineInOut'],
            ],
          },
          tilt: {
            keys: [
              [0, 0],
              [330, 9, 'sineInOut'],
              [480, 14, 'quadIn'],
              [600, -11, 'quadOut'],
              [820, 4, 'sineInOut'],
              [1000, 0, 'sineInOut'],
            ],
          },
          lift: {
            waves: [
              { fromMs: 330, toMs: 415, height: 16, times: 2 },
              { fromMs: 510, toMs: 700, height: 30 },
              { fromMs: 800, toMs: 925, height: 12, times: 2 },
            ],
          },
          squashX: { waves: [{ fromMs: 400, toMs: 540, height: 0.08 }] },
          squashY: {
            waves: [
              { fromMs: 700, toMs: 820, height: -0.1 },
              { fromMs: 1050, toMs: 1150, height: -0.05 },
            ],
          },
        },
      },
    },
    stomp: {
      critical: false,
      mark: 'stomp',
      impactMs: [550],
      clip: {
        durationMs: 1190,
        poses: [
          [0, 'rest'],
          [150, 'attack', 'sineInOut', 0.35],
          [360, 'windup', 'sineInOut'],
          [480, 'windup', 'linear', 1.2],
          [550, 'attack', 'cubicIn', 1.1],
          [760, 'attack', 'linear'],
          [1000, 'windup', 'sineInOut', 0.2],
          [1190, 'rest', 'sineInOut'],
        ],
        tracks: {
          approach: {
            keys: [
              [0, 0],
              [150, 0.1, 'sineOut'],
              [480, 0.7, 'sineInOut'],
              [550, 1, 'quadIn'],
              [780, 1],
              [1060, 0, 'sineInOut'],
            ],
          },
          tilt: {
            keys: [
              [0, 0],
              [380, -13, 'sineInOut'],
              [480, -17, 'sineOut'],
              [550, 8, 'cubicIn'],
              [700, 3, 'sineOut'],
              [900, 0, 'sineInOut'],
            ],
          },
          lift: {
            waves: [
              { fromMs: 200, toMs: 550, height: 50 },
              { fromMs: 560, toMs: 660, height: 10 },
              { fromMs: 800, toMs: 930, height: 12, times: 2 },
            ],
          },
          squashX: { waves: [{ fromMs: 550, toMs: 760, height: 0.14 }] },
          squashY: {
            waves: [
              { fromMs: 300, toMs: 500, height: 0.08 },
              { fromMs: 550, toMs: 760, height: -0.16 },
              { fromMs: 1060, toMs: 1160, height: -0.05 },
            ],
          },
        },
      },
    },
    avalanche: {
      critical: true,
      mark: 'stomp',
      leavesImages: true,
      impactMs: [360, 560],
      clip: {
        durationMs: 1190,
        poses: [
          [0, 'rest'],
          [220, 'windup', 'cubicOut', 1.1],
          [300, 'windup', 'linear', 1.2],
          [360, 'attack', 'cubicIn'],
          [480, 'windup', 'sineInOut', 1.2],
          [560, 'attack', 'cubicIn', 1.3],
          [780, 'attack', 'linear', 1.1],
          [1010, 'windup', 'sineInOut', 0.3],
          [1190, 'rest', 'sineInOut'],
        ],
        tracks: {
          approach: {
            keys: [
              [0, 0],
              [220, 0.5, 'sineOut'],
              [360, 0.7, 'quadIn'],
              [560, 1.3, 'sineIn'],
              [800, 1.2],
              [1070, 0, 'sineInOut'],
            ],
          },
          tilt: {
            keys: [
              [0, 0],
              [290, -14, 'sineOut'],
              [360, 8, 'cubicIn'],
              [480, -17, 'sineInOut'],
              [560, 12, 'cubicIn'],
              [760, 3, 'sineOut'],
              [920, 0],
            ],
          },
          lift: {
            waves: [
              { fromMs: 120, toMs: 360, height: 50 },
              { fromMs: 370, toMs: 560, height: 110 },
              { fromMs: 820, toMs: 945, height: 12, times: 2 },
            ],
          },
          squashX: {
            waves: [
              { fromMs: 360, toMs: 450, height: 0.1 },
              { fromMs: 560, toMs: 780, height: 0.18 },
            ],
          },
          squashY: {
            waves: [
              { fromMs: 360, toMs: 450, height: -0.12 },
              { fromMs: 560, toMs: 780, height: -0.2 },
            ],
          },
        },
      },
    },
  },
  'hollow-boss': {
    rake: {
      critical: false,
      mark: 'claws',
      impactMs: [520],
      clip: {
        durationMs: 1180,
        poses: [
          [0, 'rest'],
          [300, 'windup', 'sineInOut'],
          [440, 'windup', 'linear', 1.15],
          [520, 'attack', 'quadIn'],
          [620, 'attack', 'quadOut', 1.15],
          [780, 'attack', 'sineInOut', 0.9],
          [1180, 'rest', 'sineInOut'],
        ],
        tracks: {
          approach: {
            keys: [
              [0, 0],
              [260, -0.4, 'sineInOut'],
              [440, 0.4, 'sineInOut'],
              [520, 1, 'quadIn'],
              [640, 1.3, 'quadOut'],
              [1120, 0, 'sineInOut'],
            ],
          },
          tilt: {
            keys: [
              [0, 0],
              [420, -16, 'sineInOut'],
              [520, 16, 'quadIn'],
              [660, 20, 'quadOut'],
              [1080, 0, 'sineInOut'],
            ],
          },
        },
      },
    },
    gulp: {
      critical: false,
      mark: 'void',
      impactMs: [550],
      clip: {
        durationMs: 1190,
        poses: [
          [0, 'rest'],
          [240, 'hit', 'sineInOut', 0.5],
          [400, 'windup', 'sineInOut', 1.2],
          [550, 'attack', 'cubicIn', 1.1],
          [760, 'attack', 'linear', 1.0],
          [1190, 'rest', 'sineInOut'],
        ],
        tracks: {
          approach: {
            keys: [
              [0, 0],
              [400, 0.5, 'sineInOut'],
              [550, 1, 'cubicIn'],
              [760, 0.9],
              [1100, 0, 'sineInOut'],
            ],
          },
          squashX: {
            waves: [
              { fromMs: 220, toMs: 540, height: -0.18 },
              { fromMs: 540, toMs: 800, height: 0.22 },
            ],
          },
          squashY: {
            waves: [
              { fromMs: 220, toMs: 540, height: 0.16 },
              { fromMs: 540, toMs: 800, height: -0.1 },
            ],
          },
        },
      },
    },
    reaper: {
      critical: true,
      mark: 'void',
      leavesImages: true,
      impactMs: [540],
      clip: {
        durationMs: 1190,
        poses: [
          [0, 'rest'],
          [240, 'windup', 'cubicOut', 1.2],
          [400, 'windup', 'linear', 1.35],
          [450, 'attack', 'quadIn'],
          [540, 'attack', 'linear', 1.2],
          [760, 'attack', 'sineInOut', 0.9],
          [1000, 'windup', 'sineInOut', 0.3],
          [1190, 'rest', 'sineInOut'],
        ],
        tracks: {
          approach: {
            keys: [
              [0, 0],
              [360, -0.5, 'sineInOut'],
              [400, -0.5],
              [445, 1, 'quadIn'],
              [780, 1],
              [1100, 0, 'sineInOut'],
            ],
          },
          cross: {
            keys: [
              [440, 0],
              [490, 0.6],
              [540, 0.7, 'quadOut'],
              [740, 0.74],
              [1060, 0, 'sineInOut'],
            ],
          },
          squashX: {
            waves: [{ fromMs: 400, toMs: 540, height: 0.4 }],
          },
          squashY: { waves: [{ fromMs: 400, toMs: 540, height: -0.2 }] },
        },
      },
    },
  },
}

/** Reactions of bosses, timed as those of pets (`reactions.ts`); `force` of the boss throws it further or less far. */
export const BOSS_HITS: Readonly<Record<'jolted' | 'turned', BossReaction>> = {
  jolted: {
    durationMs: 660,
    stopsAtMs: 0,
    poses: [
      [-120, 'rest'],
      [0, 'hit', 'step', 0.75],
      [90, 'hit', 'quadOut', 1.25],
      [230, 'hit', 'sineInOut', 0.9],
      [420, 'windup', 'sineInOut', 0.45],
      [660, 'rest', 'sineInOut'],
    ],
    tracks: {
      push: {
        keys: [
          [-10, 0],
          [0, 5],
          [110, 34, 'quadOut'],
          [230, 38],
          [520, 0, 'sineInOut'],
        ],
      },
      tilt: {
        keys: [
          [0, 0],
          [100, -12, 'quadOut'],
          [260, -7, 'sineInOut'],
          [420, 5, 'sineInOut'],
          [560, 0, 'sineInOut'],
        ],
      },
      squashX: { waves: [{ fromMs: 10, toMs: 150, height: -0.06 }] },
      squashY: {
        waves: [
          { fromMs: 10, toMs: 150, height: 0.05 },
          { fromMs: 230, toMs: 380, height: -0.07 },
          { fromMs: 500, toMs: 620, height: -0.04 },
        ],
      },
    },
  },
  turned: {
    durationMs: 660,
    stopsAtMs: 0,
    poses: [
      [-120, 'rest'],
      [0, 'hit', 'step', 0.7],
      [80, 'hit', 'quadOut', 1.1],
      [200, 'attack', 'sineInOut', 0.3],
      [320, 'hit', 'sineInOut', 0.6],
      [460, 'windup', 'sineInOut', 0.35],
      [660, 'rest', 'sineInOut'],
    ],
    tracks: {
      push: {
        keys: [
          [-10, 0],
          [0, 5],
          [120, 30, 'quadOut'],
          [320, 22, 'sineInOut'],
          [540, 0, 'sineInOut'],
        ],
      },
      tilt: {
        keys: [
          [0, 0],
          [80, 12, 'quadOut'],
          [210, -10, 'sineInOut'],
          [330, 6, 'sineInOut'],
          [450, -3, 'sineInOut'],
          [560, 0, 'sineInOut'],
        ],
      },
      squashY: {
        waves: [
          { fromMs: 60, toMs: 220, height: -0.09 },
          { fromMs: 480, toMs: 620, height: -0.05 },
        ],
      },
    },
  },
}

export const BOSS_EVADES: Readonly<Record<'aside' | 'sway', BossReaction>> = {
  aside: {
    durationMs: 740,
    poses: [
      [-240, 'rest'],
      [-40, 'windup', 'sineOut', 0.8],
      [240, 'windup', 'linear', 0.9],
      [500, 'attack', 'sineInOut', 0.2],
      [740, 'rest', 'sineInOut'],
    ],
    tracks: {
      push: {
        keys: [
          [-200, 0],
          [60, 60, 'quadOut'],
          [300, 64],
          [640, 0, 'sineInOut'],
        ],
      },
      lift: { waves: [{ fromMs: -200, toMs: 60, height: 24 }] },
      tilt: {
        keys: [
          [-200, 0],
          [40, -10, 'sineOut'],
          [300, -6],
          [520, 4, 'sineInOut'],
          [660, 0],
        ],
      },
      squashY: { waves: [{ fromMs: 60, toMs: 220, height: -0.08 }] },
    },
  },
  sway: {
    durationMs: 740,
    poses: [
      [-240, 'rest'],
      [-60, 'hit', 'sineOut', 0.5],
      [160, 'hit', 'linear', 0.6],
      [400, 'windup', 'sineInOut', 0.5],
      [740, 'rest', 'sineInOut'],
    ],
    tracks: {
      push: {
        keys: [
          [-200, 0],
          [0, 34, 'sineOut'],
          [200, 40],
          [560, 0, 'sineInOut'],
        ],
      },
      tilt: {
        keys: [
          [-200, 0],
          [0, -20, 'quadOut'],
          [180, -22],
          [380, 8, 'sineInOut'],
          [600, 0, 'sineInOut'],
        ],
      },
      squashY: {
        waves: [
          { fromMs: -200, toMs: 180, height: -0.08 },
          { fromMs: 420, toMs: 620, height: -0.05 },
        ],
      },
    },
  },
}

export const BOSS_FALLS: Readonly<Record<'slump' | 'topple', BossReaction>> = {
  slump: {
    durationMs: 1000,
    landsAtMs: 800,
    poses: [
      [0, 'hit'],
      [160, 'hit', 'quadOut', 1.3],
      [380, 'windup', 'sineInOut', 0.5],
      [560, 'hit', 'sineInOut', 0.9],
      [800, 'defeated', 'cubicIn'],
    ],
    tracks: {
      push: {
        keys: [
          [0, 5],
          [200, 40, 'quadOut'],
          [800, 40],
        ],
      },
      tilt: {
        keys: [
          [0, 0],
          [160, -12, 'quadOut'],
          [380, 8, 'sineInOut'],
          [560, -8, 'sineInOut'],
          [800, 0, 'cubicIn'],
        ],
      },
      squashX: { waves: [{ fromMs: 800, toMs: 1000, height: 0.1 }] },
      squashY: { waves: [{ fromMs: 800, toMs: 1000, height: -0.1 }] },
    },
  },
  topple: {
    durationMs: 1000,
    landsAtMs: 760,
    poses: [
      [0, 'hit'],
      [120, 'hit', 'quadOut', 1.3],
      [400, 'hit', 'linear', 1.1],
      [760, 'defeated', 'cubicIn'],
    ],
    tracks: {
      push: {
        keys: [
          [0, 5],
          [760, 56, 'quadOut'],
        ],
      },
      lift: {
        waves: [
          { fromMs: 0, toMs: 420, height: 46 },
          { fromMs: 770, toMs: 900, height: 10 },
        ],
      },
      tilt: {
        keys: [
          [0, 0],
          [420, -26, 'sineOut'],
          [760, 0, 'cubicIn'],
        ],
      },
      squashX: { waves: [{ fromMs: 760, toMs: 980, height: 0.12 }] },
      squashY: { waves: [{ fromMs: 760, toMs: 980, height: -0.12 }] },
    },
  },
}
