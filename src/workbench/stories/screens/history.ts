import { PAGE } from '../../../client/game/page-addresses.ts'
import { baseAnswers } from '../../fixtures/answers.ts'
import { minutesAgo } from '../../fixtures/now.ts'
import { HUGE_RANK, OVERFLOW } from '../overflow.ts'
import { refused } from '../refused.ts'
import type { ScreenStories } from '../screen-stories.ts'

const NO_FIGHTS = { items: [], total: 0, page_size: 20, page: 1 }
const AFTER_RETRIES_MS = 4000
const NAMES = [OVERFLOW.longName, OVERFLOW.rightToLeftName, OVERFLOW.cyrillicName, OVERFLOW.emojiName]

export const HISTORY_SCREEN: ScreenStories = {
  route: PAGE.HISTORY.path,
  title: 'Battle history',
  states: {
    rich: {},
    empty: { answers: { 'combats.history': NO_FIGHTS } },
    loading: { answers: { 'combats.history': 'pending' } },
    error: { answers: { 'combats.history': refused('internal') }, advanceMs: AFTER_RETRIES_MS },
    overflow: {
      answers: {
        'combats.history': {
          ...baseAnswers['combats.history'],
          items: baseAnswers['combats.history'].items.map((fight, index) => ({
            ...fight,
            fought_at: minutesAgo(index * 3900),
            opponent: { ...fight.opponent, username: NAMES[index % NAMES.length] ?? '', rank: HUGE_RANK },
            rank_gain: fight.rank_gain * 1000,
          })),
        },
      },
    },
  },
  more: {
    attacked: { play: ['Defense'] },
    'never-attacked': { play: ['Defense'], answers: { 'combats.history': NO_FIGHTS } },
    more: { play: ['Show more'] },
    offline: { answers: { 'combats.history': 'offline' } },
  },
}
