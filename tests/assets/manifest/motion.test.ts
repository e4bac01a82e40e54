import { describe, expect, it } from 'vitest'
import { breathAt, breathingPose } from '#assets/manifest/breathing.ts'
import { type Clip, poseOfSample, sampleClip } from '#assets/manifest/clip.ts'
import { CREATURE_CLIP_NAMES, CREATURE_MOTIONS } from '#assets/manifest/creature-motion.ts'
import { CREATURE_RIGS } from '#assets/manifest/creature-rigs/all.ts'
import type { CreatureName } from '#assets/manifest/creatures.ts'
import { EASES } from '#assets/manifest/easing.ts'
import { HIT_STOP_MS, LANDS_AT_MS, PET_CLIPS, type PetClipName } from '#assets/manifest/motion.ts'
import { POSES } from '#assets/manifest/poses.ts'

type Two = 'a' | 'b'
const clip: Clip<Two> = {
  durationMs: 300,
  stopsAtMs: 100,
  poses: [
    [0, 'a'],
    [100, 'b', 'quadIn'],
    [300, 'rest'],
  ],
  tracks: {
    push: {
      keys: [
        [0, 0],
        [100, 10],
        [200, 40, 'step'],
      ],
    },
    lift: { waves: [{ fromMs: 0, toMs: 100, height: 20, times: 2 }] },
    squashX: { waves: [{ fromMs: 0, toMs: 100, height: 1, periodMs: 40 }] },
  },
}

describe('the sampler of clips', () => {
  it('stands as the first key says before it and as the last one says after it', () => {
    expect(sampleClip(clip, -50)).toMatchObject({ from: 'a', t: 0, push: 0, lift: 0, squashX: 1, squashY: 1 })
    expect(sampleClip(clip, 900)).toMatchObject({ from: 'rest', t: 0, push: 40, lift: 0 })
  })

  it('eases on the way to a key, and a step waits', () => {
    expect(sampleClip(clip, 50)).toMatchObject({ from: 'a', to: 'b', t: 0.25, push: 5 })
    expect(sampleClip(clip, 199).push).toBe(10)
    expect(sampleClip(clip, 200).push).toBe(40)
  })

  it('swells come as often as they say and never below the ground', () => {
    expect(sampleClip(clip, 50).lift).toBeCloseTo(20)
    expect(sampleClip(clip, 150).lift).toBeCloseTo(20)
    expect(sampleClip(clip, 250).lift).toBe(0)
    expect(sampleClip(clip, 50, { force: 2 }).lift).toBeCloseTo(40)
  })

  it('a hit-stop comes from the clip, its length from the player', () => {
    const stopped = { stopMs: 60 }
    expect(sampleClip(clip, 90, stopped)).toEqual(sampleClip(clip, 90))
    expect(sampleClip(clip, 130, stopped)).toEqual(sampleClip(clip, 100))
    expect(sampleClip(clip, 260, stopped)).toEqual(sampleClip(clip, 200))
  })

  it('the pose of a sample is one of the body, or between two, or the breathing', () => {
    const rest = breathingPose(450, 0)
    const pose = (ms: number) => poseOfSample(sampleClip(PET_CLIPS.strike, ms), POSES, rest)
    expect(pose(0)).toEqual(rest)
    expect(pose(290)).toEqual(POSES.attack)
    expect(pose(255).bones.armN?.[0]).toBeCloseTo(118 + 160 * EASES.quadIn(0.5))
    expect(pose(2000)).toEqual(rest)
  })

  it.each(Object.entries(EASES))('the ease %s goes from 0 to 1', (_, ease) => {
    expect(ease(0)).toBeCloseTo(0)
    expect(ease(1)).toBeCloseTo(1)
  })
})

const frames = <Name extends string>(each: Clip<Name>) =>
  Array.from({ length: 1 + Math.ceil(Math.min(each.durationMs, 3000) / 4) }, (_, index) => sampleClip(each, index * 4))

