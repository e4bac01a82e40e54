import { PAGE } from '#client/game/page-paths.ts'
import type { CallData } from '#contracts/schemas.ts'
import type { BracketPlace } from '#rules/tournament/bracket.ts'
import {
  BRACKET,
  ENDED_ENTRY,
  PLAYED,
  prizeOf,
  RETURNED_ENTRY,
  SEEN_RUNS,
} from '#workbench/fixtures/tournament-answers.ts'
import { AFTER_RETRIES_MS, apiError } from '../api-error.ts'
import { HUGE_COUNT, HUGE_TOK_NANO, OVERFLOW } from '../overflow.ts'
import type { ScreenStories, StoryAnswers } from '../screen-stories.ts'
import { LOST_FIGHT, replayOf, WON_FIGHT } from './battle-fights.ts'

const at = `${PAGE.TOURNAMENT_RESULT.path}?day=${PLAYED.day}`
type Entry = CallData<'tournament.result'>['entries'][number]

const fight = (won: boolean): CallData<'combats.replay'> => ({
  ...replayOf(won ? WON_FIGHT : LOST_FIGHT),
  kind: 'tournament',
  ranked: false,
  own: null,
  replay_id: ENDED_ENTRY.last_fight ?? `t${PLAYED.day.replaceAll('-', '')}-4-5-0`,
})
const ended = (place: BracketPlace, wins: number, people = 27): Entry => ({
  ...ENDED_ENTRY,
  place,
  wins,
  prize: prizeOf(place, wins, people),
  last_fight: place === 1 ? null : (ENDED_ENTRY.last_fight ?? fight(false).replay_id),
  inbox: wins > 0 ? (ENDED_ENTRY.inbox ?? null) : null,
})
const answers = (entries: readonly Entry[], won = false): StoryAnswers => ({
  'tournament.result': { ...PLAYED, entries: [...entries] },
  'combats.replay': fight(won),
})

export const TOURNAMENT_RESULT_SCREEN: ScreenStories = {
  route: PAGE.TOURNAMENT_RESULT.path,
  title: 'Tournament result',
  states: {
    rich: {
      at,
      local: SEEN_RUNS,
      answers: answers([ended(4, 3), RETURNED_ENTRY]),
      ways: {
        Back: '/tournament',
        'Lost to': '/kombat-replay?id=t20261123-4-4-0 ↩',
        'See the bracket': '/tournament?day=2026-11-23&bracket=4 ↩',
        'Change my gear': '/inventory ↩',
        'Your league points': '/league-points ↩',
        'Check this tournament': '/tournament-verify?day=2026-11-23 ↩',
        'Enter again': '/tournament',
      },
    },
    empty: {
      at: PAGE.TOURNAMENT_RESULT.path,
      answers: { 'tournament.result': apiError('not-found') },
      ways: { 'To the tournament': '/tournament' },
    },
    loading: { at, answers: { 'tournament.result': 'pending' } },
    error: { at, answers: { 'tournament.result': apiError('internal') }, advanceMs: AFTER_RETRIES_MS },
    overflow: {
      at,
      local: SEEN_RUNS,
      answers: {
        ...answers([
          {
            ...ended(1, 5),
            prize: { tok: HUGE_TOK_NANO, star: HUGE_COUNT, boxes: ['titanium'], league_points: HUGE_COUNT },
          },
        ]),
        'tournament.bracket': {
          ...BRACKET,
          seats: BRACKET.seats.map((seat) => ({ ...seat, username: OVERFLOW.longName })),
        },
      },
    },
  },
  more: {
    offline: { at, answers: { 'tournament.result': 'offline' } },
    hidden: {
      at,
      answers: answers([ENDED_ENTRY, RETURNED_ENTRY]),
      ways: { 'Watch my fights': '/tournament?day=2026-11-23&bracket=4 ↩' },
    },
    champion: { at, local: SEEN_RUNS, answers: answers([ended(1, 5)], true) },
    'runner-up': { at, local: SEEN_RUNS, answers: answers([ended(2, 4)]) },
    'no-win': { at, local: SEEN_RUNS, answers: answers([ended(32, 0)]) },
    half: {
      at,
      local: SEEN_RUNS,
      answers: { ...answers([ended(2, 2, 9)]), 'tournament.bracket': { ...BRACKET, people: 9 } },
    },
    claimed: {
      at,
      local: SEEN_RUNS,
      answers: answers([{ ...ended(8, 2), inbox: { id: ENDED_ENTRY.inbox?.id ?? '', claimed: true } }]),
    },
    story: { at, local: SEEN_RUNS, answers: answers([ended(8, 2)]), isBelow: true, advanceMs: 3000 },
    returned: {
      at,
      answers: answers([{ ...RETURNED_ENTRY, inbox: { id: ENDED_ENTRY.inbox?.id ?? '', claimed: false } }]),
      ways: { 'To the inbox': '/inbox ↩' },
    },
    'returned-alone': { at, answers: answers([{ ...RETURNED_ENTRY, returned: 'alone' }]) },
    'not-in-it': { at, answers: answers([]) },
    'bracket-failed': {
      at,
      local: SEEN_RUNS,
      answers: { ...answers([ended(8, 2)]), 'tournament.bracket': apiError('internal') },
      advanceMs: AFTER_RETRIES_MS,
    },
  },
}
