import { PAGE } from '#client/game/page-paths.ts'
import { baseAnswers } from '#workbench/fixtures/answers.ts'
import { apiError } from '../api-error.ts'
import type { ScreenStories, StoryAnswers } from '../screen-stories.ts'
import { GIANT_FIGHT, LOST_FIGHT, WON_FIGHT } from './battle-fights.ts'

const challengeAnswers = (fight: typeof WON_FIGHT): StoryAnswers => ({
  'combats.me': { ...baseAnswers['combats.me'], ...fight.user },
  'combats.opponent': fight.enemy,
  'combats.challenge': { ...baseAnswers['combats.challenge'], ...fight, kind: 'challenge', ranked: false },
})

const LINK = `${PAGE.FRIENDLY_KOMBAT.path}?id=8`
const BY_NAME = { query: 'lunar_tide' } as const
const BLOWS_MS = 7150

export const FRIENDLY_KOMBAT_SCREEN: ScreenStories = {
  route: PAGE.FRIENDLY_KOMBAT.path,
  title: 'Challenge',
  states: {
    rich: { at: LINK, answers: challengeAnswers(WON_FIGHT), ways: { Back: '/kombat_prep' } },
    empty: { answers: challengeAnswers(WON_FIGHT), navigationState: { query: '' }, advanceMs: 1500 },
    loading: { at: LINK, answers: { ...challengeAnswers(WON_FIGHT), 'combats.opponent': 'pending' } },
    error: {
      answers: { ...challengeAnswers(WON_FIGHT), 'combats.challenge': apiError('opponent-not-found') },
      navigationState: { query: 'nobody' },
      advanceMs: 1500,
    },
    overflow: { at: LINK, answers: challengeAnswers(GIANT_FIGHT) },
  },
  more: {
    fight: { answers: challengeAnswers(WON_FIGHT), navigationState: BY_NAME, advanceMs: BLOWS_MS + 4000 },
    end: { answers: challengeAnswers(LOST_FIGHT), navigationState: BY_NAME, advanceMs: BLOWS_MS + 43_000 },
    accepted: {
      at: LINK,
      answers: challengeAnswers(WON_FIGHT),
      play: ['Fight'],
      advanceMs: 1500,
      ways: { '←': '/kombat_prep' },
    },
    'self-challenge': {
      answers: { ...challengeAnswers(WON_FIGHT), 'combats.challenge': apiError('self-challenge') },
      navigationState: { query: 'nibbles' },
      advanceMs: 1500,
    },
    offline: {
      answers: { ...challengeAnswers(WON_FIGHT), 'combats.challenge': 'offline' },
      navigationState: BY_NAME,
      advanceMs: 1500,
    },
  },
}
