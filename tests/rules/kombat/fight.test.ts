import { describe, expect, test } from 'vitest'
import { RULES_VERSION, simulateFight } from '#rules/kombat/fight.ts'
import { winnerByHp } from '#rules/kombat/fight-replay.ts'
import type { FightOutcome, FightStats, Side, TurnEntry } from '#rules/kombat/fight-types.ts'
import { simulationOf } from '#rules/kombat/fight-versions.ts'
import { aFighter, seedOf, stonesOf } from './builds.ts'

const fights = (attacker: FightStats, defender: FightStats, count = 200): FightOutcome[] =>
  Array.from({ length: count }, (_, index) => simulateFight({ attacker, defender }, seedOf(index)))

const actionsOf = (fight: FightOutcome, side: Side): TurnEntry[] =>
  fight.scenario.slice(2).filter((entry) => entry.actor === side)

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

describe('damage (R07)', () => {
  test('golden table: lowest and highest plain and critical hit by attack', () => {
    const table = [100, 250, 640, 2441].map((attack) => {
      const hits = fights(
        aFighter({ attack, maxHp: 100_000, critPercent: 50 }),
        aFighter({ attack, maxHp: 100_000, critPercent: 50 }),
        300,
      ).flatMap((fight) => fight.scenario.slice(3))
      const range = (isCritical: boolean) => {
        const all = hits.filter((entry) => entry.is_critical === isCritical).map((entry) => entry.damage_attack)
        return `${Math.min(...all)}–${Math.max(...all)}`
      }
      return `${attack}: ${range(false)}, critical ${range(true)}`
    })
    expect(table).toMatchInlineSnapshot(`
      [
        "100: 53–97, critical 105–195",
        "250: 131–244, critical 263–487",
        "640: 336–624, critical 672–1248",
        "2441: 1282–2380, critical 2563–4760",
      ]
    `)
  })

  test('is at least 1', () => {
    const [fight] = fights(aFighter({ attack: 1 }), aFighter({ attack: 1 }), 1)
    expect(fight?.scenario.slice(2).every((entry) => entry.damage_attack === 1)).toBe(true)
  })

  test('of the first strike is halved, and of that one only', () => {
    for (const fight of fights(aFighter(), aFighter())) {
      const [first, ...others] = fight.scenario.slice(2)
      expect(first?.damage_attack).toBeLessThanOrEqual(49)
      for (const entry of others) expect(entry.damage_attack).toBeGreaterThanOrEqual(52)
    }
  })
})

describe('the end of a fight (R07)', () => {
  test('comes after 40 actions at the latest, and the higher share of HP wins (row 83)', () => {
    const fight = fights(aFighter({ maxHp: 5000, attack: 40 }), aFighter({ maxHp: 100_000, attack: 90 }), 1)[0]
    expect(fight?.actions).toBe(40)
    expect(fight?.finalHp.attacker).toBeLessThan(fight?.finalHp.defender ?? 0)
    expect(fight?.winner).toBe('defender')
    const mirrored = fights(aFighter({ maxHp: 100_000, attack: 90 }), aFighter({ maxHp: 5000, attack: 40 }), 1)[0]
    expect(mirrored?.winner).toBe('attacker')
  })

  test('is the defender’s on an exact tie of the shares', () => {
    expect(winnerByHp({ attacker: 50, defender: 500 }, { attacker: 100, defender: 1000 })).toBe('defender')
    expect(winnerByHp({ attacker: 51, defender: 500 }, { attacker: 100, defender: 1000 })).toBe('attacker')
  })

  test('comes by reflection too: the attacker falls, the other wins', () => {
    const thorns = aFighter({ maxHp: 100_000, attack: 1, skill: 'reflect', reflectPercent: 30 })
    for (const fight of fights(aFighter({ maxHp: 300, attack: 200 }), thorns, 50)) {
      expect(fight.winner).toBe('defender')
      expect(fight.finalHp.attacker).toBe(0)
      expect(fight.scenario.at(-1)?.damage_reflected).toBeGreaterThan(0)
    }
  })

  test('comes by fire too, before the burning one can act', () => {
    const burner = aFighter({ attack: 400, maxHp: 100_000, stones: stonesOf(4, 'burning-hell') })
    const fallen = fights(burner, aFighter({ maxHp: 900, attack: 1 }), 400)
      .map((fight) => fight.scenario.at(-1))
      .filter((entry) => entry?.actor === 'defender')
    expect(fallen.length).toBeGreaterThan(5)
    for (const entry of fallen) expect(entry).toMatchObject({ burning_hell_actor: true, damage_attack: 0, hp_actor: 0 })
  })
})

