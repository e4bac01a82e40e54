import { describe, expect, it } from 'vitest'
import { breathingPose } from '#assets/manifest/breathing.ts'
import { buildOfHouse } from '#assets/manifest/pets.ts'
import { BONES, solvePose } from '#assets/manifest/rig.ts'
import { STANCE_POSES } from '#assets/manifest/stance-poses.ts'
import { STANCES } from '#rules/kombat/stances.ts'
import { type Posture, still } from '#scenes/kit/posture.ts'
import { OpeningPose } from '#scenes/kombat/fighter/opening-pose.ts'

const STEP_MS = 4
/** The fastest allowed motion of a limb in a step, in rest units: as fast as an attack. */
const FASTEST = 48

const idleAt = (ms: number): Posture => still(breathingPose(ms, 0))

const points = (posture: Posture): [number, number][] => {
  const solved = solvePose(posture.pose, buildOfHouse(0))
  return (['torso', 'head', 'armN', 'armF', 'legN', 'legF'] as const).map((bone) => {
    const { x, y } = BONES[bone]
    const matrix = solved[bone]
    return [matrix[0] * x + matrix[2] * (y - 60) + matrix[4], matrix[1] * x + matrix[3] * (y - 60) + matrix[5]]
  })
}
const distance = (a: Posture, b: Posture): number => {
  const others = points(b)
  return Math.max(
    ...points(a).map(([x, y], index) => Math.hypot(x - (others[index]?.[0] ?? x), y - (others[index]?.[1] ?? y))),
  )
}

describe.each(STANCES)('a pet that opens with %s (R55)', (stance) => {
  const stood = (atOnce: boolean, ms: number): Posture => {
    const opening = new OpeningPose()
    opening.take(stance, atOnce)
    opening.advance(ms)
    return opening.over(idleAt(0))
  }

  it('takes the pose within a quarter of a second and keeps it', () => {
    for (const ms of [250, 1500, 4000]) expect(distance(stood(false, ms), still(STANCE_POSES[stance]))).toBeLessThan(1)
  })

  it('stands in it at once with reduced motion', () => {
    expect(distance(stood(true, 0), still(STANCE_POSES[stance]))).toBeLessThan(1)
  })

  it('breathes while it stands', () => {
    expect(stood(true, 200).squashY).not.toBe(stood(true, 900).squashY)
  })

  it('comes and goes without a jump, and is gone before a blow lands', () => {
    const opening = new OpeningPose()
    opening.take(stance, false)
    let before = opening.over(idleAt(0))
    for (let ms = STEP_MS; ms <= 1000; ms += STEP_MS) {
      if (ms === 600) opening.leave(false)
      opening.advance(STEP_MS)
      const now = opening.over(idleAt(ms))
      expect(distance(before, now)).toBeLessThan(FASTEST)
      if (ms >= 800) expect(now).toEqual(idleAt(ms))
      before = now
    }
  })

  it('leaves it at once when the fight is jumped to', () => {
    const opening = new OpeningPose()
    opening.take(stance, false)
    opening.advance(300)
    opening.leave(true)
    expect(opening.over(idleAt(0))).toEqual(idleAt(0))
  })
})
