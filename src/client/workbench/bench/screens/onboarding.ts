import { OTHER_ROUTES } from '../../../app/route-names.ts'
import { baseAnswers } from '../base-answers.ts'
import type { BenchAnswers, BenchScreen } from '../bench-screen.ts'
import { HUGE_TOK_NANO } from '../overflow.ts'
import { refused } from '../refused.ts'

/** Nobody has joined yet. */
const STRANGER: BenchAnswers = { 'users.me': refused('player-not-found'), 'combats.me': refused('player-not-found') }
const settings = baseAnswers['settings.get']
const GENEROUS: BenchAnswers = {
  ...STRANGER,
  'settings.get': {
    ...settings,
    client: { ...settings.client, onboarding: { welcome_nano: HUGE_TOK_NANO, house_nano: HUGE_TOK_NANO } },
  },
}

const onboarding = (route: string, title: string, more: BenchScreen['more'] = {}): BenchScreen => ({
  route,
  title,
  states: {
    rich: { answers: STRANGER },
    empty: { absent: 'the eight houses are part of the game: there is no map without them' },
    loading: { answers: { ...STRANGER, 'season.get': 'pending' } },
    error: { answers: STRANGER, withoutWebGl: true },
    overflow: { answers: GENEROUS, press: ['Moonbix'] },
  },
  more,
})

/** Onboarding at the address of old links. */
export const ONBOARD_SCREEN = onboarding(OTHER_ROUTES.ONBOARD, 'Onboarding, old address')

/** Onboarding (A2, rows 67-74): the map, the houses and their dialogs. */
export const ONBOARD_V2_SCREEN = onboarding(OTHER_ROUTES.ONBOARD_V2, 'Onboarding', {
  dialog: { answers: STRANGER, press: ['Moonbix'] },
  'special-house': { answers: STRANGER, startParam: String(settings.client.special_refs.seed) },
  joining: { answers: { ...STRANGER, 'users.onboard': 'pending' }, press: ['Moonbix', 'Join now'] },
  'join-refused': {
    answers: { ...STRANGER, 'users.onboard': refused('rate-limited') },
    press: ['Moonbix', 'Join now'],
    advanceMs: 500,
  },
})