describe('how pets move', () => {
  it('keeps the times of the art direction', () => {
    expect(HIT_STOP_MS).toEqual({ plain: 60, strong: 110, last: 200 })
    const at = (pose: string) => PET_CLIPS.strike.poses.find((key) => key[1] === pose)?.[0] ?? 0
    expect(at('windup') - (PET_CLIPS.strike.poses[0]?.[0] ?? 0)).toBe(120)
    expect(at('attack') - at('windup')).toBe(70)
    expect(PET_CLIPS.strike.landsAtMs).toBe(LANDS_AT_MS.attack)
  })

  it('breathes there and back in 1.8 s, two fighters out of step', () => {
    expect(breathingPose(0, 0)).toEqual(breathingPose(1800, 0))
    expect(breathAt(900, 0)).toBeCloseTo(1)
    expect(breathAt(0, 0.5)).toBeCloseTo(1)
  })

  it.each(Object.keys(PET_CLIPS) as PetClipName[])('%s has its keys in order and no jump', (name) => {
    const { poses, tracks } = PET_CLIPS[name]
    for (const keys of [poses, ...Object.values(tracks ?? {}).map((track) => track.keys ?? [])])
      expect(keys.map(([atMs]) => atMs)).toEqual([...keys.map(([atMs]) => atMs)].sort((a, b) => a - b))
    const moments = frames(PET_CLIPS[name])
    for (const [index, now] of moments.entries()) {
      const before = moments[index - 1] ?? now
      expect(Math.abs(now.push - before.push)).toBeLessThan(9)
      expect(Math.abs(now.approach - before.approach)).toBeLessThan(0.05)
      expect(Math.abs(now.squashY - before.squashY)).toBeLessThan(0.03)
    }
  })
})

const creatures = Object.keys(CREATURE_MOTIONS) as CreatureName[]

describe('how creatures move', () => {
  it('each has a way of moving, and the bosses have their own', () => {
    expect(new Set(creatures)).toEqual(new Set(Object.keys(CREATURE_RIGS)))
    const { mammoth, 'fire-lord': fireLord, 'hollow-boss': hollow } = CREATURE_MOTIONS
    expect(mammoth.clips.strike.durationMs).toBeGreaterThan(fireLord.clips.strike.durationMs)
    expect(hollow.breathMs).toBeGreaterThan(2 * fireLord.breathMs)
    const dip = (clip: typeof mammoth.clips.strike) => Math.min(...frames(clip).map(({ squashY }) => squashY))
    expect(dip(mammoth.clips.strike)).toBeLessThan(dip(hollow.clips.strike))
    expect(Math.max(...frames(hollow.clips.strike).map(({ lift }) => lift))).toBe(0)
  })

  it.each(creatures)('%s ends each clip at home, or down, or cheering', (creature) => {
    const { clips } = CREATURE_MOTIONS[creature]
    const rest = CREATURE_RIGS[creature].poses.idle
    for (const name of CREATURE_CLIP_NAMES) {
      const end = sampleClip(clips[name], Math.min(clips[name].durationMs, 60_000))
      const pose = poseOfSample(end, CREATURE_RIGS[creature].poses, rest)
      expect(end.approach).toBeCloseTo(0)
      expect(end.outside).toBeCloseTo(0)
      expect(pose.face).toBe(name === 'defeat' ? 'ko' : name === 'victory' ? 'attack' : 'idle')
      if (name !== 'defeat') expect(end.push).toBeCloseTo(0)
    }
    expect(clips.strike.landsAtMs).toBeLessThan(clips.strike.durationMs)
    expect(
      poseOfSample(sampleClip(clips.strike, clips.strike.landsAtMs ?? 0), CREATURE_RIGS[creature].poses, rest),
    ).toEqual(CREATURE_RIGS[creature].poses.attack)
  })
})
