import { BONES, type BoneName, type Build, type Fit } from './rig.ts'

export const BUILD_NAMES = ['sturdy', 'lithe', 'chubby'] as const
export type BuildName = (typeof BUILD_NAMES)[number]

type Stretch = readonly [x: number, y: number]

/** Relative to the common rest canvas, on which parts and gear are drawn. */
interface Proportions {
  readonly torso: Stretch
  readonly arm: Stretch
  readonly leg: Stretch
  readonly head: number
}

const PROPORTIONS: Readonly<Record<BuildName, Proportions>> = {
  sturdy: { torso: [1.36, 1.12], arm: [1.34, 1.16], leg: [1.34, 0.98], head: 1.04 },
  lithe: { torso: [0.88, 1.2], arm: [0.88, 1.12], leg: [0.98, 1.5], head: 1.02 },
  chubby: { torso: [1.24, 0.92], arm: [1.04, 0.9], leg: [1.14, 0.8], head: 1.13 },
}

const LEG_UNITS = 54

const CARRIED_BY_TORSO: readonly BoneName[] = ['tail', 'wings', 'cape', 'armN', 'armF', 'head']

const buildOf = ({ torso, arm, leg, head }: Proportions): Build => {
  const hips = LEG_UNITS * (1 - leg[1])
  const stretched = (name: BoneName, pivot: BoneName, [x, y]: Stretch, fall = 0): readonly [number, number] => [
    (BONES[name].x - BONES[pivot].x) * (x - 1),
    (BONES[name].y - BONES[pivot].y) * (y - 1) + fall,
  ]
  const shifts: Partial<Record<BoneName, readonly [number, number]>> = {
    torso: [0, hips],
    legN: stretched('legN', 'torso', [leg[0], 1], hips),
    legF: stretched('legF', 'torso', [leg[0], 1], hips),
    weapon: stretched('weapon', 'armN', arm),
    shield: stretched('shield', 'armF', arm),
  }
  for (const name of CARRIED_BY_TORSO) shifts[name] = stretched(name, 'torso', torso)
  const stretch = ([scaleX, scaleY]: Stretch): Fit => ({ dx: 0, dy: 0, scaleX, scaleY })
  return {
    shifts,
    sinks: leg[1],
    restScale: { head },
    fits: { torso: stretch(torso), armN: stretch(arm), armF: stretch(arm), legN: stretch(leg), legF: stretch(leg) },
  }
}

export const BUILDS: Readonly<Record<BuildName, Build>> = {
  sturdy: buildOf(PROPORTIONS.sturdy),
  lithe: buildOf(PROPORTIONS.lithe),
  chubby: buildOf(PROPORTIONS.chubby),
}
