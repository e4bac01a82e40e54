import { CAPES } from '#assets/manifest/cape-layers.ts'
import type { LookIcon } from '#assets/manifest/look-icons.ts'
import { LOOK_POSES } from '#assets/manifest/look-poses.ts'
import type { Pose } from '#assets/manifest/rig.ts'
import type { LookOf } from '#rules/wardrobe/looks.ts'
import { drawFighter } from '../dressed.ts'
import { drawCapeIcon } from '../gear/capes.ts'
import { halo, line } from '../kit/svg.ts'
import { drawPortraitFrame } from './portrait-frames.ts'

type SoldFrame = LookOf<'frame'>
type SoldPose = Exclude<LookOf<'pose'>, `season-${string}`>

interface Model {
  readonly houseId: number
  /** Scale of the drawing, which is 512 units wide. `x`, `y`: position of its feet in the box of 256 × 256. */
  readonly scale: number
  readonly x: number
  readonly y: number
  readonly colour: string
  readonly streaks?: string
}

const MODELS: Readonly<Record<SoldPose, Model>> = {
  'pose-bow': { houseId: 5, scale: 0.54, x: 84, y: 232, colour: '#8fd0ff' },
  'pose-flex': { houseId: 7, scale: 0.6, x: 128, y: 238, colour: '#ff9a6a' },
  'pose-leap': {
    houseId: 0,
    scale: 0.48,
    x: 120,
    y: 246,
    colour: '#ffe071',
    streaks: 'M84,218 v24 M124,226 v22 M164,218 v24',
  },
  'pose-spin': {
    houseId: 4,
    scale: 0.52,
    x: 128,
    y: 240,
    colour: '#ff9ad0',
    streaks: 'M26,150 Q14,196 66,216 M232,132 Q246,180 196,206',
  },
}

const drawPose = (pose: Pose, { houseId, scale, x, y, colour, streaks }: Model): string =>
  halo(128, 128, 126, colour, 0.6) +
  (streaks ? line(streaks, 9, colour) : '') +
  `<g transform="translate(${x},${y}) scale(${scale}) translate(-256,-456)">${drawFighter(houseId, {}, pose)}</g>`

type Entry = readonly [name: LookIcon, draw: () => string]

const FRAMES: readonly SoldFrame[] = [
  'frame-oak',
  'frame-ivy',
  'frame-frost',
  'frame-ember',
  'frame-royal',
  'frame-starry',
]

export const LOOK_DRAWINGS = Object.fromEntries<() => string>([
  ...CAPES.filter((cape) => !cape.startsWith('season-')).map(
    (cape): Entry => [`look-${cape}` as LookIcon, () => drawCapeIcon(cape)],
  ),
  ...FRAMES.map((frame): Entry => [`look-${frame}`, () => drawPortraitFrame(frame)]),
  ...(Object.keys(MODELS) as SoldPose[]).map(
    (name): Entry => [`look-${name}`, () => drawPose(LOOK_POSES[name], MODELS[name])],
  ),
]) as Readonly<Record<LookIcon, () => string>>
