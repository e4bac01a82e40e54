import { tokToNano } from '../../../../rules/units.ts'
import { OTHER_ROUTES } from '../../../app/route-names.ts'
import type { BenchScreen } from '../bench-screen.ts'
import { minutesAgo } from '../bench-world.ts'
import { HUGE_TOK_NANO } from '../overflow.ts'
import { refused } from '../refused.ts'

const AFTER_RETRIES_MS = 4000
const PAID = { cost: tokToNano(50), allowed_from: null }
const MINUTES_PER_DAY = 24 * 60

/** The change of the house (row 74, R41). */
export const SWITCH_HOUSE_SCREEN: BenchScreen = {
  route: OTHER_ROUTES.SWITCH_HOUSE,
  title: 'Switch house',
  states: {
    rich: {},
    empty: { absent: 'there are always eight houses' },
    loading: { answers: { 'combats.houseTerms': 'pending' } },
    error: { answers: { 'combats.houseTerms': refused('internal') }, advanceMs: AFTER_RETRIES_MS },
    overflow: { answers: { 'combats.houseTerms': PAID, 'users.balance': HUGE_TOK_NANO } },
  },
  more: {
    choice: { press: ['Major'] },
    paid: { answers: { 'combats.houseTerms': PAID }, press: ['Dogs'] },
    cooldown: {
      answers: { 'combats.houseTerms': { ...PAID, allowed_from: minutesAgo(-6.5 * MINUTES_PER_DAY) } },
    },
    'cooldown-choice': {
      answers: { 'combats.houseTerms': { ...PAID, allowed_from: minutesAgo(-150) } },
      press: ['Blum'],
    },
    'too-poor': {
      answers: { 'combats.houseTerms': PAID, 'combats.house': refused('insufficient-balance') },
      press: ['Major', 'Pay 50.0 TOK'],
    },
    moved: { press: ['Major', 'Move for free'] },
    offline: { answers: { 'combats.houseTerms': 'offline' } },
  },
}
