import { describe, expect, it } from 'vitest'
import type { ScenarioEntry } from '#contracts/wire.ts'
import { planFight, viewAfter } from '#scenes/kombat/timeline/playback.ts'
import { anEntry } from '#workbench/fixtures/entry.ts'
import { aScript } from '../a-fight.ts'

const kindsOf = (entries: readonly ScenarioEntry[]) => planFight(aScript(entries)).beats.map((beat) => beat.kind)
const endOf = (entries: readonly ScenarioEntry[]) => viewAfter(planFight(aScript(entries)))

describe('turn actions and their length (rows 81, 82)', () => {
  it('a plain hit is one attack of 1200 ms that the other fighter defends', () => {
    const plan = planFight(aScript([anEntry({ damage_attack: 120 })]))
    expect(plan.beats).toMatchObject([{ kind: 'attack', actor: 'user', durationMs: 1200, amount: 120 }])
    expect(viewAfter(plan)).toMatchObject({ hp: { user: 1000, opponent: 880 }, turnsLeft: 39, entriesPlayed: 3 })
  })

  it('life steal is a heal of 500 ms after the hit', () => {
    const wounded = anEntry({ actor: 'defender', damage_attack: 300 })
    const plan = planFight(aScript([wounded, anEntry({ damage_attack: 100, life_steal: 25, hp_actor: 725 })]))
    expect(plan.beats[2]).toMatchObject({ kind: 'heal', actor: 'user', durationMs: 500, amount: 25 })
  })

  it('reflection is a beat of 500 ms that costs the actor HP', () => {
    const plan = planFight(aScript([anEntry({ damage_attack: 100, damage_reflected: 20, hp_actor: 980 })]))
    expect(plan.beats[1]).toMatchObject({ kind: 'reflected', durationMs: 500, amount: 20 })
    expect(viewAfter(plan).hp).toEqual({ user: 980, opponent: 900 })
  })

  it('a burn tick of 1500 ms comes before the attack and costs the actor HP', () => {
    const burn = anEntry({ burning_hell_actor: true, damage_burning_hell: 40, damage_attack: 100, hp_actor: 960 })
    const plan = planFight(aScript([burn]))
    expect(plan.beats.map((beat) => [beat.kind, beat.durationMs])).toEqual([
      ['burned', 1500],
      ['attack', 1200],
    ])
    expect(viewAfter(plan).hp).toEqual({ user: 960, opponent: 900 })
  })

  it('a frozen action is one beat of 500 ms without an attack', () => {
    const plan = planFight(aScript([anEntry({ frost_prison_actor: true })]))
    expect(plan.beats).toMatchObject([{ kind: 'frozen', durationMs: 500, amount: 0 }])
  })

  it('an action may burn, hit, heal and suffer reflection, in that order', () => {
    const entry = anEntry({
      burning_hell_actor: true,
      damage_burning_hell: 50,
      damage_attack: 80,
      life_steal: 20,
      damage_reflected: 16,
      hp_actor: 954,
    })
    expect(kindsOf([entry])).toEqual(['burned', 'attack', 'heal', 'reflected'])
    expect(planFight(aScript([entry])).issues).toEqual([])
  })

  it('an evaded hit costs nothing and cannot be critical', () => {
    const plan = planFight(aScript([anEntry({ is_opponent_evade: true, is_critical: true })]))
    expect(plan.beats[0]).toMatchObject({ evaded: true, critical: false, amount: 0 })
    expect(viewAfter(plan).hp.opponent).toBe(1000)
  })
})

describe('HP and counters (rows 77, 80, 83)', () => {
  it('damage is floored at 0 and ends the fight', () => {
    const entries = [anEntry({ damage_attack: 5000 }), anEntry({ actor: 'defender', damage_attack: 10 })]
    expect(endOf(entries)).toMatchObject({ hp: { user: 1000, opponent: 0 }, entriesPlayed: 3 })
  })

  it('healing is capped at the maximum', () => {
    expect(endOf([anEntry({ damage_attack: 10, life_steal: 400 })]).hp.user).toBe(1000)
  })

  it('the counter starts at 40 and decreases by one for an exchange or a frozen one, not for heal, burn and reflection', () => {
    const entries = [
      anEntry({ damage_attack: 10, life_steal: 5, damage_reflected: 3, hp_actor: 997 }),
      anEntry({ actor: 'defender', frost_prison_actor: true, hp_actor: 990 }),
      anEntry({ burning_hell_actor: true, damage_burning_hell: 5, damage_attack: 10, hp_actor: 992 }),
    ]
    const plan = planFight(aScript(entries))
    expect(plan.start.turnsLeft).toBe(40)
    expect(viewAfter(plan).turnsLeft).toBe(37)
  })

  it('only criticals that the user takes raise the count of the hit flash', () => {
    const entries = [
      anEntry({ damage_attack: 10, is_critical: true }),
      anEntry({ actor: 'defender', damage_attack: 10, is_critical: true, hp_actor: 990 }),
    ]
    expect(endOf(entries).criticalsTaken).toBe(1)
  })

  it('fire lasts while the next own action burns, ice until the frozen action is over', () => {
    const entries = [
      anEntry({ damage_attack: 10, burning_hell_opponent: true, frost_prison_opponent: true }),
      anEntry({
        actor: 'defender',
        burning_hell_actor: true,
        damage_burning_hell: 10,
        frost_prison_actor: true,
        hp_actor: 980,
      }),
      anEntry({ damage_attack: 10 }),
      anEntry({
        actor: 'defender',
        burning_hell_actor: true,
        damage_burning_hell: 10,
        damage_attack: 5,
        hp_actor: 960,
      }),
    ]
    const plan = planFight(aScript(entries))
    const states = plan.beats.map((_, index) => viewAfter(plan, index + 1))
    expect(states.map((view) => view.burning.opponent)).toEqual([true, true, true, true, false, false])
    expect(states.map((view) => view.frozen.opponent)).toEqual([true, true, false, false, false, false])
  })
})

