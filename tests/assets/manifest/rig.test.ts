import { describe, expect, test } from 'vitest'
import { BUILD_NAMES, BUILDS } from '#assets/manifest/builds.ts'
import { FIGHT_POSES } from '#assets/manifest/fight-clips/fight-poses.ts'
import { POSES } from '#assets/manifest/poses.ts'
import {
  applyFit,
  BONES,
  type BoneName,
  type Build,
  blendPose,
  type Matrix,
  multiply,
  type Pose,
  placementOf,
  REST_GROUND,
  SLOT_ORDER,
  solvePose,
} from '#assets/manifest/rig.ts'

const BONE_NAMES = Object.keys(BONES) as readonly (keyof typeof BONES)[]
const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]

const COMMON: Build = { shifts: {}, sinks: 1, restScale: { head: 1.13 }, fits: {} }

const rest: Pose = { face: 'idle', bones: {} }
const apply = (matrix: Matrix, x: number, y: number): [number, number] => [
  matrix[0] * x + matrix[2] * y + matrix[4],
  matrix[1] * x + matrix[3] * y + matrix[5],
]
const close = (actual: readonly (number | undefined)[], expected: readonly number[]): void => {
  expect(actual).toHaveLength(expected.length)
  for (const [index, value] of expected.entries()) expect(actual[index]).toBeCloseTo(value, 3)
}

