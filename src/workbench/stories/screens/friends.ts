import { PAGE } from '#client/game/page-paths.ts'
import { baseAnswers } from '#workbench/fixtures/answers.ts'
import { loadingAndError } from '../api-error.ts'
import { HUGE_COUNT, HUGE_TOK_NANO, OVERFLOW_NAMES } from '../overflow.ts'
import type { ScreenStories } from '../screen-stories.ts'

const BASE = baseAnswers['friends.list']

export const FRIENDS_SCREEN: ScreenStories = {
  route: PAGE.FRIENDS.path,
  title: 'Friends',
  states: {
    rich: {
      ways: {
        'Referral leaderboard': '/refer-leaderboard ↩',
        'Friendly fight with Grom': '/friendly-kombat',
        Earn: '/earn',
      },
    },
    empty: { answers: { 'friends.list': { ...BASE, items: [], total: 0, qualified_total: 0, earned_total: 0 } } },
    ...loadingAndError('friends.list'),
    overflow: {
      answers: {
        'friends.list': {
          ...BASE,
          total: HUGE_COUNT,
          qualified_total: HUGE_COUNT,
          earned_total: HUGE_TOK_NANO,
          items: BASE.items.map((friend, index) => ({
            ...friend,
            username: OVERFLOW_NAMES[index % OVERFLOW_NAMES.length] ?? '',
            earned: HUGE_TOK_NANO,
          })),
        },
      },
    },
  },
  more: {
    offline: { answers: { 'friends.list': 'offline' } },
    'invalid-link': {
      answers: { 'friends.list': { ...BASE, link: 'https://t.me/other_bot/game?startapp=7' } },
      play: ['Invite friends'],
    },
  },
}
