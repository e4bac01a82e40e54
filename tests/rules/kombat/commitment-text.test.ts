import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canonicalJson, commitmentText } from '#rules/kombat/commitment-text.ts'
import { RULES_VERSION, simulateFight } from '#rules/kombat/fight.ts'
import { simulationOf } from '#rules/kombat/fight-versions.ts'
import { aFighter } from './builds.ts'

describe('the text of a commitment (provable fairness)', () => {
  test('golden text and hash: reproducible from the documented rule alone', () => {
    const fighter = aFighter({ attack: 200, skill: 'reflect', stones: [{ type: 'luck-leech', level: 2 }] })
    const text = commitmentText({ rulesVersion: '1', serverSeed: 'ab', defender: fighter, attacker: fighter })
    const side =
      '{"attack":200,"critDamagePercent":200,"critPercent":0,"evasionPercent":0,"lifeStealPercent":0,"maxHp":1000,' +
      '"reflectPercent":0,"skill":"reflect","stones":[{"level":2,"type":"luck-leech"}]}'
    expect(text).toBe(`{"attacker":${side},"defender":${side},"rulesVersion":"1","serverSeed":"ab"}`)
    expect(createHash('sha256').update(text).digest('hex')).toBe(
      '043d5f75fa422d766d13127e71488dfc9dc71f4d4930ff36029fcd3bcbe2e5c6',
    )
  })

  test('does not depend on the order of keys or a JSON round trip', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
        const turned = Object.fromEntries(Object.entries(value).reverse())
        expect(canonicalJson(turned)).toBe(canonicalJson(value))
        expect(canonicalJson(JSON.parse(JSON.stringify(value)))).toBe(canonicalJson(JSON.parse(canonicalJson(value))))
        expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)))
      }),
      { seed: 20_261_126 },
    )
  })

  test('covers the stances; a fight without them has the text it had before there were any (R55)', () => {
    const fighter = aFighter({})
    const fight = { serverSeed: 'ab', attacker: fighter, defender: fighter, rulesVersion: '2' }
    expect(commitmentText({ ...fight, attacker: { ...fighter, stance: undefined } })).toBe(commitmentText(fight))
    expect(commitmentText(fight)).not.toContain('stance')
    const attacker = aFighter({ stance: 'rush' })
    expect(commitmentText({ ...fight, attacker })).toBe(
      commitmentText(fight).replace('"skill":"none",', '"skill":"none","stance":"rush",'),
    )
  })

  test('omits other fields', () => {
    const fighter = aFighter({})
    const fight = { serverSeed: 'ab', attacker: fighter, defender: fighter, rulesVersion: '1' }
    expect(commitmentText({ ...fight, clientKey: 'x' } as typeof fight)).toBe(commitmentText(fight))
  })
})

test('the current and the previous version of the rules are supported, an unknown one is not', () => {
  expect(simulationOf(RULES_VERSION)).toBe(simulateFight)
  expect(simulationOf('2')).not.toBeNull()
  for (const version of ['0.9', '', 'constructor']) expect(simulationOf(version)).toBeNull()
})
