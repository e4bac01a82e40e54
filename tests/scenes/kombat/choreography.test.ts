import { describe, expect, it } from 'vitest'
import { breathingPose } from '#assets/manifest/breathing.ts'
import { BOSS_NAMES } from '#assets/manifest/creatures.ts'
import { ARRIVES_AT_MS, BOSS_ENTRANCES } from '#assets/manifest/fight-clips/boss-entrances.ts'
import { POSES } from '#assets/manifest/poses.ts'
import { COUNTDOWN_STEP_MS, COUNTDOWN_TAIL_MS } from '#rules/constants.ts'
import { Effects } from '#scenes/kit/effects.ts'
import { FlashLimit } from '#scenes/kit/flash-limit.ts'
import type { Posture } from '#scenes/kit/posture.ts'
import { Shaker } from '#scenes/kit/shaker.ts'
import { arenaLayout, numberPlace } from '#scenes/kombat/arena/arena-layout.ts'
import { beatPosture, hitStopMs, restPosture } from '#scenes/kombat/fighter/choreography.ts'
import { creatureMovement } from '#scenes/kombat/fighter/creature-choreography.ts'
import { fightCues } from '#scenes/kombat/flow/fight-cues.ts'
import { voiceOf, warningsOf } from '#scenes/kombat/flow/voices.ts'
import { type Beat, type Corner, planFight } from '#scenes/kombat/timeline/playback.ts'
import { bossRepertoire, petRepertoire } from '#scenes/kombat/timeline/repertoire.ts'
import { anEntry } from '#workbench/fixtures/entry.ts'
import { aScript } from '../a-fight.ts'

const beatOf = (
  fields: Parameters<typeof anEntry>[0],
  kind: Beat['kind'] = 'attack',
  more: Parameters<typeof aScript>[1] = {},
): Beat => {
  const beat = planFight(aScript([anEntry(fields)], more)).beats.find((each) => each.kind === kind)
  if (!beat) throw new Error(`There is no beat "${kind}"`)
  return beat
}
const beatsWith = (more: Parameters<typeof aScript>[1] = {}): [string, Beat][] => [
  ['a plain hit', beatOf({ damage_attack: 10 }, 'attack', more)],
  ['a critical hit', beatOf({ damage_attack: 10, is_critical: true }, 'attack', more)],
  ['a miss', beatOf({ is_opponent_evade: true }, 'attack', more)],
  ['a heal', beatOf({ damage_attack: 10, life_steal: 5 }, 'heal', more)],
  ['a reflection', beatOf({ damage_attack: 10, damage_reflected: 5 }, 'reflected', more)],
  ['a burn tick', beatOf({ burning_hell_actor: true, damage_burning_hell: 5 }, 'burned', more)],
  ['a frozen action', beatOf({ frost_prison_actor: true }, 'frozen', more)],
]
const beats = beatsWith()
/** The fastest allowed motion in 4 ms, in rest units. */
const FASTEST = 48
const at = (beat: Beat, corner: Corner, ms: number): Posture => beatPosture(beat, corner, ms, POSES.idle)
/** Distance of two postures in rest units. A whole stride counts as 140. */
const distance = (a: Posture, b: Posture): number =>
  Math.abs(140 * (a.approach - b.approach) - (a.push - b.push)) + Math.abs(a.lift - b.lift)

const FROM_AFAR: ReadonlySet<string> = new Set(['icicles', 'fire-breath'])

