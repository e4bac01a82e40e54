import { describe, expect, it } from 'vitest'
import { CREATURE_RIGS } from '#assets/manifest/creature-rigs/all.ts'
import { BOSS_NAMES, type BossName } from '#assets/manifest/creatures.ts'
import { landsAt } from '#assets/manifest/fight-clips/attack.ts'
import { BOSS_ATTACKS } from '#assets/manifest/fight-clips/boss-attacks.ts'
import { buildOfHouse } from '#assets/manifest/pets.ts'
import { BONES, type Matrix, type PoseOf, solveBones, solvePose } from '#assets/manifest/rig.ts'
import { END_DELAY_MS } from '#rules/constants.ts'
import type { Posture } from '#scenes/kit/posture.ts'
import { hitStopMs, type Movement, PET_MOVEMENT } from '#scenes/kombat/fighter/choreography.ts'
import { creatureMovement } from '#scenes/kombat/fighter/creature-choreography.ts'
import { type Beat, planFight } from '#scenes/kombat/timeline/playback.ts'
import { ALL_PET_ATTACKS, bossRepertoire, petRepertoire, type Repertoire } from '#scenes/kombat/timeline/repertoire.ts'
import { anEntry } from '#workbench/fixtures/entry.ts'
import { aScript } from '../a-fight.ts'

const FRAME_MS = 70
const MOST_STILL = 3
/** Distance from a fighter's home to where it strikes, in rest units, on a stage 390 px wide. */
const STRIDE = 205
const BEHIND = 480
const MIDDLE = 118

interface Puppet {
  readonly name: string
  readonly movement: Movement
  readonly repertoire: Repertoire
  readonly attacks: Readonly<Record<string, { readonly impactMs: readonly [number, ...number[]] }>>
  readonly ground: { readonly x: number; readonly y: number }
  points(pose: PoseOf<string>): readonly (readonly [number, number])[]
}

/** Two points of a bone, so that turning counts as motion. */
const ofBone = (matrix: Matrix, x: number, y: number): [number, number][] =>
  [y, y - 60].map((height) => [
    matrix[0] * x + matrix[2] * height + matrix[4],
    matrix[1] * x + matrix[3] * height + matrix[5],
  ])

const PET_BONES = ['torso', 'head', 'armN', 'armF', 'legN', 'legF'] as const
const pet: Puppet = {
  name: 'a pet',
  movement: PET_MOVEMENT,
  repertoire: petRepertoire('blade'),
  attacks: ALL_PET_ATTACKS,
  ground: { x: 256, y: 456 },
  points: (pose) => {
    const solved = solvePose(pose, buildOfHouse(0))
    return PET_BONES.flatMap((name) => ofBone(solved[name], BONES[name].x, BONES[name].y))
  },
}
const boss = (name: BossName): Puppet => {
  const rig = CREATURE_RIGS[name]
  return {
    name,
    movement: creatureMovement(name),
    repertoire: bossRepertoire(name),
    attacks: BOSS_ATTACKS[name],
    ground: rig.ground,
    points: (pose) => {
      const solved = solveBones(rig.bones, pose.bones)
      return Object.entries(rig.bones).flatMap(([bone, { x, y }]) => {
        const matrix = solved[bone]
        return matrix && bone !== 'embers' && bone !== 'flame' ? ofBone(matrix, x, y) : []
      })
    },
  }
}

/** Points of the posed puppet in rest units, relative to the ground point of its home. */
const placed = (puppet: Puppet, posture: Posture): (readonly [number, number])[] => {
  const turn = (posture.tilt * Math.PI) / 180
  const along = posture.approach * STRIDE + posture.cross * BEHIND - posture.push
  return puppet.points(posture.pose).map(([x, y]) => {
    const [dx, dy] = [(x - puppet.ground.x) * posture.squashX, (y - puppet.ground.y) * posture.squashY + MIDDLE]
    return [
      along + dx * Math.cos(turn) - dy * Math.sin(turn),
      dx * Math.sin(turn) + dy * Math.cos(turn) - MIDDLE - posture.lift,
    ]
  })
}

/** Largest distance that any point has moved, in rest units. */
const moved = (before: readonly (readonly [number, number])[], after: readonly (readonly [number, number])[]): number =>
  Math.max(...after.map(([x, y], index) => Math.hypot(x - (before[index]?.[0] ?? x), y - (before[index]?.[1] ?? y))))

const breathingPosture = (puppet: Puppet, ms: number): Posture =>
  puppet.movement.rest('idle', 0, puppet.movement.breathing(ms, 0))

const breath = (puppet: Puppet): number =>
  Math.max(
    ...Array.from({ length: 60 }, (_, index) =>
      moved(
        placed(puppet, breathingPosture(puppet, index * FRAME_MS)),
        placed(puppet, breathingPosture(puppet, (index + 1) * FRAME_MS)),
      ),
    ),
  )

const BREATHS = new Map<string, number>()
const breathOf = (puppet: Puppet): number => {
  const known = BREATHS.get(puppet.name) ?? breath(puppet)
  BREATHS.set(puppet.name, known)
  return known
}

