import { expect, test } from 'vitest'
import { RULES_VERSION, simulateFight } from '#rules/kombat/fight.ts'
import { winnerByHp } from '#rules/kombat/fight-replay.ts'
import type { FightStats, Side, TurnEntry } from '#rules/kombat/fight-types.ts'
import { simulationOf } from '#rules/kombat/fight-versions.ts'
import { aFighter } from './builds.ts'

const oneLine = (entry: TurnEntry): string =>
  [
    entry.actor === 'attacker' ? 'A' : 'D',
    entry.burning_hell_actor && `burns ${entry.damage_burning_hell}`,
    entry.frost_prison_actor && 'frozen',
    entry.is_opponent_evade && 'evaded',
    entry.damage_attack > 0 && `hits ${entry.damage_attack}${entry.is_critical ? '!' : ''}`,
    entry.life_steal > 0 && `heals ${entry.life_steal}`,
    entry.damage_reflected > 0 && `reflected ${entry.damage_reflected}`,
    entry.burning_hell_opponent && 'sets on fire',
    entry.frost_prison_opponent && 'freezes',
    `hp ${entry.hp_actor}`,
  ]
    .filter(Boolean)
    .join(' ')

// The stats are written out, because builds may change while a stored fight keeps its stats.
const GOLDEN: Readonly<Record<Side, FightStats>> = {
  attacker: {
    attack: 740,
    maxHp: 5355,
    critPercent: 11,
    evasionPercent: 4.5,
    critDamagePercent: 200,
    reflectPercent: 0,
    lifeStealPercent: 0,
    skill: 'rising-fury',
    stones: [
      { type: 'burning-hell', level: 4 },
      { type: 'frost-prison', level: 4 },
    ],
  },
  defender: {
    attack: 725,
    maxHp: 5330,
    critPercent: 15,
    evasionPercent: 6.5,
    critDamagePercent: 200,
    reflectPercent: 0,
    lifeStealPercent: 0,
    skill: 'reflect',
    stones: [
      { type: 'luck-leech', level: 2 },
      { type: 'burning-hell', level: 2 },
    ],
  },
}

const GOLDEN_SEED = 'c0ffee00c0ffee01c0ffee02c0ffee03c0ffee04c0ffee05c0ffee06c0ffee07'
const WITH_STANCES: Readonly<Record<Side, FightStats>> = {
  attacker: { ...GOLDEN.attacker, stance: 'rush' },
  defender: { ...GOLDEN.defender, stance: 'guard' },
}

test('a golden fight does not change under rules version 3: a change raises the version (R07–R10, R55)', () => {
  const fight = simulateFight(WITH_STANCES, GOLDEN_SEED)
  expect(RULES_VERSION).toBe('3')
  expect([...fight.scenario.map(oneLine), `${fight.winner} wins`]).toMatchInlineSnapshot(`
    [
      "A hp 5355",
      "D hp 5330",
      "A hits 552! reflected 110 sets on fire hp 5245",
      "D burns 111 hits 644 hp 4667",
      "A evaded hp 4601",
      "D burns 111 hits 609 hp 4556",
      "A hits 593 reflected 119 hp 3873",
      "D hits 393 hp 3963",
      "A hits 606 reflected 121 sets on fire hp 3359",
      "D burns 111 hits 1322! hp 3246",
      "A hits 569 reflected 114 hp 1923",
      "D burns 111 hits 703 hp 2566",
      "A hits 621 reflected 124 hp 1096",
      "D hits 434 hp 1945",
      "A hits 897 reflected 179 hp 483",
      "D hits 498 hp 1048",
      "defender wins",
    ]
  `)
})

test('a golden fight of version 2 has no stances, whatever its fighters have today', () => {
  const fight = simulateFight(GOLDEN, GOLDEN_SEED)
  expect(simulationOf('2')?.(WITH_STANCES, GOLDEN_SEED)).toEqual(fight)
  expect([...fight.scenario.map(oneLine), `${fight.winner} wins`]).toMatchInlineSnapshot(`
      [
        "A hp 5355",
        "D hp 5330",
        "A hits 612! reflected 122 sets on fire hp 5233",
        "D burns 111 hits 644 hp 4607",
        "A evaded hp 4589",
        "D burns 111 hits 609 hp 4496",
        "A hits 658 reflected 132 hp 3848",
        "D hits 393 hp 3838",
        "A hits 672 reflected 134 sets on fire hp 3321",
        "D burns 111 hits 1322! hp 3055",
        "A hits 569 reflected 114 hp 1885",
        "D burns 111 hits 703 hp 2375",
        "A hits 621 reflected 124 hp 1058",
        "D hits 434 hp 1754",
        "A hits 897 reflected 179 hp 445",
        "D hits 498 hp 857",
        "defender wins",
      ]
    `)
})

test('a fight is the defender’s on an exact tie of the shares (R07)', () => {
  expect(winnerByHp({ attacker: 50, defender: 500 }, { attacker: 100, defender: 1000 })).toBe('defender')
  expect(winnerByHp({ attacker: 51, defender: 500 }, { attacker: 100, defender: 1000 })).toBe('attacker')
})

test('a seed that is not hex is rejected', () => {
  expect(() => simulateFight({ attacker: aFighter(), defender: aFighter() }, 'lucky')).toThrow(RangeError)
})
