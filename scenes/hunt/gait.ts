import { breathingPose } from '#assets/manifest/breathing.ts'
import { POSES } from '#assets/manifest/poses.ts'
import type { BoneName, BoneTurn, Pose } from '#assets/manifest/rig.ts'
import type { Posture } from '#scenes/kit/posture.ts'
import { still } from '#scenes/kit/posture.ts'

const STRIDE_MS = 620
const HOP_UNITS = 13

const turned = (bone: BoneName, degrees: number, dx = 0, dy = 0): readonly [BoneName, BoneTurn] => {
  const [rest = 0, x = 0, y = 0] = POSES.idle.bones[bone] ?? []
  return [bone, [rest + degrees, x + dx, y + dy]]
}

export const walking = (ms: number): Posture => {
  const swing = Math.sin((2 * Math.PI * ms) / STRIDE_MS)
  const bob = Math.abs(Math.cos((2 * Math.PI * ms) / STRIDE_MS))
  const pose: Pose = {
    face: 'idle',
    bones: Object.fromEntries([
      turned('root', 2.5),
      turned('torso', 2 + 1.5 * bob),
      turned('legN', 30 * swing),
      turned('legF', -30 * swing),
      turned('armN', -16 * swing),
      turned('weapon', 5 * swing),
      turned('armF', 12 * swing),
      turned('head', -2 * bob, 0, -1.5 * bob),
      turned('tail', 9 * swing),
      turned('wings', 0, 0, 3 * bob),
      turned('companion', 4 * swing, 0, -8 * bob),
    ]),
  }
  return { ...still(pose), lift: HOP_UNITS * (1 - bob), squashY: 1 + 0.02 * (1 - bob) }
}

export const standing = (ms: number, isGlad = false): Posture => {
  const pose = breathingPose(ms, 0)
  return still(isGlad ? { ...pose, face: 'win' } : pose)
}
