import { PAGE } from '#client/game/page-paths.ts'
import { baseAnswers } from '#workbench/fixtures/answers.ts'
import { apiError } from '../api-error.ts'
import { HUGE_TOK_NANO } from '../overflow.ts'
import type { ScreenStories, StoryAnswers } from '../screen-stories.ts'

const STRANGER: StoryAnswers = { 'users.me': apiError('player-not-found'), 'combats.me': apiError('player-not-found') }
const settings = baseAnswers['settings.get']
const GENEROUS: StoryAnswers = {
  ...STRANGER,
  'settings.get': {
    ...settings,
    client: { ...settings.client, onboarding: { welcome_nano: HUGE_TOK_NANO, house_nano: HUGE_TOK_NANO } },
  },
}

const onboarding = (route: string, title: string, more: ScreenStories['more'] = {}): ScreenStories => ({
  route,
  title,
  states: {
    rich: { answers: STRANGER },
    empty: { absent: 'the eight houses are part of the game: there is no map without them' },
    loading: { answers: { ...STRANGER, 'season.get': 'pending' } },
    error: { answers: STRANGER, withoutWebGl: true },
    overflow: { answers: GENEROUS, play: ['Moonbix'] },
  },
  more,
})

/** Old links still lead to this address. */
export const ONBOARD_SCREEN: ScreenStories = {
  ...onboarding(PAGE.ONBOARD.path, 'Onboarding, old address'),
  looksLike: 'Onboarding',
}

export const ONBOARD_V2_SCREEN = onboarding(PAGE.ONBOARD_V2.path, 'Onboarding', {
  dialog: { answers: STRANGER, play: ['Moonbix'] },
  'special-house': { answers: STRANGER, startParam: String(settings.client.special_refs.seed) },
  joining: { answers: { ...STRANGER, 'users.onboard': 'pending' }, play: ['Moonbix', 'Join now'] },
  joined: { answers: STRANGER, play: ['Moonbix', 'Join now'], advanceMs: 700 },
  ceremony: { answers: STRANGER, play: ['Moonbix', 'Join now'], advanceMs: 1900 },
  'join-refused': {
    answers: { ...STRANGER, 'users.onboard': apiError('rate-limited') },
    play: ['Moonbix', 'Join now'],
    advanceMs: 500,
  },
})
