import { type Clip, type ClipPlay, poseOfSample, sampleClip } from '#assets/manifest/clip.ts'
import type { PoseOf } from '#assets/manifest/rig.ts'

export interface Posture {
  readonly pose: PoseOf<string>
  /** Share of the way to the opponent: 0 at the fighter's home, 1 at striking distance. */
  readonly approach: number
  /** Share of the way from striking distance to behind the opponent. */
  readonly cross: number
  /** Distance from the opponent that a blow added, in rest units. */
  readonly push: number
  readonly lift: number
  /** Degrees of tilt about the body's middle; positive is towards the opponent. */
  readonly tilt: number
  readonly squashX: number
  readonly squashY: number
  /** Share of the way from home to outside the view. */
  readonly outside: number
}

export const still = (pose: PoseOf<string>): Posture => ({
  pose,
  approach: 0,
  cross: 0,
  push: 0,
  lift: 0,
  tilt: 0,
  squashX: 1,
  squashY: 1,
  outside: 0,
})

export const inClip = <Name extends string>(
  clip: Clip<Name>,
  poses: Readonly<Record<Name, PoseOf<string>>>,
  ms: number,
  idle: PoseOf<string>,
  how: ClipPlay = {},
): Posture => {
  const sample = sampleClip(clip, ms, how)
  const { approach, cross, push, lift, tilt, squashX, squashY, outside } = sample
  return { pose: poseOfSample(sample, poses, idle), approach, cross, push, lift, tilt, squashX, squashY, outside }
}