describe('how fighters move in a beat (art direction, Motion)', () => {
  it.each(beats)('%s begins and ends at the same place', (_, beat) => {
    const rest = restPosture('idle', 0, POSES.idle)
    for (const corner of ['user', 'opponent'] as const) {
      expect(distance(at(beat, corner, 0), rest)).toBeLessThan(1)
      expect(distance(at(beat, corner, beat.durationMs), rest)).toBeLessThan(1)
      const end = at(beat, corner, beat.durationMs)
      expect(end.pose.face).toBe('idle')
    }
  })

  it.each(beats)('no fighter jumps from place to place in %s', (_, beat) => {
    for (const corner of ['user', 'opponent'] as const)
      for (let ms = 4; ms <= beat.durationMs; ms += 4)
        expect(distance(at(beat, corner, ms - 4), at(beat, corner, ms))).toBeLessThan(FASTEST)
  })

  it('both stand still during the hit stop: 60 ms, 110 ms for a critical one', () => {
    expect(hitStopMs(beatOf({ damage_attack: 10 }))).toBe(60)
    const critical = beatOf({ damage_attack: 10, is_critical: true })
    expect(hitStopMs(critical)).toBe(110)
    for (const corner of ['user', 'opponent'] as const)
      expect(at(critical, corner, critical.landsAtMs + 5).pose.bones.armN).toEqual(
        at(critical, corner, critical.landsAtMs + 105).pose.bones.armN,
      )
    expect(hitStopMs(beatOf({ is_opponent_evade: true }))).toBe(0)
  })

  it('the last hit of a fight has the longest hit stop, and the loser stays up that long', () => {
    const last = beatOf({ damage_attack: 1000 })
    expect(last.lethal).toBe(true)
    expect(hitStopMs(last)).toBe(200)
    expect(restPosture('defeated', -200, POSES.idle)).toEqual(restPosture('defeated', 0, POSES.idle))
    expect(restPosture('defeated', 0, POSES.idle).pose.face).toBe('hit')
  })

  it('a slash goes overhead: the arm turns on from wind-up to strike', () => {
    const beat = { ...beatOf({ damage_attack: 10 }), clips: { attack: 'slash', reaction: 'thrown', fall: 'seat' } }
    const angles = [200, 340, 400, 439].map(
      (ms) => at({ ...beat, landsAtMs: 440 }, 'user', ms).pose.bones.armN?.[0] ?? 0,
    )
    expect(angles).toEqual([...angles].sort((a, b) => a - b))
    expect(angles.at(-1)).toBeGreaterThan(260)
  })

  it('the loser stays down and the winner keeps cheering', () => {
    const fallen = restPosture('defeated', 5000, POSES.idle)
    expect(fallen.lift).toBeCloseTo(0)
    expect(fallen.pose.face).toBe('ko')
    const hops = Array.from({ length: 20 }, (_, index) => restPosture('win', 1000 + index * 50, POSES.idle).lift)
    expect(Math.max(...hops)).toBeGreaterThan(30)
  })

  it('breathing has a period of 1.8 s', () => {
    expect(breathingPose(0, 0)).toEqual(breathingPose(1800, 0))
    expect(breathingPose(900, 0).bones.tail?.[0]).toBeCloseTo(8)
  })
})

describe.each(BOSS_NAMES)('how %s moves in a beat (row 143)', (boss) => {
  const movement = creatureMovement(boss)
  const idle = movement.breathing(0, 0)
  const repertoires = { user: bossRepertoire(boss), opponent: petRepertoire('blade') }
  const slow = beatsWith({ repertoires })

  it.each(slow)('%s begins and ends at home, without a jump', (_, beat) => {
    for (const corner of ['user', 'opponent'] as const) {
      const postures = Array.from({ length: beat.durationMs / 4 + 1 }, (_, index) =>
        movement.beat(beat, corner, index * 4, idle),
      )
      const home = movement.rest('idle', 0, idle)
      expect(distance(postures[0] ?? home, home)).toBeLessThan(1)
      expect(distance(postures.at(-1) ?? home, home)).toBeLessThan(1)
      for (const [index, now] of postures.entries())
        expect(distance(postures[index - 1] ?? now, now)).toBeLessThan(FASTEST)
    }
  })

  it('its hit lands with its own pose, well inside the beat', () => {
    const beat = beatOf({ damage_attack: 10 }, 'attack', { repertoires })
    expect(beat.landsAtMs).toBeLessThan(beat.durationMs / 2)
    expect(movement.beat(beat, 'user', beat.landsAtMs, idle).pose.face).toBe('attack')
    const reach = FROM_AFAR.has(beat.clips?.attack ?? '') ? 0.1 : 0.9
    expect(movement.beat(beat, 'user', beat.landsAtMs, idle).approach).toBeGreaterThan(reach)
    expect(at(beat, 'opponent', beat.landsAtMs).pose.face).toBe('hit')
    expect(at(beat, 'opponent', beat.landsAtMs - 250).push).toBe(0)
  })

  it('falls and stays down', () => {
    expect(movement.rest('defeated', 5000, idle).pose.face).toBe('ko')
  })
})

describe('numbers over heads', () => {
  it.each([
    [390, 240],
    [390, 300],
    [320, 260],
    [390, 460],
    [768, 420],
  ])('stay inside %i × %i and below the header while they pop and rise', (width, height) => {
    const layout = arenaLayout(width, height, 88)
    const size = { width: 120, height: 60, rise: 40 }
    for (const wanted of [
      { x: 0, y: 0 },
      { x: width, y: height * 0.4 },
    ]) {
      const { x, y } = numberPlace(layout, wanted, size)
      expect(x - size.width / 2).toBeGreaterThanOrEqual(0)
      expect(x + size.width / 2).toBeLessThanOrEqual(width)
      expect(y - size.rise - size.height / 2).toBeGreaterThanOrEqual(88)
    }
  })

  it('at 390 px a stride is about 73 px', () => {
    expect(arenaLayout(390, 420, 88).strideX).toBeGreaterThan(70)
    expect(arenaLayout(390, 420, 88).strideX).toBeLessThan(78)
  })

  it('a low box has smaller fighters rather than heads behind the header', () => {
    const tall = arenaLayout(390, 460, 88)
    const low = arenaLayout(390, 240, 88)
    expect(low.unit).toBeLessThan(tall.unit)
    expect(low.groundY - 400 * low.unit).toBeGreaterThan(80)
  })
})

