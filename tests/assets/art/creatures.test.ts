import { describe, expect, it } from 'vitest'
import { CREATURE_DRAWINGS } from '#assets/art/creatures/all.ts'
import { composeCreature } from '#assets/art/creatures/drawn-layer.ts'
import { withFreshIds } from '#assets/art/kit/svg.ts'
import { creatureSource } from '#assets/build/creature-sources.ts'
import { rasterise } from '#assets/build/rasterise.ts'
import { CREATURE_RIGS } from '#assets/manifest/creature-rigs/all.ts'
import { blendCreature, CREATURE_POSE_NAMES, placeCreature } from '#assets/manifest/creature-rigs/creature.ts'
import {
  BOSS_NAMES,
  bossArenaPicture,
  bossPack,
  CREATURE_ICON_NAMES,
  CREATURE_PACK_NAMES,
  CREATURE_PICTURE_NAMES,
  type CreatureName,
  creaturePortrait,
  HUNT_STAGES,
  huntPicture,
  STAGE_DEMONS,
  stagePack,
} from '#assets/manifest/creatures.ts'
import { placementAt } from '#assets/manifest/rig.ts'

const creatures = Object.keys(CREATURE_RIGS) as CreatureName[]
const packOf = (creature: CreatureName): string => {
  const boss = BOSS_NAMES.find((name) => name === creature)
  if (boss) return bossPack(boss)
  const stage = HUNT_STAGES.find((name) => (STAGE_DEMONS[name] as readonly string[]).includes(creature))
  if (!stage) throw new Error(`${creature} is neither a boss nor a stage's demon`)
  return stagePack(stage)
}

describe('the rigs of bosses and demons', () => {
  it('are three bosses of 8 or 9 bones and six demons of 6, two a stage', () => {
    expect(BOSS_NAMES.map((boss) => Object.keys(CREATURE_RIGS[boss].bones).length)).toEqual([9, 8, 8])
    const demons = HUNT_STAGES.flatMap((stage) => STAGE_DEMONS[stage])
    expect(demons).toHaveLength(6)
    for (const demon of demons) expect(Object.keys(CREATURE_RIGS[demon].bones)).toHaveLength(6)
    expect(new Set(creatures)).toEqual(new Set([...BOSS_NAMES, ...demons]))
  })

  it.each(creatures)('%s: every bone hangs on one before it, every pose turns bones that are there', (creature) => {
    const { bones, poses, layers } = CREATURE_RIGS[creature]
    const names = Object.keys(bones)
    for (const [index, name] of names.entries()) {
      const parent = bones[name]?.parent ?? null
      if (parent !== null) expect(names.slice(0, index)).toContain(parent)
    }
    for (const pose of CREATURE_POSE_NAMES) {
      for (const bone of Object.keys(poses[pose].bones)) expect(names).toContain(bone)
    }
    for (const { bone } of layers) expect(names).toContain(bone)
    expect(poses.defeated.face).toBe('ko')
    expect(poses.hit.face).toBe('hit')
  })

  it.each(creatures)('%s: its pack has a frame for each layer in each pose, anchored on the bone', (creature) => {
    const source = creatureSource(packOf(creature))
    if (source.kind !== 'pack') throw new Error('not a pack')
    const frames = new Map(source.frames.map((frame) => [frame.name, frame]))
    for (const name of CREATURE_POSE_NAMES) {
      const pose = blendCreature(CREATURE_RIGS[creature], name, 'idle', 0)
      for (const { frame, pivot, matrix } of placeCreature(creature, CREATURE_RIGS[creature], pose)) {
        expect(frames.get(frame)?.anchor, `${frame} in ${name}`).toEqual({ x: pivot.x, y: pivot.y })
        const { x, y, scaleX, scaleY } = placementAt(matrix, pivot)
        expect([x, y, scaleX, scaleY].every(Number.isFinite)).toBe(true)
      }
    }
  })

  it.each(creatures)('%s: no pose stands in the air of another or falls through the ground', (creature) => {
    const rig = CREATURE_RIGS[creature]
    const drawn = withFreshIds(CREATURE_DRAWINGS[creature])
    for (const name of CREATURE_POSE_NAMES) {
      const svg = composeCreature(creature, rig, drawn, rig.poses[name])
      const box = { x: -260, y: -260, width: 1040, height: 1000 }
      const { trim } = rasterise({ name, svg, box, pxPerUnit: 0.1 }, creature)
      const feet = box.y + (trim.y + trim.height) * 10
      expect(Math.abs(feet - rig.ground.y), `${name} stands at ${feet}`).toBeLessThan(60)
    }
  })
})

it('the built list of creatures knows every name once and refuses others', () => {
  const names: string[] = [...CREATURE_PACK_NAMES, ...CREATURE_ICON_NAMES, ...CREATURE_PICTURE_NAMES]
  expect(new Set(names).size).toBe(names.length)
  expect(names).toContain(bossArenaPicture('mammoth', 'floor'))
  expect(names).toContain(huntPicture('demonbane-keep'))
  for (const creature of creatures) expect(names).toContain(creaturePortrait(creature))
  expect(() => creatureSource('boss-nobody')).toThrow('nothing draws it')
})
