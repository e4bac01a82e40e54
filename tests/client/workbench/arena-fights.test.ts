import { describe, expect, it } from 'vitest'
import {
  ARENA_FIELDS,
  type ArenaState,
  arenaInput,
  fighterIn,
  shownFight,
  withPrefix,
} from '../../../src/workbench/arena/arena-state.ts'
import { countMoments, entryText, MOMENTS } from '../../../src/workbench/arena/entry-text.ts'
import { fighterChoice, stageFighterOf, statsOf } from '../../../src/workbench/arena/fighter-choice.ts'
import { findSeed } from '../../../src/workbench/arena/find-seed.ts'
import { type FightSetup, makeFight, seedHex } from '../../../src/workbench/arena/made-fight.ts'
import { readRecorded, stateOfRecorded } from '../../../src/workbench/arena/recorded-fight.ts'
import {
  entriesToLines,
  linesToEntries,
  readEntries,
  writeEntries,
} from '../../../src/workbench/arena/written-entries.ts'
import { readAddress, writeAddress } from '../../../src/workbench/kit/address-field.ts'

const SETUP: FightSetup = {
  seed: '1',
  attacker: fighterChoice(),
  defender: fighterChoice({ body: 'moonbix', skill: 'reflect' }),
}
const MAX_HP = { attacker: 1000, defender: 1000 }
const stateAt = (query: string): ArenaState => readAddress(ARENA_FIELDS, new URLSearchParams(query))
const showing = {
  id: 'a',
  known: 'decided',
  labels: { critical: 'CRIT!', miss: 'MISS', frozen: 'FROZEN' },
} as const

describe('a generated fight', () => {
  it('is the same for the same setup and another for another seed', () => {
    expect(makeFight(SETUP)).toEqual(makeFight(SETUP))
    expect(makeFight({ ...SETUP, seed: '2' }).scenario).not.toEqual(makeFight(SETUP).scenario)
  })

  it.each(['', '0', 'ff', 'FFFFFFFFF', 'hamster & co', '🐹'])('accepts "%s" as a seed', (seed) => {
    expect(seedHex(seed)).toMatch(/^([0-9a-f]{8})+$/)
    expect(makeFight({ ...SETUP, seed }).scenario.length).toBeGreaterThan(2)
  })

  it('finds a seed with a wanted moment, or says that there is none', () => {
    const seed = findSeed(SETUP, 'reflect that kills')
    expect(seed).not.toBeNull()
    expect(makeFight({ ...SETUP, seed: seed ?? '' }).scenario.some(MOMENTS['reflect that kills'])).toBe(true)
    expect(findSeed(SETUP, 'freeze')).toBeNull()
  })

  it('describes its entries in words', () => {
    const { scenario } = makeFight({ ...SETUP, attacker: fighterChoice({ stones: '4' }) })
    for (const entry of scenario) expect(entryText(entry)).toMatch(/^[AD] .*→ -?\d+ HP$/)
    for (const [name, count] of countMoments(scenario)) expect(scenario.filter(MOMENTS[name])).toHaveLength(count)
  })
})

describe('a fighter of the address', () => {
  it('wears what its slots say, named items too, and what all slots say elsewhere', () => {
    const state = stateAt('a-body=cats&a-gear=epic&a-sword=doge-sword&a-helmet=none&a-crown=top-10&a-name=Mia')
    expect(stageFighterOf(fighterIn(state, 'attacker'))).toMatchObject({
      name: 'Mia',
      look: {
        kind: 'pet',
        cosmetic: {
          sword: { slug: 'doge-sword', rarity: 'legendary' },
          helmet: null,
          boots: { rarity: 'epic' },
          top_10: true,
          top_50: true,
          crown: 10,
        },
      },
    })
  })

  it('is a boss with more health than any pet (row 143)', () => {
    const boss = fighterIn(stateAt('d-body=hollow-boss'), 'defender')
    expect(stageFighterOf(boss)).toMatchObject({ name: 'hollow-boss', look: { kind: 'boss', boss: 'hollow-boss' } })
    expect(statsOf(boss).maxHp).toBeGreaterThan(statsOf(fighterChoice({ gear: 'legendary' })).maxHp)
  })

  it('has the health that the address says', () => {
    const state = stateAt('a-hp=1234')
    expect(shownFight(state).scenario[0]?.hp_actor).toBe(1234)
    expect(arenaInput(state, shownFight(state), showing).user.maxHp).toBe(1234)
  })

  it('stands in the arena as either side sees it, and alone while an opponent is searched', () => {
    const own = stateAt('a-body=cats&d-body=dogs&tier=3')
    const theirs = { ...own, view: 'defender' } as const
    const fight = shownFight(own)
    expect(arenaInput(own, fight, showing)).toMatchObject({
      tier: 3,
      user: { look: { houseId: 5 } },
      opponent: { look: { houseId: 7 } },
      fight: { perspective: 'attacker' },
    })
    expect(arenaInput(theirs, fight, showing)).toMatchObject({
      user: { look: { houseId: 7 } },
      opponent: { look: { houseId: 5 } },
      fight: { perspective: 'defender' },
    })
    expect(arenaInput(own, fight, { ...showing, known: 'finding' })).toMatchObject({ opponent: null, fight: null })
    expect(arenaInput(own, fight, { ...showing, known: 'found' })).toMatchObject({
      opponent: { look: { houseId: 7 } },
      fight: null,
    })
  })
})

