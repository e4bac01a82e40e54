import { describe, expect, it } from 'vitest'
import { BOSS_NAMES } from '#assets/manifest/creatures.ts'
import { ARMED } from '#assets/manifest/fight-clips/attack.ts'
import { bossRepertoire, petRepertoire, type Repertoire } from '#scenes/kombat/timeline/repertoire.ts'
import { MOTION_BODIES, MOTION_CLIP_NAMES, motionClipsOf } from '#workbench/gallery/motion-clips.ts'

const clipNamesOf = ({ plain, critical, hits, evades, falls }: Repertoire): string[] => [
  ...plain.map((name) => `attack-${name}`),
  ...critical.map((name) => `critical-${name}`),
  ...hits.map((name) => `hit-${name}`),
  ...evades.map((name) => `evade-${name}`),
  ...falls.map((name) => `fall-${name}`),
]

describe('the gallery’s Motion page', () => {
  it.each([...ARMED, 'bare'] as const)('has every clip that a pet fights with: %s', (wielder) => {
    expect(Object.keys(motionClipsOf('hamster'))).toEqual(expect.arrayContaining(clipNamesOf(petRepertoire(wielder))))
  })

  it.each(BOSS_NAMES)('has every clip of %s', (boss) => {
    expect(Object.keys(motionClipsOf(boss))).toEqual(expect.arrayContaining(clipNamesOf(bossRepertoire(boss))))
  })

  it('has for every body only poses of its own skeleton', () => {
    for (const body of MOTION_BODIES)
      for (const [name, { clip, poses }] of Object.entries(motionClipsOf(body))) {
        expect(MOTION_CLIP_NAMES).toContain(name)
        for (const [, pose] of clip.poses) if (pose !== 'rest') expect(poses[pose], `${body}, ${name}`).toBeDefined()
      }
  })

  it('begins a reaction before the blow that lands at 0', () => {
    expect(motionClipsOf('hamster')['evade-under']).toMatchObject({ beginsAtMs: -240, touchesAtMs: [0] })
    expect(motionClipsOf('hamster')['attack-slash']).toMatchObject({ beginsAtMs: 0, touchesAtMs: [440], isArmed: true })
  })
})