describe('perspective, set-up entries and the stop rule (T13, T14, row 97)', () => {
  it('the defender watching sees itself on its own side', () => {
    const plan = planFight(aScript([anEntry({ damage_attack: 100 })], { perspective: 'defender' }))
    expect(plan.beats[0]?.actor).toBe('opponent')
    expect(plan.winner).toBe('opponent')
    expect(viewAfter(plan).hp).toEqual({ user: 900, opponent: 1000 })
  })

  it.each(['live', 'replay'] as const)('the two set-up entries make no beats in a %s', (mode) => {
    const plan = planFight(aScript([anEntry({ damage_attack: 1 })], { mode }))
    expect(plan.beats).toHaveLength(1)
    expect(plan.start.entriesPlayed).toBe(2)
  })

  it('a fighter that burns to death does not act', () => {
    const entries = [
      anEntry({ damage_attack: 990, burning_hell_opponent: true }),
      anEntry({ actor: 'defender', burning_hell_actor: true, damage_burning_hell: 30, hp_actor: 0 }),
      anEntry({ damage_attack: 1 }),
    ]
    expect(kindsOf(entries)).toEqual(['attack', 'burned'])
    expect(endOf(entries).hp.opponent).toBe(0)
  })

  it('reflection still applies after a killing hit in a live battle', () => {
    const entries = [anEntry({ damage_attack: 1000, damage_reflected: 200, hp_actor: 800 })]
    expect(kindsOf(entries)).toEqual(['attack', 'reflected'])
    expect(endOf(entries).hp).toEqual({ user: 800, opponent: 0 })
  })

  it('an actor at 0 HP plays nothing more in a replay, but a reflection still due in a live battle', () => {
    const entries = [
      anEntry({ damage_attack: 1000, damage_reflected: 1000, hp_actor: 0 }),
      anEntry({ actor: 'defender', damage_attack: 1 }),
    ]
    for (const mode of ['live', 'replay'] as const)
      expect(planFight(aScript(entries, { mode, winner: 'defender' })).beats.map((beat) => beat.kind)).toEqual([
        'attack',
        'reflected',
      ])
  })
})

describe('inconsistent scenarios', () => {
  it('an unknown entry is skipped and reported, the rest is played', () => {
    const strange = { ...anEntry(), actor: 'referee' } as unknown as ScenarioEntry
    const broken = { ...anEntry(), damage_attack: Number.NaN }
    const plan = planFight(aScript([strange, anEntry({ damage_attack: 10 }), broken]))
    expect(plan.issues.map((issue) => [issue.kind, issue.entryIndex])).toEqual([
      ['unknown-entry', 2],
      ['unknown-entry', 4],
    ])
    expect(plan.beats).toHaveLength(1)
  })

  it('HP that differs from the arithmetic is taken from the server and reported', () => {
    const plan = planFight(aScript([anEntry({ damage_attack: 10, hp_actor: 700 })], { winner: 'defender' }))
    expect(plan.issues).toMatchObject([{ kind: 'hp-mismatch', entryIndex: 2 }])
    expect(viewAfter(plan).hp.user).toBe(700)
  })

  it('a winner with less HP is reported and still wins', () => {
    const plan = planFight(aScript([anEntry({ damage_attack: 10 })], { winner: 'defender' }))
    expect(plan.issues).toMatchObject([{ kind: 'winner-mismatch' }])
    expect(plan.winner).toBe('opponent')
  })

  it('an empty scenario is a fight without beats', () => {
    const plan = planFight({ ...aScript([]), scenario: [] })
    expect(plan.beats).toEqual([])
    expect(viewAfter(plan).entriesPlayed).toBe(0)
  })
})