describe('skills (B9, R08, row 88)', () => {
  test('Desolate hits 40 % harder', () => {
    const hits = fights(aFighter({ skill: 'desolate' }), aFighter()).flatMap((fight) =>
      actionsOf(fight, 'attacker').slice(1),
    )
    expect(Math.min(...hits.map((entry) => entry.damage_attack))).toBeGreaterThanOrEqual(73)
    expect(Math.max(...hits.map((entry) => entry.damage_attack))).toBeGreaterThan(130)
  })

  test('Rising fury grows by 5 % with each attack, evaded ones included', () => {
    const foe = aFighter({ evasionPercent: 50, maxHp: 1_000_000 })
    const hits = fights(aFighter({ skill: 'rising-fury', maxHp: 1_000_000 }), foe).flatMap((fight) =>
      actionsOf(fight, 'attacker').slice(19, 20),
    )
    const landed = hits.filter((entry) => !entry.is_opponent_evade).map((entry) => entry.damage_attack)
    expect(landed.length).toBeGreaterThan(50)
    expect(Math.min(...landed)).toBeGreaterThanOrEqual(Math.round(52.5 * 1.95))
  })

  test('Fatal blow makes every third attack that lands critical, and that one cannot be evaded', () => {
    const foe = aFighter({ evasionPercent: 50, maxHp: 100_000 })
    const patterns = fights(aFighter({ skill: 'fatal-blow', maxHp: 100_000 }), foe, 200).map((fight) =>
      actionsOf(fight, 'attacker')
        .map((entry) => (entry.is_critical ? 'C' : entry.is_opponent_evade ? '-' : 'h'))
        .join(''),
    )
    for (const pattern of patterns) {
      expect(pattern.replaceAll('-', '')).toMatch(/^(hhC)*h{0,2}$/)
      expect(pattern).not.toMatch(/h-*h-+C/)
    }
    expect(patterns.filter((pattern) => pattern.includes('h-hC')).length).toBeGreaterThan(20)
  })

  test('Life steal heals 25 % of the damage, never above the maximum', () => {
    const healer = aFighter({ skill: 'life-steal', maxHp: 100_000, attack: 400 })
    for (const fight of fights(healer, aFighter({ maxHp: 100_000, attack: 400 }), 20)) {
      const healed = actionsOf(fight, 'attacker').slice(1)
      for (const entry of healed) expect(entry.life_steal).toBe(Math.round(entry.damage_attack * 0.25))
    }
    const unhurt = fights(healer, aFighter({ attack: 1, maxHp: 100_000 }), 5)
    for (const fight of unhurt)
      for (const entry of actionsOf(fight, 'attacker')) expect(entry.life_steal).toBeLessThanOrEqual(2)
  })

  test('Reflect returns 20 % of the damage taken, but a defeated fighter returns nothing', () => {
    for (const fight of fights(aFighter(), aFighter({ skill: 'reflect' }))) {
      for (const entry of actionsOf(fight, 'attacker')) {
        const isLast = entry === fight.scenario.at(-1)
        const expected = isLast && fight.finalHp.defender === 0 ? 0 : Math.round(entry.damage_attack * 0.2)
        expect(entry.damage_reflected).toBe(expected)
      }
    }
  })

  test('Berserk hits 1 % harder for each percent of HP lost', () => {
    const strongest = fights(aFighter({ skill: 'berserk' }), aFighter({ maxHp: 100_000 }), 300).map((fight) =>
      Math.max(...actionsOf(fight, 'attacker').map((entry) => entry.damage_attack)),
    )
    expect(Math.max(...strongest)).toBeGreaterThan(160)
    expect(Math.max(...strongest)).toBeLessThanOrEqual(195)
  })
})

describe('stones (R09, row 89)', () => {
  const long = { maxHp: 1_000_000 }

  test('burning hell burns for two ticks; a new burn replaces the old one', () => {
    const burner = aFighter({ ...long, stones: stonesOf(4, 'burning-hell') })
    let ticks = 0
    for (const fight of fights(burner, aFighter(long), 100)) {
      let left = 0
      for (const entry of fight.scenario.slice(2)) {
        if (entry.actor === 'defender') {
          expect(entry.burning_hell_actor).toBe(left > 0)
          expect(entry.damage_burning_hell).toBe(left > 0 ? 15 : 0)
          if (left > 0) ticks++
          left = Math.max(0, left - 1)
        } else if (entry.burning_hell_opponent) left = 2
      }
    }
    expect(ticks).toBeGreaterThan(300)
  })

  test('frost prison takes the next action, never two in a row', () => {
    const freezer = aFighter({ ...long, stones: stonesOf(4, 'frost-prison') })
    const lost = fights(freezer, aFighter(long), 300).flatMap((fight) => {
      const own = actionsOf(fight, 'defender').map((entry) => entry.frost_prison_actor)
      expect(own.some((isLost, index) => isLost && own[index + 1])).toBe(false)
      return own.filter(Boolean)
    })
    expect(lost.length).toBeGreaterThan(100)
  })

  test('luck leech takes points of critical rate and evasion, and adds half of them to the fighter’s own critical rate', () => {
    const share = (attacker: FightStats, defender: FightStats, pick: (entry: TurnEntry) => boolean, side: Side) => {
      const all = fights(attacker, defender, 2000).flatMap((fight) => actionsOf(fight, side))
      return (100 * all.filter(pick).length) / all.length
    }
    const leech = aFighter({ ...long, stones: stonesOf(4, 'luck-leech') })
    expect(share(leech, aFighter({ ...long, evasionPercent: 3 }), (entry) => entry.is_opponent_evade, 'attacker')).toBe(
      0,
    )
    expect(share(leech, aFighter({ ...long, critPercent: 3 }), (entry) => entry.is_critical, 'defender')).toBe(0)
    expect(share(leech, aFighter(long), (entry) => entry.is_critical, 'attacker')).toBeCloseTo(1.5, 0)
  })

  test('are optional for a fighter', () => {
    const fight = fights(aFighter(), aFighter(), 1)[0]
    expect(fight?.scenario.some((entry) => entry.burning_hell_actor || entry.frost_prison_actor)).toBe(false)
  })
})

test('a seed that is not hex is rejected', () => {
  expect(() => simulateFight({ attacker: aFighter(), defender: aFighter() }, 'lucky')).toThrow(RangeError)
})
