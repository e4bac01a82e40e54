import {
  type Clip,
  type ClipPlay,
  type ClipSample,
  poseOfSample,
  sampleClip,
  type TrackName,
} from '#assets/manifest/clip.ts'
import type { PoseOf } from '#assets/manifest/rig.ts'

export interface Posture extends Pick<ClipSample<string>, TrackName> {
  readonly pose: PoseOf<string>
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
