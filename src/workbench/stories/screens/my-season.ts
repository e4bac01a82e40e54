import { PAGE } from '../../../client/game/page-addresses.ts'
import { FIRST_SEASON, OFF_SEASON, SEASON_CARD } from '../../fixtures/season-answers.ts'
import { HUGE_COUNT, HUGE_RANK, OVERFLOW } from '../overflow.ts'
import { refused } from '../refused.ts'
import type { ScreenStories, Story } from '../screen-stories.ts'

const AFTER_RETRIES_MS = 4000
const DRAWN_MS = 3000
const NEXT_AT = new Date(FIRST_SEASON.end_time * 1000).toISOString()

const pictureOf = (name: string): Story => ({
  at: `${PAGE.MY_SEASON.path}?picture=${name}`,
  advanceMs: DRAWN_MS,
})

const opponent = { user_id: 1, username: OVERFLOW.longName, house_id: 5, is_bot: false }

/** A season in six pictures (issue 34, item 6). */
export const MY_SEASON_SCREEN: ScreenStories = {
  route: PAGE.MY_SEASON.path,
  title: 'My season',
  states: {
    rich: { advanceMs: DRAWN_MS },
    empty: { answers: { 'season.card': { card: null, next_at: NEXT_AT } } },
    loading: { answers: { 'season.card': 'pending' } },
    error: { answers: { 'season.card': refused('internal') }, advanceMs: AFTER_RETRIES_MS },
    overflow: {
      advanceMs: DRAWN_MS,
      answers: {
        'season.card': {
          next_at: NEXT_AT,
          card: {
            ...SEASON_CARD,
            fights: HUGE_COUNT,
            wins: HUGE_COUNT,
            rank_latest: HUGE_RANK,
            best_fight: SEASON_CARD.best_fight && {
              ...SEASON_CARD.best_fight,
              opponent,
              opponent_rank: HUGE_RANK,
              damage: HUGE_COUNT,
            },
          },
        },
      },
    },
  },
  more: {
    nemesis: pictureOf('nemesis'),
    luck: pictureOf('luck'),
    streak: pictureOf('streak'),
    guild: pictureOf('guild'),
    road: pictureOf('road'),
    'off-season': { answers: { 'season.get': OFF_SEASON }, advanceMs: DRAWN_MS },
    offline: { answers: { 'season.card': 'offline' } },
  },
}
