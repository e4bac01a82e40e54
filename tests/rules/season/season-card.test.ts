import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bossEventsBeginning } from '#rules/boss/boss-calendar.ts'
import {
  bestFight,
  type CardDuel,
  type CardFight,
  cardFromMs,
  cardSeason,
  guildDamageOf,
  longestStreak,
  luckiestRoll,
  nemesisOf,
  roadOf,
} from '#rules/season/season-card.ts'
import { calendarAt } from '#rules/season/seasons.ts'
import { MS_PER_DAY, MS_PER_HOUR, MS_PER_MINUTE } from '#rules/units.ts'

const START_MS = Date.parse('2026-03-02T00:00:00Z')
const FIRST = calendarAt(START_MS, START_MS)

let fought = 0
const fight = (about: Partial<CardFight>): CardFight => {
  fought++
  return {
    ...{ id: `fight ${fought}`, atMs: START_MS + fought, opponentId: 8, opponentHouse: 1 },
    ...{ won: true, ownRank: 1000, newRank: 1010, opponentRank: 1000 },
    ...about,
  }
}
const duel = (opponentId: number, won: boolean, about: Partial<CardDuel> = {}): CardDuel => {
  fought++
  return {
    ...{ id: `duel ${fought}`, attackerId: 7, atMs: START_MS + fought, opponentHouse: 1 },
    opponentId,
    won,
    ...about,
  }
}
const rowOf = (wins: string): readonly CardFight[] => [...wins].map((letter) => fight({ won: letter === 'W' }))

test('when the card of a season can be looked at (R28) from a minute after its ranked days until a minute after the next one’s', () => {
  const at = (ms: number) => cardSeason(calendarAt(ms, START_MS), ms)?.number ?? null
  const next = calendarAt(FIRST.nextMs, START_MS)
  expect(cardFromMs(FIRST)).toBe(FIRST.endMs + MS_PER_MINUTE)
  expect([START_MS, cardFromMs(FIRST) - 1, cardFromMs(FIRST), FIRST.nextMs].map(at)).toEqual([null, null, 11, 11])
  expect([cardFromMs(next) - 1, cardFromMs(next)].map(at)).toEqual([11, 12])
})

describe('the best fight', () => {
  test('is the win over the one furthest above, or least below; no lost one', () => {
    const [far, near] = [fight({ opponentRank: 1300 }), fight({ opponentRank: 1100 })]
    expect(bestFight([near, far, fight({ opponentRank: 1900, won: false })])).toBe(far)
    const below = [fight({ opponentRank: 900 }), fight({ opponentRank: 990 })]
    expect(bestFight(below)).toBe(below[1])
    expect(bestFight([fight({ won: false })])).toBeNull()
    expect(bestFight([])).toBeNull()
  })

  test('is a win over a bot only where no player was beaten', () => {
    const bot = fight({ opponentId: null, opponentRank: 1900 })
    const player = fight({ opponentRank: 700 })
    expect(bestFight([bot, player])).toBe(player)
    expect(bestFight([bot, fight({ won: false })])).toBe(bot)
  })

  test('is of equal ones that with the higher opponent, then the earlier one', () => {
    const [first, higher, later] = [
      fight({ ownRank: 1000, opponentRank: 1100 }),
      fight({ ownRank: 1100, opponentRank: 1200 }),
      fight({ ownRank: 1100, opponentRank: 1200 }),
    ]
    expect(bestFight([first, later, higher])).toBe(higher)
  })
})

describe('the longest row of wins', () => {
  test('is the earlier of equal ones, with its first and its last win', () => {
    const fights = rowOf('WWLWWWLWWWL')
    expect(longestStreak(fights)).toEqual({ wins: 3, fromMs: fights[3]?.atMs, untilMs: fights[5]?.atMs })
  })

  test('is as long as the longest row of letters, whatever the order', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('W', 'L'), maxLength: 60 }), (letters) => {
        const longest = Math.max(...letters.split('L').map(({ length }) => length))
        const streak = longestStreak(rowOf(letters))
        expect(streak?.wins ?? 0).toBe(longest)
      }),
      { seed: 20_261_126 },
    )
  })
})

test('the road of ranks is the rank after the last fight of each day on which there was one', () => {
  const on = (day: number, hour: number, newRank: number) =>
    fight({ atMs: START_MS + day * MS_PER_DAY + hour * MS_PER_HOUR, newRank })
  expect(roadOf([on(0, 0, 20), on(0, 23.99, 35), on(2, 0, 31), on(26, 23, 500)], START_MS)).toEqual([
    { day: 0, rankPoints: 35 },
    { day: 2, rankPoints: 31 },
    { day: 26, rankPoints: 500 },
  ])
  expect(roadOf([], START_MS)).toEqual([])
})

