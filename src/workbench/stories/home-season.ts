import { baseAnswers } from '#workbench/fixtures/answers.ts'
import { LEAGUE_REWARD, NO_LEAGUE_REWARD, SPECIAL_OPENED, SPECIAL_REWARD } from '#workbench/fixtures/league-answers.ts'
import { minutesAgo, NOW_MS } from '#workbench/fixtures/now.ts'
import { quietAway } from '#workbench/fixtures/quiet-away.ts'
import {
  COUNTING_SEASON_REWARD,
  FEW_FIGHTS_SEASON_REWARD,
  OFF_SEASON,
  SEASON_REWARD,
  SECOND_SEASON,
  TOP_SEASON_OPENED,
  TOP_SEASON_REWARD,
  userSeasonOf,
} from '#workbench/fixtures/season-answers.ts'
import { AFTER_RETRIES_MS, apiError } from './api-error.ts'
import type { Story, StoryAnswers } from './screen-stories.ts'

const REVEALED_MS = 3500

const NEW_SEASON = {
  'season.get': SECOND_SEASON,
  'combats.season': { start_time: SECOND_SEASON.start_time, current_season: 12 },
  'season.me': userSeasonOf(11),
  'season.reward': SEASON_REWARD,
} as const satisfies StoryAnswers
const STARTED = { ...NEW_SEASON, 'season.me': userSeasonOf(12) } as const satisfies StoryAnswers
const LEAGUE = { 'league.waiting': ['I'], 'league.reward': LEAGUE_REWARD } as const satisfies StoryAnswers

const CONTINUE = ['Continue']
const CHEST = ['S11 rewards']
const CHECK = ['League', 'Check Week I']

/** Nothing else is left to do today, so that home shows the waiting rewards only. */
const RESTED = {
  'daily.get': { ...baseAnswers['daily.get'], claimed_today: true },
  'users.lastClaim': minutesAgo(3),
  'inbox.list': [],
} as const satisfies StoryAnswers
/** The player returns after a week in which the season has changed. */
const BACK = {
  ...RESTED,
  'combats.away': quietAway(7 * 24 * 60),
  'users.lastClaim': minutesAgo(7 * 24 * 60),
} as const satisfies StoryAnswers

export const HOME_SEASON: Readonly<Record<string, Story>> = {
  'season-new': { answers: NEW_SEASON },
  'season-new-top': { answers: { ...NEW_SEASON, 'season.reward': TOP_SEASON_REWARD } },
  'season-new-loading': { answers: { ...NEW_SEASON, 'season.reward': 'pending' } },
  'season-new-unknown': {
    answers: { ...NEW_SEASON, 'season.reward': apiError('internal') },
    advanceMs: AFTER_RETRIES_MS,
  },
  'season-new-over': { answers: { ...NEW_SEASON, 'season.reward': { ...SEASON_REWARD, status: 'closed' } } },
  'season-start-failed': { answers: { ...NEW_SEASON, 'season.start': 'offline' }, play: CONTINUE },
  'season-opening': { answers: { ...NEW_SEASON, 'season.claimReward': 'pending' }, play: CONTINUE, advanceMs: 900 },
  'season-opened': { answers: NEW_SEASON, play: CONTINUE, advanceMs: REVEALED_MS },
  'season-opened-top': {
    answers: { ...NEW_SEASON, 'season.reward': TOP_SEASON_REWARD, 'season.claimReward': TOP_SEASON_OPENED },
    play: CONTINUE,
    advanceMs: REVEALED_MS,
  },
  'season-claim-failed': { answers: { ...NEW_SEASON, 'season.claimReward': apiError('internal') }, play: CONTINUE },
  'season-chest': { answers: { ...STARTED, ...LEAGUE } },
  'season-news': { answers: { ...STARTED, ...LEAGUE, 'channel.latestNews': NOW_MS / 1000 - 3600 } },
  'season-chest-inside': { answers: STARTED, play: CHEST, ways: { 'Your season in pictures': '/my-season ↩' } },
  'season-chest-top': { answers: { ...STARTED, 'season.reward': TOP_SEASON_REWARD }, play: CHEST },
  'season-chest-counting': { answers: { ...STARTED, 'season.reward': COUNTING_SEASON_REWARD }, play: CHEST },
  'season-chest-few-fights': { answers: { ...STARTED, 'season.reward': FEW_FIGHTS_SEASON_REWARD }, play: CHEST },
  'season-away': { answers: { ...STARTED, ...LEAGUE, ...BACK } },
  'season-away-started': {
    answers: { ...STARTED, ...BACK, 'season.reward': { ...SEASON_REWARD, status: 'claimed' } },
  },
  'off-season-away': { answers: { ...BACK, 'season.get': OFF_SEASON } },
  'season-today': {
    answers: { ...STARTED, ...LEAGUE, ...RESTED, 'medals.waiting': ['legacy', 'hamster-day'] },
    play: ['Today'],
  },
  'season-goal': { answers: { ...STARTED, ...LEAGUE, ...RESTED } },
  'league-goal': { answers: { ...LEAGUE, ...RESTED } },
  'league-weeks': { answers: LEAGUE, play: ['League'], ways: { 'League board': '/league-leaderboard ↩' } },
  'league-reward': { answers: LEAGUE, play: CHECK },
  'league-special': {
    answers: { 'league.waiting': ['special'], 'league.reward': SPECIAL_REWARD },
    play: ['League', 'Check Special'],
  },
  'league-claimed': { answers: { ...LEAGUE, 'league.reward': { ...LEAGUE_REWARD, has_claimed: true } }, play: CHECK },
  'league-opened': {
    answers: { 'league.waiting': ['special'], 'league.reward': SPECIAL_REWARD, 'league.claimReward': SPECIAL_OPENED },
    play: ['League', 'Check Special', 'Claim'],
    advanceMs: REVEALED_MS,
  },
  'league-claim-failed': {
    answers: { ...LEAGUE, 'league.claimReward': apiError('internal') },
    play: [...CHECK, 'Claim'],
  },
  'league-not-eligible': {
    answers: { ...LEAGUE, 'league.reward': { ...NO_LEAGUE_REWARD, is_final: true } },
    play: CHECK,
  },
  'league-to-come': {
    answers: {
      ...LEAGUE,
      'league.reward': { ...NO_LEAGUE_REWARD, week: 'III', closes_at: minutesAgo(-12.5 * 24 * 60) },
    },
    play: ['League', 'Check Week III'],
  },
  'league-none': { answers: { ...LEAGUE, 'league.reward': NO_LEAGUE_REWARD }, play: CHECK },
}