it('flashes are never more than three within a second of real time', () => {
  const limit = new FlashLimit()
  const flashes: number[] = []
  for (let ms = 0; ms < 10_000; ms += 20) {
    if (limit.take()) flashes.push(ms)
    limit.advance(20)
  }
  for (const from of flashes) expect(flashes.filter((ms) => ms >= from && ms < from + 1000).length).toBeLessThan(4)
  expect(flashes.length).toBeGreaterThan(20)
})

it.each([
  [320, 420],
  [390, 420],
  [390, 640],
  [768, 420],
  [768, 1024],
])(
  'the arena in boxes of all sizes %i × %i is covered, with both fighters inside and the feet on the ground',
  (width, height) => {
    const layout = arenaLayout(width, height)
    expect(layout.artX).toBeLessThanOrEqual(0)
    expect(layout.artY).toBeLessThanOrEqual(0)
    expect(layout.homeX.user / width).toBeCloseTo(0.25)
    expect(layout.homeX.opponent / width).toBeCloseTo(0.75)
    expect(layout.groundY).toBeLessThan(height)
    expect(layout.groundY - 430 * layout.unit).toBeGreaterThan(0)
    expect(layout.strideX).toBeGreaterThan(0)
  },
)

describe('short effects', () => {
  it('a shake decays', () => {
    const shaker = new Shaker()
    expect(shaker.advance(16)).toEqual({ x: 0, y: 0 })
    shaker.start(9, 180)
    expect(Math.abs(shaker.advance(10).x)).toBeGreaterThan(1)
    const end = shaker.advance(200)
    expect(Math.abs(end.x) + Math.abs(end.y)).toBe(0)
  })

  it('an effect waits for its delay, is called with its age and ends once', () => {
    const effects = new Effects()
    const times: number[] = []
    let ends = 0
    effects.add(
      {
        lifeMs: 100,
        update: (t) => times.push(t),
        end: () => {
          ends += 1
        },
      },
      50,
    )
    effects.advance(40)
    effects.advance(60)
    effects.advance(100)
    effects.advance(100)
    expect(times).toEqual([0.5, 1])
    expect(ends).toBe(1)
    expect(effects.count).toBe(0)
  })

  it('clearing ends running and delayed effects', () => {
    const effects = new Effects()
    let ends = 0
    const effect = {
      lifeMs: 100,
      update: () => {},
      end: () => {
        ends += 1
      },
    }
    effects.add(effect)
    effects.add(effect, 500)
    effects.clear()
    effects.advance(1000)
    expect(ends).toBe(2)
  })
})

describe('a boss comes and goes (row 143)', () => {
  it.each(BOSS_NAMES)('%s has come in and its versus stamp is gone before the first blow', (boss) => {
    const { durationMs, clip } = BOSS_ENTRANCES[boss]
    expect(clip.durationMs).toBe(durationMs)
    // The versus stamp takes 1400 ms.
    expect(durationMs + 1400).toBeLessThanOrEqual(4 * COUNTDOWN_STEP_MS + COUNTDOWN_TAIL_MS)
    expect(ARRIVES_AT_MS[boss]).toBeLessThanOrEqual(durationMs)
    const { entering, breathing } = creatureMovement(boss)
    const home = entering(durationMs, breathing(0, 0))
    for (const value of [home.outside, home.lift, home.push, home.tilt]) expect(value).toBeCloseTo(0, 1)
    expect(home.squashY).toBeCloseTo(1, 1)
  })

  it.each(BOSS_NAMES)('%s that still stands turns its back in the end, on its feet', (boss) => {
    const { rest, breathing } = creatureMovement(boss)
    const away = rest('parting', 4000, breathing(0, 0))
    expect(away.squashX).toBeLessThan(-0.9)
    expect(away.pose.face).toBe('idle')
    expect(away.lift).toBeCloseTo(0, 1)
  })

  it.each(['mammoth', 'fire-lord'] as const)('one hears %s before its blow from afar', (boss) => {
    const look = { kind: 'boss', boss } as const
    const cues = fightCues({
      plan: planFight(
        aScript([anEntry({ damage_attack: 50 })], {
          secondPhaseFrom: 0,
          repertoires: { user: bossRepertoire(boss), opponent: petRepertoire('blade') },
        }),
      ),
      seed: 1,
      voices: { user: voiceOf(look), opponent: voiceOf(look) },
      warnings: { user: warningsOf(look), opponent: warningsOf(look) },
      fallsAfterMs: () => 0,
    }).flat()
    const early = cues.filter((cue) => cue.kind === 'sample' && cue.atMs < 320 && cue.rate < 0.7)
    expect(early.length).toBeGreaterThanOrEqual(3)
  })
})
