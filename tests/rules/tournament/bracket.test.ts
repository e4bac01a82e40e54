import { describe, expect, test } from 'vitest'
import { simulateFight } from '#rules/kombat/fight.ts'
import type { Bot } from '#rules/kombat/matchmaking.ts'
import { STANCES } from '#rules/kombat/stances.ts'
import {
  type Bracket,
  bracketEnds,
  bracketOf,
  FEWEST_IN_BRACKET,
  fightMatch,
  matchSeed,
  playBracket,
} from '#rules/tournament/bracket.ts'
import { type EntrantLoadout, powerOfLoadout, statsOfLoadout } from '#rules/tournament/entrant.ts'
import { PEOPLE_FOR_WHOLE_PRIZES, tournamentPrize } from '#rules/tournament/prizes.ts'
import { NANO_PER_TOK } from '#rules/units.ts'
import { anyLoadout, daySeed, worldRng } from './worlds.ts'

const loadouts = (world: number, count: number): readonly EntrantLoadout[] => {
  const rng = worldRng(world)
  return Array.from({ length: count }, () => anyLoadout(rng))
}

const SIZES = [1, 2, 7, 8, 9, 15, 16, 17, 24, 31, 32]
const sizeOf = (entries: number): number => [8, 16, 32].find((size) => size >= entries) ?? 0

/** The round in which two seats meet if both keep winning. */
const meetIn = ({ firstRound }: Bracket, a: number, b: number): number => {
  const matchOf = (seat: number): number => firstRound.findIndex(([upper, lower]) => upper === seat || lower === seat)
  let [round, one, two] = [1, matchOf(a), matchOf(b)]
  while (one !== two) [round, one, two] = [round + 1, Math.floor(one / 2), Math.floor(two / 2)]
  return round
}

describe('a bracket (R26)', () => {
  test.each(SIZES)('of %i entries: each seat is once in the first round', (count) => {
    const { firstRound, seats } = bracketOf(daySeed(count), loadouts(count, count))
    expect(seats).toHaveLength(Math.max(count, FEWEST_IN_BRACKET))
    expect(firstRound).toHaveLength(sizeOf(count) / 2)
    const placed = firstRound.flat().filter((seat) => seat !== null)
    expect(placed.toSorted((a, b) => a - b)).toEqual(seats.map((_, seat) => seat))
  })

  test.each(SIZES)(
    'of %i entries: byes go to the strongest, all others are in the order in which they were dealt',
    (count) => {
      const own = loadouts(count, count)
      const { firstRound, seats } = bracketOf(daySeed(count), own)
      const resting = firstRound.filter(([, lower]) => lower === null).map(([upper]) => upper)
      expect(resting).toHaveLength(sizeOf(count) - seats.length)
      const fighting = firstRound.filter(([, lower]) => lower !== null).flat() as number[]
      expect(fighting).toEqual(fighting.toSorted((a, b) => a - b))
      const powerAt = (seat: number): number => seats[seat]?.power ?? 0
      const weakestBye = Math.min(...resting.map(powerAt))
      for (const seat of fighting) expect(powerAt(seat)).toBeLessThanOrEqual(weakestBye)
    },
  )

  test.each([9, 10, 12, 17, 20, 24])(
    'of %i entries: the strongest of those with a bye meet as late as can be',
    (count) => {
      const bracket = bracketOf(daySeed(count), loadouts(count, count))
      const resting = bracket.firstRound
        .filter(([, lower]) => lower === null)
        .map(([upper]) => upper)
        .sort((a, b) => (bracket.seats[b]?.power ?? 0) - (bracket.seats[a]?.power ?? 0) || a - b)
      const rounds = Math.log2(sizeOf(count))
      const [first = 0, second = 0, third, fourth] = resting
      expect(meetIn(bracket, first, second)).toBe(rounds)
      for (const next of [third, fourth])
        if (next !== undefined) {
          expect(meetIn(bracket, first, next)).toBeGreaterThanOrEqual(rounds - 1)
          expect(meetIn(bracket, second, next)).toBeGreaterThanOrEqual(rounds - 1)
        }
      // Each pair of matches has a bye before any pair has two.
      const inPair = (pair: number): number =>
        bracket.firstRound.slice(2 * pair, 2 * pair + 2).filter(([, lower]) => lower === null).length
      const counts = Array.from({ length: bracket.firstRound.length / 2 }, (_, pair) => inPair(pair))
      expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1)
    },
  )

  test('of four with a bye the strongest shares a half with the fourth, the second with the third', () => {
    const own = loadouts(12, 12)
    const { firstRound } = bracketOf(daySeed(12), own)
    const byStrength = own
      .map((loadout, seat) => ({ seat, power: powerOfLoadout(loadout) }))
      .sort((a, b) => b.power - a.power || a.seat - b.seat)
      .map(({ seat }) => seat)
    const ranks = firstRound.map(([upper, lower]) => (lower === null ? byStrength.indexOf(upper) + 1 : null))
    expect(ranks).toEqual([1, null, 4, null, 2, null, 3, null])
  })

  test('entries of one power rest in the order in which they were dealt', () => {
    const [one] = loadouts(1, 1) as [EntrantLoadout]
    const { firstRound } = bracketOf(daySeed(1), new Array<EntrantLoadout>(12).fill(one))
    const resting = firstRound.filter(([, lower]) => lower === null).map(([upper]) => upper)
    expect(resting.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3])
  })

  test.each([1, 2, 3, 7])(
    'of %i entries is filled to eight with bots of about their power, another for each seed',
    (count) => {
      const own = loadouts(count, count)
      const { seats } = bracketOf(daySeed(count), own)
      expect(seats.map(({ bot, entry }) => [entry, bot !== null])).toEqual(
        Array.from({ length: 8 }, (_, seat) => (seat < count ? [seat, false] : [null, true])),
      )
      seats.forEach(({ bot, power }, seat) => {
        if (!bot) {
          expect(power).toBe(powerOfLoadout(own[seat] as EntrantLoadout))
          return
        }
        const ratio = power / powerOfLoadout(own[(seat - count) % count] as EntrantLoadout)
        expect(ratio).toBeGreaterThan(0.85)
        expect(ratio).toBeLessThan(1.1)
        expect(power).toBe(bot.power)
      })
      expect(bracketOf(daySeed(count), own).seats).toEqual(seats)
      expect(bracketOf(daySeed(99), own).seats.slice(count)).not.toEqual(seats.slice(count))
      expect(new Set(seats.slice(count).map(({ stats }) => JSON.stringify(stats))).size).toBe(8 - count)
    },
  )

  test('its bots draw their stance from the seed, whatever their power, and are else what they were before stances (R55)', () => {
    const [model] = loadouts(3, 1) as [EntrantLoadout]
    const bots = Array.from({ length: 300 }, (_, day) => bracketOf(daySeed(day), [model]).seats[1]?.bot)
    const strongest = [...bots].sort((a, b) => (b?.power ?? 0) - (a?.power ?? 0))
    for (const some of [strongest.slice(0, 150), strongest.slice(150)])
      for (const stance of STANCES) {
        const count = some.filter((bot) => bot?.stats.stance === stance).length
        expect(count).toBeGreaterThan(30)
        expect(count).toBeLessThan(70)
      }
    const { name, stats } = bots[1] as Bot
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
  })

  test('without entries has no fighters', () => {
    const bracket = bracketOf(daySeed(1), [])
    expect(bracket).toMatchObject({ seats: [], firstRound: [] })
    expect(playBracket(bracket)).toEqual([])
    expect(bracketEnds(bracket, [])).toEqual([])
  })
})

