import { describe, expect, test } from 'vitest'
import { RARITIES } from '#rules/items/rarities.ts'
import { SKILL_NAMES } from '#rules/kombat/skills.ts'
import {
  type Entrant,
  entrantLine,
  loadoutText,
  parseEntrant,
  parseLoadout,
  powerOfLoadout,
  statsOfLoadout,
} from '#rules/tournament/entrant.ts'
import {
  firstTournamentKept,
  tournamentClosedAt,
  tournamentClosesMs,
  tournamentOpenAt,
  tournamentResultsMs,
} from '#rules/tournament/tournament-calendar.ts'
import { aFighter } from '../kombat/builds.ts'
import { anyEntrants, anyLoadout, loadoutOf, worldRng } from './worlds.ts'

const entrants: readonly Entrant[] = anyEntrants(worldRng(1), 200)

describe('an entrant as a line (R26)', () => {
  test('is read as it was written, without a name and in one line', () => {
    for (const entrant of entrants) {
      const line = entrantLine(entrant)
      expect(line).not.toContain('\n')
      expect(parseEntrant(line)).toEqual(entrant)
      expect(parseLoadout(loadoutText(entrant.loadout))).toEqual(entrant.loadout)
    }
  })

  test('has room: the longest loadout and the largest numbers are far below 400 bytes', () => {
    const longest = {
      ...anyLoadout(worldRng(2)),
      rank: 99_999,
      armyStep: 28,
      crown: 1000,
      skill: SKILL_NAMES.at(-1),
      stats: '99999 17958 2442 95.4 60.5 300.5 30.5 25.5 2',
      stones: '4 4 4',
      worn: [
        ...['sword', 'helmet', 'armor', 'gloves', 'boots', 'wings', 'ring', 'necklace'].map(
          (slot) => `${slot}:${RARITIES.length - 1}:${slot}-notcoin-special`,
        ),
      ].join(' '),
      bonus: '2442 17958 95.4 300.5 30.5 25.5',
    } as Entrant['loadout']
    const line = entrantLine({ entryNo: 1_000_000, playerNo: 999_998, kind: 'player', loadout: longest })
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(400)
  })

  test('gives power and stats of its fighter', () => {
    const loadout = { ...anyLoadout(worldRng(3)), stats: '504 1250 165 15 6.5 200 1.5 2.5', stones: '4 0 2' }
    expect(powerOfLoadout(loadout)).toBe(504)
    expect(statsOfLoadout(loadout)).toEqual({
      maxHp: 1250,
      attack: 165,
      critPercent: 15,
      evasionPercent: 6.5,
      critDamagePercent: 200,
      reflectPercent: 1.5,
      lifeStealPercent: 2.5,
      skill: loadout.skill,
      stones: [
        { type: expect.any(String), level: 4 },
        { type: expect.any(String), level: 2 },
      ],
    })
    expect(statsOfLoadout({ ...loadout, stones: '' }).stones).toEqual([])
  })

  test.each(['rush', 'guard', 'trick', undefined] as const)('keeps its stance: %s (R55)', (stance) => {
    const stats = aFighter({ stance, skill: 'reflect' })
    const line = entrantLine({ entryNo: 2, playerNo: 1, kind: 'npc', loadout: loadoutOf(stats) })
    const read = parseEntrant(line)
    expect(entrantLine(read)).toBe(line)
    expect(statsOfLoadout(read.loadout)).toEqual(stats)
    expect('stance' in statsOfLoadout(read.loadout)).toBe(stance !== undefined)
  })

  test.each(['', '1', '1 1 p', '1 1 p ;;;', '1 1 x 1;2;3', '1 1 p 500;4;0;99;6;0;1 1 1;;;'])(
    '%j is not a valid entrant line',
    (line) => {
      expect(() => parseEntrant(line)).toThrow(RangeError)
    },
  )

  test('nothing is read that would be written otherwise', () => {
    const line = entrantLine(entrants[0] as Entrant)
    for (const other of [
      `0${line}`,
      `${line};`,
      line.replace(' p ', ' q ').replace(' n ', ' q '),
      line.replace(' ', '  '),
    ])
      expect(() => parseEntrant(other)).toThrow(RangeError)
  })
})

describe('the calendar of tournaments (R26)', () => {
  const at = (text: string): number => Date.parse(text)

  test('one enters today’s until 20:00:00, from then on tomorrow’s', () => {
    expect(tournamentOpenAt(at('2026-11-26T00:00:00.000Z'))).toBe('2026-11-26')
    expect(tournamentOpenAt(at('2026-11-26T19:59:59.999Z'))).toBe('2026-11-26')
    expect(tournamentOpenAt(at('2026-11-26T20:00:00.000Z'))).toBe('2026-11-27')
    expect(tournamentOpenAt(at('2026-12-31T23:59:59.999Z'))).toBe('2027-01-01')
  })

  test('the newest that has closed is the day before it', () => {
    expect(tournamentClosedAt(at('2026-11-26T19:59:59.999Z'))).toBe('2026-11-25')
    expect(tournamentClosedAt(at('2026-11-26T20:00:00.000Z'))).toBe('2026-11-26')
    expect(tournamentClosedAt(at('2027-01-01T00:00:00.000Z'))).toBe('2026-12-31')
  })

  test('closes at 20:00 UTC, results come at 20:05, and are kept for thirty days', () => {
    expect(tournamentClosesMs('2026-11-26')).toBe(at('2026-11-26T20:00:00Z'))
    expect(tournamentResultsMs('2026-11-26')).toBe(at('2026-11-26T20:05:00Z'))
    expect(firstTournamentKept(at('2026-11-26T23:59:59Z'))).toBe('2026-10-27')
  })
})
