import { describe, expect, test } from 'vitest'
import { withTournament } from '#client/topics/home/shared/today-later-items.ts'
import { finalOfEvening, isEvening, isResultNews, tournamentNews } from '#client/topics/tournament/shared/evening.ts'
import { runKey } from '#client/topics/tournament/shared/reveal.ts'
import {
  ENDED_ENTRY,
  OPEN_DAY,
  PLAYED,
  PLAYED_DAY,
  RETURNED_ENTRY,
  TOURNAMENT,
  waitingEntry,
} from '#workbench/fixtures/tournament-answers.ts'

const NOON_MS = Date.parse(`${OPEN_DAY}T12:00:00Z`)
const RESULTS_MS = Date.parse(`${PLAYED_DAY}T20:05:00Z`)
const SEEN = { [runKey(PLAYED_DAY, ENDED_ENTRY.bracket ?? 0)]: 'all' } as const
const NOT_IN = { ...TOURNAMENT, entries: [], last: [] }

describe('what home says of the tournament (row 148, R26)', () => {
  test('own fights are to be watched first, then a prize waits, then one can enter', () => {
    const page = { ...TOURNAMENT, entries: [] }
    expect(tournamentNews(page, {}, NOON_MS)).toEqual({ kind: 'watch', day: PLAYED_DAY })
    expect(tournamentNews(page, SEEN, NOON_MS)).toEqual({ kind: 'prize', day: PLAYED_DAY })
    const claimed = { ...PLAYED, entries: [{ ...ENDED_ENTRY, inbox: { id: ENDED_ENTRY.id, claimed: true } }] }
    expect(tournamentNews({ ...page, last: [claimed] }, {}, NOON_MS)).toEqual({ kind: 'enter' })
  })

  test('a returned ticket is nothing to watch, and no prize', () => {
    const page = { ...NOT_IN, tickets: 0, last: [{ ...PLAYED, entries: [RETURNED_ENTRY] }] }
    expect(tournamentNews(page, {}, NOON_MS)).toBeNull()
  })

  test('entering is named only with a ticket, once, before the close and to who may', () => {
    expect(tournamentNews(NOT_IN, {}, NOON_MS)).toEqual({ kind: 'enter' })
    expect(tournamentNews({ ...NOT_IN, tickets: 0 }, {}, NOON_MS)).toBeNull()
    expect(tournamentNews({ ...NOT_IN, entries: [waitingEntry(1)] }, {}, NOON_MS)).toBeNull()
    expect(tournamentNews({ ...NOT_IN, phase: 'fighting' }, {}, NOON_MS)).toBeNull()
    expect(tournamentNews({ ...NOT_IN, needs: { fights: 1, account_from: '' } }, {}, NOON_MS)).toBeNull()
  })

  test('a result is news from 20:05 for a day', () => {
    expect(isResultNews(PLAYED_DAY, RESULTS_MS - 1)).toBe(false)
    expect(isResultNews(PLAYED_DAY, RESULTS_MS)).toBe(true)
    expect(isResultNews(PLAYED_DAY, RESULTS_MS + 24 * 3_600_000)).toBe(false)
    expect(isResultNews(null, RESULTS_MS)).toBe(false)
  })
})

describe('the final of the evening (extra 21)', () => {
  const evening = RESULTS_MS + 60_000
  const final = TOURNAMENT.newest?.final

  test('can be watched from 20:05 until midnight', () => {
    expect(isEvening(RESULTS_MS - 1)).toBe(false)
    expect(finalOfEvening(TOURNAMENT, {}, evening)).toBe(final)
    expect(finalOfEvening(TOURNAMENT, {}, Date.parse(`${OPEN_DAY}T00:00:00Z`))).toBeNull()
    expect(finalOfEvening({ ...TOURNAMENT, newest: null }, {}, evening)).toBeNull()
  })

  test('is not shown while it would tell how far the player came', () => {
    const bracket = TOURNAMENT.newest?.brackets ?? 0
    const last = [{ ...PLAYED, entries: [{ ...ENDED_ENTRY, bracket }] }]
    expect(finalOfEvening({ ...TOURNAMENT, last }, {}, evening)).toBeNull()
    expect(finalOfEvening({ ...TOURNAMENT, last }, { [runKey(PLAYED_DAY, bracket)]: 'all' }, evening)).toBe(final)
  })

  test('is not shown for yesterday', () => {
    expect(finalOfEvening(TOURNAMENT, {}, Date.parse(`${OPEN_DAY}T21:00:00Z`))).toBeNull()
  })
})

describe('the tournament in the list of today (extra 6)', () => {
  const only = (page: Parameters<typeof withTournament>[1]) => withTournament([], page)[0]

  test('is open to enter, and waits once entered: for the close, then for the results', () => {
    const closesMs = Date.parse(TOURNAMENT.closes_at)
    expect(only(NOT_IN)).toMatchObject({ kind: 'tournament', state: 'open', untilMs: closesMs })
    expect(only(TOURNAMENT)).toMatchObject({ state: 'waiting', count: 1, untilMs: closesMs })
    expect(only({ ...TOURNAMENT, phase: 'fighting' })).toMatchObject({ untilMs: Date.parse(TOURNAMENT.results_at) })
  })

  test('has fights to watch first', () => {
    expect(withTournament([], TOURNAMENT, true)).toMatchObject([{ kind: 'tournament', state: 'ready', steps: [] }])
    expect(withTournament([], undefined, true)).toHaveLength(1)
  })

  test('is not there for a player who cannot enter yet, nor while it loads, and says when it could not be loaded', () => {
    expect(only({ ...NOT_IN, needs: { fights: 2, account_from: '' } })).toBeUndefined()
    expect(only({ ...NOT_IN, phase: 'fighting' })).toBeUndefined()
    expect(only(undefined)).toBeUndefined()
    expect(only(null)).toMatchObject({ state: 'missing' })
  })
})