describe('fighting a bracket (R26)', () => {
  test.each(SIZES)('of %i entries: winners go on, upper from even matches, until one is left', (count) => {
    const bracket = bracketOf(daySeed(count), loadouts(count, count))
    const matches = playBracket(bracket)
    const at = (round: number, no: number) => matches.find((match) => match.round === round && match.no === no)
    expect(matches).toHaveLength(sizeOf(count) - 1)
    for (const { lower, no, round, upper, winner } of matches) {
      if (round === 1) expect([upper, lower]).toEqual(bracket.firstRound[no])
      else expect([upper, lower]).toEqual([at(round - 1, 2 * no)?.winner, at(round - 1, 2 * no + 1)?.winner])
      const fought =
        lower === null || fightMatch(bracket, { round, no, upper, lower }).winner === 'attacker' ? upper : lower
      expect(winner).toBe(fought)
    }
    expect(playBracket(bracket)).toEqual(matches)
  })

  test.each(SIZES)('of %i entries: one is first, one second, two third, and so on; byes are no wins', (count) => {
    const bracket = bracketOf(daySeed(count), loadouts(count, count))
    const matches = playBracket(bracket)
    const ends = bracketEnds(bracket, matches)
    const size = sizeOf(count)
    for (const [place, wanted] of [
      [1, 1],
      [2, 1],
      [4, 2],
      [8, 4],
      [16, 8],
      [32, 16],
    ] as const)
      expect(ends.filter((end) => end.place === place)).toHaveLength(
        place > size ? 0 : Math.min(wanted, place === size ? bracket.seats.length - size / 2 : wanted),
      )
    ends.forEach(({ lost, place, wins }, seat) => {
      const rested = bracket.firstRound.some(([upper, lower]) => upper === seat && lower === null) ? 1 : 0
      const played = lost === null ? Math.log2(size) : lost.round - 1
      expect(wins).toBe(played - rested)
      expect(place).toBe(lost === null ? 1 : size / 2 ** (lost.round - 1))
      const final = lost && matches.find(({ no, round }) => round === lost.round && no === lost.no)
      if (final) expect([final.upper, final.lower]).toContain(seat)
    })
  })

  test('each match has its own seed: the bracket’s, its round and number', () => {
    const [a, b] = loadouts(3, 2) as [EntrantLoadout, EntrantLoadout]
    const seed = daySeed(3)
    expect(matchSeed(seed, { round: 2, no: 15 })).toBe(`${seed}000000020000000f`)
    const bracket = bracketOf(seed, [a, b])
    expect(fightMatch(bracket, { round: 1, no: 0, upper: 0, lower: 1 })).toEqual(
      simulateFight({ attacker: statsOfLoadout(a), defender: statsOfLoadout(b) }, `${seed}0000000100000000`),
    )
    expect(() => fightMatch(bracket, { round: 1, no: 0, upper: 0, lower: 8 })).toThrow(RangeError)
  })
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
