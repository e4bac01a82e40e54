import { PAGE } from '#client/game/page-paths.ts'
import { toBracket, toBrackets } from '#client/topics/tournament/links.ts'
import { runKey } from '#client/topics/tournament/shared/reveal.ts'
import { minutesAgo } from '#workbench/fixtures/now.ts'
import {
  BRACKET,
  BRACKETS,
  PLAYED_DAY,
  playedBracket,
  TOURNAMENT,
  UNWATCHABLE_BRACKET,
  waitingEntry,
} from '#workbench/fixtures/tournament-answers.ts'
import { AFTER_RETRIES_MS, apiError, loadingAndError } from '../api-error.ts'
import { HUGE_COUNT, HUGE_TOK_NANO, OVERFLOW_NAMES } from '../overflow.ts'
import type { ScreenStories, Story } from '../screen-stories.ts'

const RUN = runKey(PLAYED_DAY, BRACKET.no)
/** Storage of a device: how many rounds of yesterday's run were watched. */
const seen = (rounds: number | 'all') => ({ 'tournament-revealed.7': JSON.stringify({ [RUN]: rounds }) })
const BRACKET_AT = toBracket(PLAYED_DAY, BRACKET.no)

const told = (story: Story): Story => ({ local: seen('all'), ...story })

export const TOURNAMENT_SCREEN: ScreenStories = {
  route: PAGE.TOURNAMENT.path,
  title: 'Tournament',
  states: {
    rich: {
      ...told({}),
      ways: {
        Back: '/',
        '3rd–4th': '/daily-tournament-result?day=2026-11-23 ↩',
        'Watch the final': '/kombat-replay?id=t20261123-13-5-0 ↩',
        'All brackets': '/tournament?day=2026-11-23 ↩',
        'All brackets › Bracket 13': '/tournament?day=2026-11-23&bracket=13 ↩',
      },
    },
    empty: {
      answers: {
        'tournament.get': { ...TOURNAMENT, entrants: 0, entries: [], tickets: 0, last: [], newest: null },
      },
    },
    ...loadingAndError('tournament.get'),
    overflow: told({
      answers: {
        'tournament.get': {
          ...TOURNAMENT,
          entrants: HUGE_COUNT,
          tickets: HUGE_COUNT,
          entries: [waitingEntry(1), waitingEntry(2), waitingEntry(3)],
          prizes: TOURNAMENT.prizes.map((prize) => ({
            ...prize,
            tok: HUGE_TOK_NANO,
            star: HUGE_COUNT,
            boxes: ['wood', 'iron', 'titanium'],
            league_points: HUGE_COUNT,
          })),
        },
      },
    }),
  },
  more: {
    'fights-ready': { ways: { 'Watch one by one': '/tournament?day=2026-11-23&bracket=4 ↩' } },
    'three-entries': told({
      answers: {
        'tournament.get': {
          ...TOURNAMENT,
          tickets: 4,
          entries: [waitingEntry(1), waitingEntry(2), waitingEntry(3)],
        },
      },
    }),
    'no-ticket': {
      ...told({ answers: { 'tournament.get': { ...TOURNAMENT, entries: [], tickets: 0 } } }),
      ways: { 'Buy tickets from 10 STAR › Or 25 Telegram Stars each': '/iap?tab=supplies ↩' },
    },
    'too-new': {
      answers: {
        'tournament.get': {
          ...TOURNAMENT,
          entries: [],
          tickets: 0,
          needs: { fights: 2, account_from: minutesAgo(-7 * 60) },
          last: [],
        },
      },
      ways: { 'Fight now': '/kombat_prep' },
    },
    fighting: told({
      answers: {
        'tournament.get': {
          ...TOURNAMENT,
          phase: 'fighting',
          closes_at: minutesAgo(2),
          results_at: minutesAgo(-3),
          entries: [waitingEntry(1), waitingEntry(2)],
        },
      },
    }),
    late: told({
      answers: {
        'tournament.get': {
          ...TOURNAMENT,
          phase: 'fighting',
          closes_at: minutesAgo(12),
          results_at: minutesAgo(7),
        },
      },
    }),
    prizes: told({ play: ['Fewer'], isBelow: true }),
    'star-sources': {
      ...told({ play: ['Buy tickets from 10 STAR'], answers: { 'users.stars': 4 } }),
      ways: { 'Go hunting': '/monster-hunt' },
    },
    offline: { answers: { 'tournament.get': 'offline' } },
    brackets: { at: toBrackets(PLAYED_DAY) },
    'brackets-none': {
      at: toBrackets('2026-11-19'),
      answers: { 'tournament.brackets': { ...BRACKETS, entrants: 0, items: [], total: 0 } },
    },
    'brackets-error': {
      at: toBrackets(PLAYED_DAY),
      answers: { 'tournament.brackets': apiError('internal') },
      advanceMs: AFTER_RETRIES_MS,
    },
    bracket: { at: BRACKET_AT },
    'bracket-second-round': { at: BRACKET_AT, local: seen(1) },
    'bracket-semifinal': { at: BRACKET_AT, local: seen(3) },
    'bracket-told': {
      at: BRACKET_AT,
      local: seen('all'),
      ways: {
        Back: '/tournament',
        'Watch: You': '/kombat-replay?id=t20261123-4-1-1',
        'Watch: You › Back': '/tournament?day=2026-11-23&bracket=4&round=1',
        'My result': '/daily-tournament-result?day=2026-11-23 ↩',
        'Check the draw': '/tournament-verify?day=2026-11-23&bracket=4 ↩',
        'All brackets': '/tournament?day=2026-11-23 ↩',
      },
    },
    'bracket-quarterfinals': { at: toBracket(PLAYED_DAY, BRACKET.no, 3), local: seen('all') },
    'bracket-final': { at: toBracket(PLAYED_DAY, BRACKET.no, 5), local: seen('all') },
    'bracket-small': {
      at: BRACKET_AT,
      local: seen('all'),
      answers: { 'tournament.bracket': playedBracket(3) },
    },
    'bracket-byes': {
      at: BRACKET_AT,
      answers: { 'tournament.bracket': playedBracket(11, false) },
    },
    'bracket-names': {
      at: BRACKET_AT,
      local: seen('all'),
      answers: {
        'tournament.bracket': {
          ...BRACKET,
          seats: BRACKET.seats.map((seat, index) => ({
            ...seat,
            username: index % 5 === 4 ? null : (OVERFLOW_NAMES[index % OVERFLOW_NAMES.length] ?? ''),
            power: HUGE_COUNT,
          })),
        },
      },
    },
    'bracket-unwatchable': { at: BRACKET_AT, answers: { 'tournament.bracket': UNWATCHABLE_BRACKET } },
    'bracket-loading': { at: BRACKET_AT, answers: { 'tournament.bracket': 'pending' } },
    'bracket-gone': {
      at: BRACKET_AT,
      answers: { 'tournament.bracket': apiError('not-found') },
      ways: { 'To the tournament': '/tournament' },
    },
    'bracket-error': {
      at: BRACKET_AT,
      answers: { 'tournament.bracket': apiError('internal') },
      advanceMs: AFTER_RETRIES_MS,
    },
  },
}
