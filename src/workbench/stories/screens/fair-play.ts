import { PAGE } from '../../../client/game/page-addresses.ts'
import { minutesAgo } from '../../fixtures/now.ts'
import { OVERFLOW } from '../overflow.ts'
import { refused } from '../refused.ts'
import type { ScreenStories } from '../screen-stories.ts'

const AFTER_RETRIES_MS = 4000
const APPEAL = 'https://t.me/house_kombat_support'

/** Fair play (extra 20). */
export const FAIR_PLAY_SCREEN: ScreenStories = {
  route: PAGE.FAIR_PLAY.path,
  title: 'Fair play',
  states: {
    rich: {},
    empty: { absent: 'everybody has a status, and the rules are always there' },
    loading: { answers: { 'users.fairPlay': 'pending' } },
    error: { answers: { 'users.fairPlay': refused('internal') }, advanceMs: AFTER_RETRIES_MS },
    overflow: {
      answers: {
        'users.fairPlay': {
          status: 'banned',
          reason: `${OVERFLOW.longName} ${OVERFLOW.rightToLeftName} ${OVERFLOW.longName}${OVERFLOW.longName}`,
          since: minutesAgo(60 * 24 * 400),
          appeal_url: APPEAL,
        },
      },
    },
  },
  more: {
    watched: {
      answers: {
        'users.fairPlay': {
          status: 'watched',
          reason: 'Fights begin every four seconds around the clock',
          since: minutesAgo(60 * 24 * 2),
          appeal_url: APPEAL,
        },
      },
    },
    banned: {
      answers: {
        'users.fairPlay': {
          status: 'banned',
          reason: 'A script played this account for nine days',
          since: minutesAgo(60 * 24 * 2),
          appeal_url: APPEAL,
        },
        'users.me': refused('banned'),
        'combats.me': refused('banned'),
      },
    },
  },
}