describe('the nemesis', () => {
  test('is the opponent who has won most often, attacking or attacked, with the last fight that was lost', () => {
    const duels = [duel(8, false), duel(9, false), duel(9, true), duel(9, false), duel(9, true), duel(8, true)]
    expect(nemesisOf(duels)).toEqual({ opponentId: 9, lost: 2, won: 2, last: duels[3] })
    expect(nemesisOf(duels.toReversed())).toEqual({ opponentId: 9, lost: 2, won: 2, last: duels[3] })
    expect(nemesisOf([duel(8, true)])).toBeNull()
  })

  test('is, of equal opponents, the one whom the player has beaten least, then the one who won last', () => {
    expect(nemesisOf([duel(8, false), duel(8, true), duel(9, false), duel(8, true)])?.opponentId).toBe(9)
    expect(nemesisOf([duel(8, false), duel(9, false)])?.opponentId).toBe(9)
    expect(nemesisOf([duel(9, false), duel(8, false)])?.opponentId).toBe(8)
  })

  test('is the same in any order, and no other opponent has won more often', () => {
    const histories = fc.array(fc.record({ opponentId: fc.integer({ min: 1, max: 5 }), won: fc.boolean() }), {
      maxLength: 40,
    })
    fc.assert(
      fc.property(histories, fc.func(fc.integer()), (history, orderOf) => {
        const duels = history.map(({ opponentId, won }) => duel(opponentId, won))
        const shuffled = duels.toSorted((a, b) => orderOf(a.id) - orderOf(b.id))
        const nemesis = nemesisOf(duels)
        expect(nemesisOf(shuffled)).toEqual(nemesis)
        const lostTo = (id: number) => duels.filter(({ opponentId, won }) => opponentId === id && !won).length
        expect(nemesis?.lost ?? 0).toBe(Math.max(0, ...[1, 2, 3, 4, 5].map(lostTo)))
        if (nemesis) expect(lostTo(nemesis.opponentId)).toBe(nemesis.lost)
      }),
      { seed: 20_261_126 },
    )
  })
})

describe('the damage for the guild (R25)', () => {
  const dealt = (guildId: number, bossEventId: string, damage: number, fights: number) => ({
    guildId,
    bossEventId,
    damage,
    fights,
  })

  test('counts for the guild with the most of it', () => {
    const all = [dealt(1, 'a', 100, 1), dealt(2, 'a', 300, 3), dealt(1, 'b', 250, 2)]
    expect(guildDamageOf(all, null)).toEqual({ guildId: 1, damage: 350, fights: 3 })
    expect(guildDamageOf([], null)).toBeNull()
    expect(guildDamageOf([dealt(1, 'a', 0, 2)], null)).toBeNull()
  })

  test('leaves out damage to the last event’s boss after the ranked days', () => {
    const all = [dealt(1, 'a', 100, 1), dealt(1, 'last', 250, 3)]
    expect(guildDamageOf(all, { bossEventId: 'last', damage: 90, fights: 1 })).toEqual({
      guildId: 1,
      damage: 260,
      fights: 3,
    })
    expect(guildDamageOf(all, { bossEventId: 'last', damage: 900, fights: 9 })).toEqual({
      guildId: 1,
      damage: 100,
      fights: 1,
    })
    expect(guildDamageOf([dealt(1, 'last', 90, 1)], { bossEventId: 'last', damage: 90, fights: 1 })).toBeNull()
  })

  test('counts the eight boss events that begin in a season’s ranked days', () => {
    const bossEvents = bossEventsBeginning(FIRST.startMs, FIRST.endMs)
    expect(bossEvents.map(({ id }) => id)).toEqual([
      'boss-mammoth-2026-03-02',
      'boss-fire-lord-2026-03-05',
      'boss-mammoth-2026-03-09',
      'boss-fire-lord-2026-03-12',
      'boss-mammoth-2026-03-16',
      'boss-fire-lord-2026-03-19',
      'boss-mammoth-2026-03-23',
      'boss-fire-lord-2026-03-26',
    ])
    expect(bossEvents.at(-1)?.endMs).toBe(FIRST.nextMs)
  })
})

test('the luckiest roll is that with the lowest chance, the earlier of equal ones', () => {
  const rolls = [
    { number: 4, chancePercent: 3 },
    { number: 2, chancePercent: 3 },
    { number: 1, chancePercent: 45 },
  ]
  expect(luckiestRoll(rolls)).toBe(rolls[1])
  expect(luckiestRoll([])).toBeNull()
})
