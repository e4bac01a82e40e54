import { describe, expect, it } from 'vitest'
import {
  DUEL_MS,
  huntPhaseAt,
  killsAt,
  planHunt,
  RETURNING_MS,
  SCOUTING_MS,
  SETTING_OUT_MS,
} from '#rules/hunt/hunt-plan.ts'
import { HUNT_STAGES } from '#rules/hunt/hunts.ts'
import { MS_PER_MINUTE } from '#rules/units.ts'

const seedOf = (no: number): string => (no * 2_654_435_761 + 77).toString(16).padStart(16, '0').slice(-16)

const HUNTS = HUNT_STAGES.flatMap(({ durationMs, killsMin, killsMax }) =>
  [killsMin, killsMax].flatMap((kills) =>
    Array.from({ length: 60 }, (_, no) => ({ kills, durationMs, seed: seedOf(no + kills) })),
  ),
)

describe('the plan of a hunt (row 176, R33)', () => {
  it('has exactly the kills that the server decided, one after the other, inside the hunt', () => {
    for (const hunt of HUNTS) {
      const plan = planHunt(hunt)
      const duels = plan.flatMap((skirmish) => skirmish.duels)
      expect(duels).toHaveLength(hunt.kills)
      let endMs = SETTING_OUT_MS
      for (const duel of duels) {
        expect(duel.startsAtMs).toBeGreaterThanOrEqual(endMs)
        expect(duel.fallsAtMs).toBeGreaterThan(duel.startsAtMs)
        expect(duel.fallsAtMs).toBeLessThan(duel.endsAtMs)
        endMs = duel.endsAtMs
      }
      expect(endMs).toBeLessThanOrEqual(hunt.durationMs - RETURNING_MS)
      for (const { duels: group } of plan) expect(group.length).toBeLessThanOrEqual(3)
    }
  })

  it('spreads them: no third of the time is without a demon', () => {
    for (const hunt of HUNTS) {
      const third = hunt.durationMs / 3
      const starts = planHunt(hunt).map(({ startsAtMs }) => Math.floor(startsAtMs / third))
      expect(new Set(starts).size, hunt.seed).toBe(3)
    }
  })

  it('is the same for the same hunt and differs for another seed', () => {
    const hunt = { kills: 7, seed: '0123456789abcdef', durationMs: 10_800_000 }
    expect(planHunt(hunt)).toEqual(planHunt({ ...hunt }))
    expect(planHunt(hunt)).not.toEqual(planHunt({ ...hunt, seed: 'fedcba9876543210' }))
  })

  it('counts the kills one by one, none before the first and all of them at the end', () => {
    const hunt = { kills: 7, seed: '0123456789abcdef', durationMs: 10_800_000 }
    const plan = planHunt(hunt)
    const falls = plan.flatMap(({ duels }) => duels.map(({ fallsAtMs }) => fallsAtMs))
    for (const [index, atMs] of falls.entries()) {
      expect(killsAt(plan, atMs - 1)).toBe(index)
      expect(killsAt(plan, atMs)).toBe(index + 1)
    }
    expect(killsAt(plan, 0)).toBe(0)
    expect(killsAt(plan, hunt.durationMs)).toBe(7)
  })
})

describe('what the pet does at a moment of the hunt', () => {
  const hunt = { kills: 7, seed: '0123456789abcdef', durationMs: 10_800_000 }
  const plan = planHunt(hunt)
  const at = (elapsedMs: number) => huntPhaseAt(plan, hunt.durationMs, elapsedMs)

  it('sets out, returns, and waits in the camp', () => {
    expect(at(-500)).toEqual({ kind: 'setting-out', sinceMs: 0 })
    expect(at(3000)).toEqual({ kind: 'setting-out', sinceMs: 3000 })
    expect(at(hunt.durationMs - 1000)).toEqual({ kind: 'returning', sinceMs: RETURNING_MS - 1000 })
    expect(at(hunt.durationMs)).toEqual({ kind: 'waiting' })
    expect(at(hunt.durationMs + 30 * 24 * 60 * MS_PER_MINUTE)).toEqual({ kind: 'waiting' })
  })

  it('fights through every duel from its first moment to its last', () => {
    for (const duel of plan.flatMap((skirmish) => skirmish.duels)) {
      expect(at(duel.startsAtMs)).toEqual({ kind: 'fighting', sinceMs: 0, duel })
      expect(at(duel.endsAtMs - 1)).toEqual({ kind: 'fighting', sinceMs: DUEL_MS - 1, duel })
    }
  })

  it('meets an escaping demon now and then, never during a duel', () => {
    const seen = new Set<string>()
    let last = at(SETTING_OUT_MS)
    for (let ms = SETTING_OUT_MS; ms < hunt.durationMs; ms += 250) {
      const phase = at(ms)
      seen.add(phase.kind)
      const cutShort = last.kind === 'scouting' && phase.kind !== 'scouting' && last.sinceMs < SCOUTING_MS - 251
      expect(cutShort, `at ${ms} ms`).toBe(false)
      last = phase
    }
    expect([...seen].sort()).toEqual(['fighting', 'returning', 'scouting', 'travelling'])
  })
})