const beatWith = (
  fields: Parameters<typeof anEntry>[0],
  clips: NonNullable<Beat['clips']>,
  landsAtMs: number,
): Beat => {
  const [beat] = planFight(aScript([anEntry(fields)])).beats
  if (!beat) throw new Error('There is no beat')
  return { ...beat, clips, landsAtMs }
}

const longestStill = (actor: Puppet, target: Puppet, beat: Beat, untilMs: number): number => {
  const posturesAt = (ms: number): [Posture, Posture] => {
    const [own, others] = [actor.movement.breathing(ms, 0), target.movement.breathing(ms, 0.4)]
    const fallenMs = ms - beat.landsAtMs - hitStopMs(beat)
    return [
      ms < beat.durationMs ? actor.movement.beat(beat, 'user', ms, own) : actor.movement.rest('idle', 0, own),
      beat.lethal && ms >= beat.landsAtMs
        ? target.movement.rest('defeated', fallenMs, others, beat.clips?.fall)
        : target.movement.beat(beat, 'opponent', ms, others),
    ]
  }
  let [longest, run] = [0, 0]
  for (let ms = FRAME_MS; ms <= untilMs; ms += FRAME_MS) {
    const [before, now] = [posturesAt(ms - FRAME_MS), posturesAt(ms)]
    const isStill =
      moved(placed(actor, before[0]), placed(actor, now[0])) <= breathOf(actor) &&
      moved(placed(target, before[1]), placed(target, now[1])) <= breathOf(target)
    run = isStill ? run + 1 : 0
    longest = Math.max(longest, run)
  }
  return longest
}

const puppets = [pet, ...BOSS_NAMES.map(boss)]
const pairs = puppets.flatMap((actor) =>
  [pet, ...(actor === pet ? BOSS_NAMES.map(boss) : [])].map((target): [string, Puppet, Puppet] => [
    `${actor.name} against ${target.name === actor.name ? 'another' : target.name}`,
    actor,
    target,
  ]),
)

describe('the whole turn is alive', () => {
  it.each(pairs)(
    '%s: with no attack and reaction do both stand still for more than three frames',
    (_, actor, target) => {
      for (const [attack, { impactMs }] of Object.entries(actor.attacks))
        for (const isEvaded of [false, true])
          for (const reaction of isEvaded ? target.repertoire.evades : target.repertoire.hits) {
            const isCritical = actor.repertoire.critical.includes(attack) && !isEvaded
            const fields = isEvaded ? { is_opponent_evade: true } : { damage_attack: 10, is_critical: isCritical }
            const beat = beatWith(fields, { attack, reaction, fall: '' }, landsAt({ impactMs }))
            expect(longestStill(actor, target, beat, beat.durationMs), `${attack}, ${reaction}`).toBeLessThanOrEqual(
              MOST_STILL,
            )
          }
    },
  )

  it.each(pairs)('%s: nor with a last blow and the fall after it', (_, actor, target) => {
    for (const [attack, { impactMs }] of Object.entries(actor.attacks))
      for (const fall of target.repertoire.falls) {
        const clips = { attack, reaction: target.repertoire.hits[0] ?? '', fall }
        const beat = beatWith({ damage_attack: 1000 }, clips, landsAt({ impactMs }))
        expect(beat.lethal).toBe(true)
        expect(
          longestStill(actor, target, beat, beat.durationMs + END_DELAY_MS),
          `${attack}, ${fall}`,
        ).toBeLessThanOrEqual(MOST_STILL)
      }
  })
})

describe('the clips of attacks', () => {
  const clips = puppets.flatMap(({ name, attacks, movement, repertoire }) =>
    Object.entries(attacks).map(([attack, { impactMs }]): [string, Movement, string, readonly number[], boolean] => [
      `${attack} of ${name}`,
      movement,
      attack,
      impactMs,
      repertoire.critical.includes(attack),
    ]),
  )
  it.each(clips)(
    '%s begins and ends at home, upright and facing the other one',
    (_, movement, attack, impactMs, isCritical) => {
      const fields = { damage_attack: 10, is_critical: isCritical }
      const beat = beatWith(fields, { attack, reaction: '', fall: '' }, impactMs.at(-1) ?? 0)
      const idle = movement.breathing(0, 0)
      for (const ms of [0, beat.durationMs - 4]) {
        const posture = movement.beat(beat, 'user', ms, idle)
        for (const value of [posture.approach, posture.cross, posture.push, posture.lift])
          expect(value).toBeCloseTo(0, 1)
        expect(Math.cos((posture.tilt * Math.PI) / 180)).toBeCloseTo(1, 2)
        expect(posture.squashX).toBeCloseTo(1, 1)
        expect(posture.pose.face).toBe('idle')
      }
      expect([...impactMs].sort((a, b) => a - b)).toEqual(impactMs)
      expect(impactMs.at(-1)).toBeGreaterThan(400)
      expect(impactMs.at(-1)).toBeLessThan(600)
    },
  )
})
