import { PAGE } from '../../../client/game/page-addresses.ts'
import { baseAnswers } from '../../fixtures/answers.ts'
import { refused } from '../refused.ts'
import type { ScreenStories } from '../screen-stories.ts'

const PROGRESS = baseAnswers['airdrop.progress']
/** Three requests with a second between them. */
const AFTER_RETRIES_MS = 4000

/** The Reward tab (R38): the checklist of the airdrop and the days so far. */
export const AIRDROP_SCREEN: ScreenStories = {
  route: PAGE.AIRDROP.path,
  title: 'Reward',
  states: {
    rich: {},
    empty: { answers: { 'airdrop.progress': { ...PROGRESS, active_days: 0 } } },
    loading: { answers: { 'airdrop.progress': 'pending' } },
    error: { answers: { 'airdrop.progress': refused('internal') }, advanceMs: AFTER_RETRIES_MS },
    overflow: {
      absent: 'its longest words are those of `rich`, and its one number ends at ten',
    },
  },
  more: {
    stamped: { answers: { 'airdrop.progress': { ...PROGRESS, active_days: 5, active_today: true } } },
    done: { answers: { 'airdrop.progress': { ...PROGRESS, active_days: 10, active_today: true } } },
    offline: { answers: { 'airdrop.progress': 'offline' } },
  },
}
