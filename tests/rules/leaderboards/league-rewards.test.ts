import { describe, expect, test } from 'vitest'
import {
  LEAGUE_SLUGS,
  type LeagueSlug,
  leagueClaimableUntilMs,
  leagueFreezeMs,
  leagueNumber,
  leagueRewardOf,
  leagueWeekOf,
  nextLeaguePlace,
} from '#rules/leaderboards/league-rewards.ts'
import type { Place } from '#rules/units.ts'
import { nanoToTok } from '#tests/helpers/nano-to-tok.ts'

const place = (place: number | null): Place | null => place as Place | null
const line = (slug: LeagueSlug, at: number | null, points = 1): string => {
  const reward = leagueRewardOf(slug, { place: place(at), points })
  if (!reward) return 'nothing'
  return [
    `${nanoToTok(reward.tokNano)}/${reward.star}`,
    ...(reward.stones ? [`${reward.stones} stone`] : []),
    ...(reward.tickets ? [`${reward.tickets} ticket`] : []),
    ...(reward.awakeStones ? [`${reward.awakeStones} awake stone`] : []),
    ...reward.items,
  ].join(' + ')
}

describe('rewards of a league (R27)', () => {
  test('by place: TOK and STAR, for the first ten a stone, for the first fifty a ticket', () => {
    const table = [1, 2, 3, 4, 10, 11, 50, 51, 100, 101, 500].map((at) => `${at}: ${line('II', at)}`)
    expect(table).toEqual([
      '1: 100/40 + 1 stone + 1 ticket',
      '2: 60/25 + 1 stone + 1 ticket',
      '3: 60/25 + 1 stone + 1 ticket',
      '4: 40/15 + 1 stone + 1 ticket',
      '10: 40/15 + 1 stone + 1 ticket',
      '11: 20/8 + 1 ticket',
      '50: 20/8 + 1 ticket',
      '51: 12/5',
      '100: 12/5',
      '101: 6/3',
      '500: 6/3',
    ])
  })

  test('beyond the five-hundredth place by points alone, from a hundred on', () => {
    expect([line('I', 501, 100), line('I', null, 100), line('I', 501, 99), line('I', null, 99)]).toEqual([
      '3/1',
      '3/1',
      'nothing',
      'nothing',
    ])
  })

  test('Special brings three times TOK, STAR, stones and tickets, its first ten an awake stone and an epic item too', () => {
    expect([1, 10, 11, 50, 51, 500].map((at) => line('special', at))).toEqual([
      '300/120 + 3 stone + 3 ticket + 1 awake stone + epic',
      '120/45 + 3 stone + 3 ticket + 1 awake stone + epic',
      '60/24 + 3 ticket',
      '60/24 + 3 ticket',
      '36/15',
      '18/9',
    ])
    expect(line('special', null, 100)).toBe('9/3')
  })

  test('the next reward is at the worst place that brings more', () => {
    const next = [null, 501, 500, 101, 100, 51, 11, 4, 3, 2, 1].map((at) =>
      nextLeaguePlace({ place: place(at), points: 1 }),
    )
    expect(next).toEqual([500, 500, 100, 100, 50, 50, 10, 3, 1, 1, null])
  })
})

describe('the calendar of the leagues (R27, R28, row 190)', () => {
  const calendar = { number: 12, startMs: Date.UTC(2026, 10, 30) }
  const iso = (ms: number): string => new Date(ms).toISOString()

  test('weeks I to IV and Special are numbered 1 to 5', () => {
    expect(LEAGUE_SLUGS.map((slug) => `${slug} ${leagueNumber(slug)}`)).toEqual([
      'I 1',
      'II 2',
      'III 3',
      'IV 4',
      'special 5',
    ])
  })

  test('a week goes from Monday to Monday, Special as long as the season; Week IV and Special close together', () => {
    const spans = LEAGUE_SLUGS.map((slug) => leagueWeekOf(calendar, 11, slug)).map(
      ({ slug, startMs, closeMs }) => `${slug} ${iso(startMs).slice(0, 13)} ${iso(closeMs).slice(0, 13)}`,
    )
    expect(spans).toEqual([
      'I 2026-11-02T00 2026-11-09T00',
      'II 2026-11-09T00 2026-11-16T00',
      'III 2026-11-16T00 2026-11-23T00',
      'IV 2026-11-23T00 2026-11-30T00',
      'special 2026-11-02T00 2026-11-30T00',
    ])
  })

  test('places are frozen a minute after the close, rewards claimable for fourteen days from it', () => {
    const week = leagueWeekOf(calendar, 12, 'I')
    expect(iso(leagueFreezeMs(week))).toBe('2026-12-07T00:01:00.000Z')
    expect(iso(leagueClaimableUntilMs(week))).toBe('2026-12-21T00:00:00.000Z')
  })
})
