import { describe, expect, test } from 'vitest'
import { bracketOf, fightMatch } from '#rules/tournament/bracket.ts'
import { PEOPLE_FOR_WHOLE_PRIZES, tournamentPrize } from '#rules/tournament/prizes.ts'
import { NANO_PER_TOK } from '#rules/units.ts'
import { anyLoadout, daySeed, worldRng } from './worlds.ts'

test('a bot of a day is what it was before stances (R55)', () => {
  const bracket = bracketOf(daySeed(1), [anyLoadout(worldRng(3))])
  const { name, stats } = bracket.seats[1]?.bot ?? {}
  expect({ name, ...stats, stance: undefined }).toMatchInlineSnapshot(`
      {
        "attack": 945,
        "critDamagePercent": 200,
        "critPercent": 13,
        "evasionPercent": 5.5,
        "lifeStealPercent": 0,
        "maxHp": 4688,
        "name": "Acorn Ace",
        "reflectPercent": 0,
        "skill": "rising-fury",
        "stance": undefined,
        "stones": [],
      }
    `)
  expect(() => fightMatch(bracket, { round: 1, no: 0, upper: 0, lower: 8 })).toThrow(RangeError)
})

describe('prizes of a place (R26, R27)', () => {
  const prizeOf = (place: 1 | 2 | 4 | 8 | 16 | 32, wins: number, people: number) => {
    const { boxes, leaguePoints, star, tokNano } = tournamentPrize({ place, wins }, people)
    return [tokNano / NANO_PER_TOK, star, boxes.join(), leaguePoints]
  }

  test('are whole from sixteen people on', () => {
    expect(PEOPLE_FOR_WHOLE_PRIZES).toBe(16)
    expect(([1, 2, 4, 8, 16, 32] as const).map((place) => prizeOf(place, place === 32 ? 0 : 1, 16))).toEqual([
      [60, 20, 'titanium', 200],
      [35, 0, '', 150],
      [20, 0, '', 100],
      [10, 0, '', 60],
      [5, 0, '', 40],
      [0, 0, '', 20],
    ])
  })

  test('below are half of TOK, STAR and league points, and no box', () => {
    expect(([1, 2, 4, 8, 16, 32] as const).map((place) => prizeOf(place, place === 32 ? 0 : 1, 15))).toEqual([
      [30, 10, '', 100],
      [17.5, 0, '', 75],
      [10, 0, '', 50],
      [5, 0, '', 30],
      [2.5, 0, '', 20],
      [0, 0, '', 10],
    ])
  })

  test('a player who won no match gets no prize, only the points of the place', () => {
    expect(([8, 16, 32] as const).map((place) => prizeOf(place, 0, 32))).toEqual([
      [0, 0, '', 60],
      [0, 0, '', 40],
      [0, 0, '', 20],
    ])
  })
})