describe('a fight written by hand', () => {
  it('is read word by word, set-up entries put before it, HP added up', () => {
    const { scenario, problems } = readEntries('a-hit120-heal30_d-crit200-reflected50_a-burned40-frozen_d-miss', MAX_HP)
    expect(problems).toEqual([])
    expect(scenario).toHaveLength(6)
    expect(scenario.slice(0, 2).map((entry) => [entry.actor, entry.hp_actor])).toEqual([
      ['attacker', 1000],
      ['defender', 1000],
    ])
    expect(scenario[2]).toMatchObject({ actor: 'attacker', damage_attack: 120, life_steal: 30, hp_actor: 1000 })
    expect(scenario[3]).toMatchObject({ is_critical: true, damage_attack: 200, damage_reflected: 50, hp_actor: 830 })
    expect(scenario[4]).toMatchObject({ burning_hell_actor: true, frost_prison_actor: true, hp_actor: 760 })
    expect(scenario[5]).toMatchObject({ is_opponent_evade: true, hp_actor: 830 })
  })

  it('can be one reflect that kills', () => {
    const fight = shownFight(stateAt('entries=a-hit100-reflected90&a-hp=80&d-hp=500'))
    expect(fight.hp.at(-1)).toEqual({ attacker: 0, defender: 400 })
    expect(fight.winner).toBe('defender')
    expect(shownFight(stateAt('entries=a-hit100-reflected90&a-hp=80&winner=attacker')).winner).toBe('attacker')
  })

  it('keeps the HP of a server that counts differently, and continues from it', () => {
    const { scenario } = readEntries('a-hit10-hp500_a-reflected100', MAX_HP)
    expect(scenario.slice(2).map((entry) => entry.hp_actor)).toEqual([500, 400])
  })

  it('names each line that makes no sense and reads the others', () => {
    const { scenario, problems } = readEntries('a-hit10_x-hit10_d-dances', MAX_HP)
    expect(scenario).toHaveLength(4)
    expect(problems).toEqual(['Line 2: begins with "x", not with a or d', 'Line 3: "dances" is none of the words'])
  })

  it('is the same after it was written down, whatever the fight', () => {
    for (let seed = 1; seed <= 40; seed++) {
      const state = stateAt(`seed=${seed}&a-stones=4&d-stones=3&a-skill=life-steal&d-skill=reflect`)
      const { scenario, maxHp } = shownFight(state)
      const words = writeEntries(scenario, maxHp)
      expect(readEntries(words, maxHp).scenario).toEqual(scenario)
      expect(linesToEntries(entriesToLines(words))).toBe(words)
      const written = writeAddress(ARENA_FIELDS, new URLSearchParams(), { entries: words }).toString()
      expect(written).toBe(`entries=${words}`)
    }
  })
})

describe('a recorded fight', () => {
  const fight = makeFight(SETUP)
  const worn = { slug: 'doge-sword', image_url: '', rarity: 'legendary' }
  const none = { shield: null, wings: null, animal: null, necklace: null, helmet: null, armor: null, boots: null }
  const profile = (username: string, hp: number) => ({
    username,
    rank: 2500,
    health_point: hp,
    house_id: 3,
    pet: { active_skill: 'reflect' },
    cosmetic: { ...none, sword: worn, top_10: false, top_50: true },
  })
  const replay = {
    user: profile('Nibbles', statsOf(SETUP.attacker).maxHp),
    enemy: profile('Lunar', statsOf(SETUP.defender).maxHp),
    winner: fight.winner,
    scenario: fight.scenario,
  }

  it('becomes the fields of the page, and is the same fight there', () => {
    const recorded = readRecorded(JSON.stringify({ data: replay }))
    expect(recorded).not.toBeNull()
    if (!recorded) return
    const address = writeAddress(ARENA_FIELDS, new URLSearchParams(), stateOfRecorded(recorded))
    const state = readAddress(ARENA_FIELDS, address)
    const shown = shownFight(state)
    expect(shown.scenario).toEqual(fight.scenario)
    expect(shown.winner).toBe(fight.winner)
    expect(fighterIn(state, 'attacker')).toMatchObject({
      name: 'Nibbles',
      sword: 'doge-sword',
      helmet: 'none',
      crown: 'top-50',
      skill: 'reflect',
    })
    expect(Number(state.tier)).toBeGreaterThan(0)
  })

  it.each(['', 'no json', '{"data":{"scenario":[]}}', '[]', 'null'])('refuses %s', (json) => {
    expect(readRecorded(json)).toBeNull()
  })
})

describe('the fields of both sides', () => {
  it('have the same names behind their prefix', () => {
    expect(withPrefix('defender', { body: 'cats', hp: 5 })).toEqual({ 'd-body': 'cats', 'd-hp': 5 })
    expect(fighterIn(stateAt(''), 'defender').body).toBe('moonbix')
  })
})