describe('the rig that all pets share (row 39, row 75)', () => {
  test('every bone is listed after the bone that carries it, so that one pass solves a pose', () => {
    for (const [index, name] of BONE_NAMES.entries()) {
      const { parent } = BONES[name]
      if (parent !== null) expect(BONE_NAMES.indexOf(parent)).toBeLessThan(index)
    }
  })

  test('a body without a type of its own stands on the common skeleton, its head enlarged about its neck', () => {
    const solved = solvePose(rest, COMMON)
    close(solved.armN, IDENTITY)
    close(solved.companion, IDENTITY)
    close(solved.head, [1.13, 0, 0, 1.13, 260 - 1.13 * 260, 314 - 1.13 * 314])
  })

  test('a turned bone turns about its own pivot, and what it carries turns with it', () => {
    const solved = solvePose({ face: 'idle', bones: { armN: [90] } }, COMMON)
    close(apply(solved.armN, BONES.armN.x, BONES.armN.y), [208, 344])
    // The hand hangs 54 below the shoulder; turned by 90° clockwise it points to the left.
    close(apply(solved.weapon, BONES.weapon.x, BONES.weapon.y), [154, 344])
  })

  test('the attack pose gives the matrices of the art kit', () => {
    const solved = solvePose(POSES.attack, COMMON)
    close(solved.weapon, [-0.1075, 0.9769, -1.1893, -0.1919, 839.6241, 236.0315])
    close(solved.head, [1.1796, 0.1903, -0.208, 1.0794, 93.9608, -66.8272])
    close(solved.shield, [0.9961, 0.3318, -0.3625, 0.9115, 204.6085, -45.2401])
    close(solved.companion, [0.9703, 0.2419, -0.2419, 0.9703, 75.6518, -14.6706])
    close(solved.legN, [0.8788, 0.5424, -0.5927, 0.8042, 290.947, -42.9943])
  })

  test.each(BUILD_NAMES)('%s: its soles are on the ground, its hands hold what they hold, its parts meet', (name) => {
    const build = BUILDS[name]
    const solved = solvePose(rest, build)
    const drawn = (bone: BoneName, x: number, y: number) => {
      const own = build.fits[bone]
      return apply(own ? applyFit(solved[bone], own, bone) : solved[bone], x, y)
    }
    for (const leg of ['legN', 'legF'] as const)
      expect(drawn(leg, BONES[leg].x, REST_GROUND.y + 2)[1]).toBeCloseTo(REST_GROUND.y + 2)
    close(apply(solved.weapon, BONES.weapon.x, BONES.weapon.y), drawn('armN', BONES.weapon.x, BONES.weapon.y))
    close(apply(solved.shield, BONES.shield.x, BONES.shield.y), drawn('armF', BONES.shield.x, BONES.shield.y))
    for (const bone of ['head', 'armN', 'armF', 'tail', 'wings', 'cape'] as const)
      close(apply(solved[bone], BONES[bone].x, BONES[bone].y), drawn('torso', BONES[bone].x, BONES[bone].y))
  })

  test.each(BUILD_NAMES)('%s: in every pose of a fight it is as near to the ground as the common skeleton', (name) => {
    const lowest = (pose: Pose, build: Build): number => {
      const solved = solvePose(pose, build)
      return Math.max(
        ...(['legN', 'legF', 'torso'] as const).flatMap((bone) => {
          const own = build.fits[bone]
          const matrix = own ? applyFit(solved[bone], own, bone) : solved[bone]
          const { x } = BONES[bone]
          const y = bone === 'torso' ? 430 : REST_GROUND.y
          return [-20, 0, 20].map((dx) => apply(matrix, x + dx, y)[1])
        }),
      )
    }
    for (const [pose, drawn] of Object.entries({ ...POSES, ...FIGHT_POSES }))
      expect(Math.abs(lowest(drawn, BUILDS[name]) - lowest(drawn, COMMON)), pose).toBeLessThan(24)
  })

  test('blending keeps the ends and never takes the shorter way round: the sword swings overhead', () => {
    const half = blendPose(POSES.windup, POSES.attack, 0.5)
    expect(half.bones.armN?.[0]).toBe(198)
    expect(blendPose(POSES.windup, POSES.attack, 0).bones.armN?.[0]).toBe(118)
    expect(blendPose(POSES.windup, POSES.attack, 1).bones.armN?.[0]).toBe(278)
    const hand = placementOf(solvePose(half, COMMON).weapon, 'weapon')
    expect(hand.y).toBeLessThan(BONES.armN.y)
  })

  test('a bone that only one of two poses moves blends from its rest, stretch included', () => {
    const half = blendPose(POSES.idle, POSES.defeated, 0.5)
    close(half.bones.torso ?? [], [1.5, -1, 17, 1.04, 0.95])
    expect(half.bones.wings?.[4]).toBeCloseTo(0.8)
  })

  test('a blend may overshoot, for eases that swing back', () => {
    expect(blendPose(POSES.idle, POSES.win, 1.1).bones.root?.[2]).toBeCloseTo(-17.6)
  })

  test('the face changes halfway', () => {
    expect(blendPose(POSES.idle, POSES.hit, 0.49).face).toBe('idle')
    expect(blendPose(POSES.idle, POSES.hit, 0.5).face).toBe('hit')
  })

  test('a helmet is moved and scaled about its own pivot, so that it sits on a pointed head', () => {
    const fitted = applyFit(IDENTITY, { dx: 0, dy: -30, scaleX: 0.74, scaleY: 0.74 }, 'helmet')
    close(apply(fitted, BONES.helmet.x, BONES.helmet.y), [260, 148])
    close(apply(fitted, BONES.helmet.x + 100, BONES.helmet.y), [334, 148])
    close(applyFit(IDENTITY, { dx: 0, dy: 0, scaleX: 1, scaleY: 1 }, 'helmet'), IDENTITY)
  })

  test('a placement keeps what a sprite can show of a matrix', () => {
    const placed = placementOf(solvePose({ face: 'idle', bones: { tail: [30, 5, -2, 2, 0.5] } }, COMMON).tail, 'tail')
    close([placed.x, placed.y], [BONES.tail.x + 5, BONES.tail.y - 2])
    expect(placed.rotation).toBeCloseTo(Math.PI / 6)
    close([placed.scaleX, placed.scaleY], [2, 0.5])
  })

  test('matrices multiply from the right: the inner one acts first', () => {
    const shift: Matrix = [1, 0, 0, 1, 10, 0]
    const double: Matrix = [2, 0, 0, 2, 0, 0]
    close(apply(multiply(double, shift), 1, 1), [22, 2])
    close(apply(multiply(shift, double), 1, 1), [12, 2])
  })

  test('no slot stands twice in the drawing order', () => {
    expect(new Set(SLOT_ORDER).size).toBe(SLOT_ORDER.length)
  })
})
