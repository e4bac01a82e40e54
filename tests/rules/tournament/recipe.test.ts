import { describe, expect, test } from 'vitest'
import { bracketOf } from '#rules/tournament/bracket.ts'
import { type Entrant, parseEntrant } from '#rules/tournament/entrant.ts'
import type { PublishedBracket } from '#rules/tournament/verdict.ts'
import { type PublicDay, recomputeDay } from '#tests/helpers/players/recomputed-day.ts'
import { NUMBERS } from '#tests/helpers/players/recomputed-fight.ts'
import { anyEntrants, anyLoadout, daySeed, type Published, publish, worldRng } from './worlds.ts'

const shownBracket = ({ seats, matches, seed, entrants, returned, ...bracket }: PublishedBracket) => {
  const loadouts = entrants.flatMap((line) => parseEntrant(line)?.loadout ?? [])
  const { seats: fighters } = bracketOf(seed, loadouts)
  return {
    ...bracket,
    seats: seats.map(({ prize, ...seat }, no) => ({
      ...{ ...seat, username: fighters[no]?.bot?.name },
      prize: prize && {
        ...{ tok: prize.tokNano, star: prize.star, boxes: prize.boxes, league_points: prize.leaguePoints },
      },
    })),
    matches,
    proof: { seed, entrants, returned },
  }
}

/** The day as the server shows it. */
const shown = ({ day, brackets }: Published): PublicDay => {
  const items = day.slices.map(({ no, pool, ...slice }) => ({ no, pool, slice }))
  const proof = { seed: day.seed, seed_hash: day.seedHash, entrants_hash: day.entrantsHash }
  return {
    list: { entrants: day.entrants, proof, items },
    brackets: brackets.map(shownBracket),
  } as unknown as PublicDay
}

const SIZES = [0, 1, 2, 3, 7, 8, 9, 12, 15, 16, 17, 24, 31, 32, 33, 34, 63, 64, 65, 97, 200, 640]
const WORLDS = SIZES.flatMap((total) => (total < 100 ? [0, 1, 2] : [0]).map((no) => ({ total, no })))

const alike = (entrants: readonly Entrant[], power: (index: number) => number): readonly Entrant[] => {
  const { loadout } = entrants[0] as Entrant
  return entrants.map((entrant, index) => ({
    ...entrant,
    loadout: { ...loadout, stats: loadout.stats.replace(/^\d+/, String(power(index))) },
  }))
}
const singles = (total: number): readonly Entrant[] =>
  Array.from({ length: total }, (_, index) => ({
    ...{ entryNo: index + 1, playerNo: index + 1, kind: 'player' },
    loadout: anyLoadout(worldRng(index)),
  }))
const ofOnePlayer = (total: number): readonly Entrant[] =>
  singles(total).map((entrant) => ({ ...entrant, playerNo: 1 }))

describe('a day is drawn and fought as tournament.md’s recipe has it (R26, R27, R55)', () => {
  const differences = (seed: number, entrants: readonly Entrant[]) =>
    recomputeDay(NUMBERS, shown(publish(daySeed(seed), entrants)))

  test.each(WORLDS)('$total entries, world $no', ({ total, no }) => {
    expect(differences(no, anyEntrants(worldRng(100 * total + no), total))).toEqual([])
  })

  test.each([1, 2, 3])('one player alone with %i entries: all tickets go back', (total) => {
    const { brackets } = publish(daySeed(1), ofOnePlayer(total))
    expect(brackets.map(({ returned, seats }) => [returned.length, seats.length])).toEqual([[total, 0]])
    expect(differences(1, ofOnePlayer(total))).toEqual([])
  })

  test.each([12, 33, 100])('%i entries of one power, which rest and lie in the order of their numbers', (total) => {
    expect(
      differences(
        2,
        alike(anyEntrants(worldRng(3), total), () => 500),
      ),
    ).toEqual([])
  })

  test('slices of powers far apart, near each other and on the limit of a pool', () => {
    for (const step of [1, 3, 10, 40])
      expect(
        differences(
          4,
          alike(singles(200), (no) => 100 + step * no),
        ),
      ).toEqual([])
    const limit = (no: number) => (no < 64 ? 70 : no < 96 ? 77 : 900)
    expect(differences(5, alike(singles(160), limit))).toEqual([])
  })
})
