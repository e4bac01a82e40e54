import { PAGE } from '#client/game/page-paths.ts'
import { tokToNano } from '#rules/units.ts'
import { minutesAgo } from '#workbench/fixtures/now.ts'
import { apiError, loadingAndError } from '../api-error.ts'
import { HUGE_TOK_NANO } from '../overflow.ts'
import type { ScreenStories } from '../screen-stories.ts'

const PAID = { cost: tokToNano(50), allowed_from: null }
const MINUTES_PER_DAY = 24 * 60

export const SWITCH_HOUSE_SCREEN: ScreenStories = {
  route: PAGE.SWITCH_HOUSE.path,
  title: 'Switch house',
  states: {
    rich: { ways: { Back: '/' } },
    empty: { absent: 'there are always eight houses' },
    ...loadingAndError('combats.houseTerms'),
    overflow: { answers: { 'combats.houseTerms': PAID, 'users.balance': HUGE_TOK_NANO } },
  },
  more: {
    choice: { play: ['Major'] },
    paid: { answers: { 'combats.houseTerms': PAID }, play: ['Dogs'] },
    cooldown: {
      answers: { 'combats.houseTerms': { ...PAID, allowed_from: minutesAgo(-6.5 * MINUTES_PER_DAY) } },
    },
    'cooldown-choice': {
      answers: { 'combats.houseTerms': { ...PAID, allowed_from: minutesAgo(-150) } },
      play: ['Blum'],
    },
    'too-poor': {
      answers: { 'combats.houseTerms': PAID, 'combats.house': apiError('insufficient-balance') },
      play: ['Major', 'Switch · 50.0 TOK'],
    },
    moved: { play: ['Major', 'Switch for free'], advanceMs: 1800 },
    offline: { answers: { 'combats.houseTerms': 'offline' } },
  },
}
