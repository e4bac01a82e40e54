import { PAGE } from '#client/game/page-paths.ts'
import { baseAnswers } from '#workbench/fixtures/answers.ts'
import { OFF_SEASON, SEASON_REWARD, TOP_SEASON_REWARD } from '#workbench/fixtures/season-answers.ts'
import { AFTER_RETRIES_MS, apiError } from '../api-error.ts'
import { HUGE_COUNT, HUGE_RANK } from '../overflow.ts'
import type { ScreenStories } from '../screen-stories.ts'

const ME = baseAnswers['combats.me']
const ALL_SPENT = 1_964_150
const KNIGHT_COST = 340

export const TIER_SCREEN: ScreenStories = {
  route: PAGE.TIER.path,
  title: 'Rank',
  states: {
    rich: { ways: { Back: '/', Achievements: '/achievements ↩', 'Your showcase': '/showcase ↩' } },
    empty: {
      answers: { 'combats.me': { ...ME, rank: 0, best_rank: 0 } },
      ways: { 'All ranks': '/tier-list ↩', Leaderboard: '/leaderboard ↩' },
    },
    loading: { answers: { 'users.stars': 'pending' }, play: ['Army'] },
    error: { answers: { 'users.starsSpent': apiError('internal') }, play: ['Army'], advanceMs: AFTER_RETRIES_MS },
    overflow: {
      answers: {
        'combats.me': { ...ME, rank: HUGE_RANK, best_rank: HUGE_RANK },
        'season.reward': TOP_SEASON_REWARD,
      },
    },
  },
  more: {
    'off-season': { answers: { 'season.get': OFF_SEASON }, ways: { 'My season': '/my-season ↩' } },
    laurel: {
      answers: { 'season.reward': { ...SEASON_REWARD, status: 'claimed' } },
      ways: { '1st League': '/league-leaderboard ↩' },
    },
    army: { play: ['Army'] },
    'army-new': { play: ['Army'], answers: { 'users.starsSpent': 0, 'users.stars': 0 } },
    'army-top': { play: ['Army'], answers: { 'users.starsSpent': ALL_SPENT, 'users.stars': HUGE_COUNT } },
    'army-ask': {
      play: ['Army', 'Promote · 320 STAR'],
      answers: { 'users.stars': KNIGHT_COST },
    },
    'army-risen': {
      play: ['Army', 'Promote · 320 STAR', 'Promote'],
      answers: { 'users.stars': KNIGHT_COST },
      advanceMs: 2600,
    },
    'army-insufficient': { play: ['Army', 'Promote · 320 STAR'] },
    offline: { play: ['Army'], answers: { 'users.stars': 'offline' } },
  },
}

export const TIER_LIST_SCREEN: ScreenStories = {
  route: PAGE.TIER_LIST.path,
  title: 'All ranks',
  states: {
    rich: { ways: { Back: '/tier' } },
    empty: { answers: { 'combats.me': { ...ME, rank: 0, best_rank: 0 } } },
    loading: { absent: 'its words are the rules; the own rank is there since the startup' },
    error: { absent: 'its words are the rules; the own rank is there since the startup' },
    overflow: { answers: { 'combats.me': { ...ME, rank: HUGE_RANK } } },
  },
}
