import { describe, expect, it } from 'vitest'
import { POSES } from '#assets/manifest/poses.ts'
import { FINDING_MIN_MS } from '#rules/constants.ts'
import { practiceEndsAtMs, practicePosture } from '#scenes/kombat/fighter/practice.ts'
import { petRepertoire } from '#scenes/kombat/timeline/repertoire.ts'

const idle = POSES.idle
const { plain } = petRepertoire('blade')
const at = (ms: number) => practicePosture(plain, ms, idle)

describe('the pet while an opponent is looked for', () => {
  it('tries at least two of its attacks within the three seconds, and never leaves its own side', () => {
    let [poses, farthest] = [new Set<string>(), 0]
    for (let ms = 0; ms < FINDING_MIN_MS; ms += 10) {
      const { pose, approach, cross } = at(ms)
      poses = poses.add(JSON.stringify(pose.bones.armN))
      farthest = Math.max(farthest, Math.abs(approach))
      expect(cross).toBe(0)
    }
    expect(poses.size).toBeGreaterThan(100)
    expect(farthest).toBeGreaterThan(0.2)
    expect(farthest).toBeLessThan(0.4)
    expect(practiceEndsAtMs(plain, 0)).toBeLessThan(FINDING_MIN_MS / 2)
  })

  it('moves from each moment to the next without a jump, into the next attack and round again', () => {
    for (let ms = 4; ms < 12_000; ms += 4) {
      const [before, now] = [at(ms - 4), at(ms)]
      expect(Math.abs(now.approach - before.approach)).toBeLessThan(0.1)
      expect(Math.abs(now.lift - before.lift)).toBeLessThan(20)
    }
  })

  it('a pet that is stopped ends its attack: at home, at rest', () => {
    for (const ms of [0, 500, 1379, 1380, 2900, 7000]) {
      const endMs = practiceEndsAtMs(plain, ms)
      expect(endMs).toBeGreaterThan(ms)
      expect(endMs - ms).toBeLessThan(1600)
      const { approach, lift, pose } = at(endMs - 1)
      expect([approach, lift]).toEqual([0, 0])
      expect(pose).toEqual(idle)
    }
  })

  it('a pet without attacks stands still', () => {
    expect(practicePosture([], 700, idle)).toMatchObject({ approach: 0, lift: 0, pose: idle })
    expect(practiceEndsAtMs([], 700)).toBe(0)
  })
})
