import { describe, expect, test } from 'vitest'
import { bracketView, roundName, seenAfter } from '#client/topics/tournament/screens/bracket/bracket-view.ts'
import { BRACKET, playedBracket } from '#workbench/fixtures/tournament-answers.ts'

/** With ten entries six have a bye, the strongest ones. */
const WITH_BYES = playedBracket(10)

describe('a bracket that is revealed round by round (row 30)', () => {
  test('shows who meets whom first, and nothing that happened', () => {
    const { next, own, rounds, winner } = bracketView(BRACKET, 0)
    expect(rounds.map((matches) => matches.length)).toEqual([16, 8, 4, 2, 1])
    expect(rounds[0]?.every(({ upper, lower }) => upper !== null && lower !== null)).toBe(true)
    expect(rounds.flat().every((match) => match.winner === null && match.replayId === null)).toBe(true)
    expect(
      rounds
        .slice(1)
        .flat()
        .every(({ isOwn, lower, upper }) => !isOwn && upper === null && lower === null),
    ).toBe(true)
    expect(winner).toBeNull()
    expect(own?.username).toBe('nibbles')
    expect(next?.round).toBe(1)
    expect(next?.opponent.is_own).toBe(false)
  })

  test('tells a round once it was seen, and pairs the next', () => {
    const { next, rounds } = bracketView(BRACKET, 1)
    expect(rounds[0]?.every(({ winner }) => winner !== null)).toBe(true)
    expect(rounds[1]?.every(({ upper, winner }) => upper !== null && winner === null)).toBe(true)
    expect(rounds[2]?.every(({ upper }) => upper === null)).toBe(true)
    expect(next?.round).toBe(2)
  })

  test('tells everything when the run has ended', () => {
    expect(seenAfter(BRACKET, 3)).toBe(3)
    expect(seenAfter(BRACKET, 4)).toBe('all')
    const { next, rounds, winner } = bracketView(BRACKET, 'all')
    expect(next).toBeNull()
    expect(winner?.place).toBe(1)
    expect(rounds.flat().every((match) => match.winner !== null)).toBe(true)
  })

  test('of others hides nothing', () => {
    const { next, own, winner } = bracketView(playedBracket(32, false), 0)
    expect(own).toBeNull()
    expect(next).toBeNull()
    expect(winner).not.toBeNull()
  })

  test('has nothing to see of a bye: it begins with the round after it', () => {
    const own = WITH_BYES.seats.findIndex(({ is_own: isOwn }) => isOwn)
    const rest = WITH_BYES.matches.filter(({ lower, upper }) => upper === own || lower === own)
    const bye = rest.find(({ lower }) => lower === null)
    const { next, rounds } = bracketView(WITH_BYES, 0)
    expect(next?.round).toBe(bye === undefined ? 1 : 2)
    expect(rounds[0]?.filter(({ lower }) => lower === 'bye')).toHaveLength(6)
  })
})

describe('the name of a round', () => {
  test.each([
    [1, 5, 'round'],
    [3, 5, 'quarter'],
    [4, 5, 'semi'],
    [5, 5, 'final'],
    [1, 3, 'quarter'],
  ] as const)('%i of %i', (round, rounds, name) => {
    expect(roundName(round, rounds)).toBe(name)
  })
})
