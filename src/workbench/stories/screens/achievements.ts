import { PAGE } from '#client/game/page-paths.ts'
import { ALL_MEDALS, MARKET_MEDALS, MEDALS, NO_MEDALS } from '#workbench/fixtures/medal-answers.ts'
import { apiError, loadingAndError } from '../api-error.ts'
import type { ScreenStories } from '../screen-stories.ts'

export const ACHIEVEMENTS_SCREEN: ScreenStories = {
  route: PAGE.ACHIEVEMENTS.path,
  title: 'Achievements',
  states: {
    rich: { answers: { 'medals.list': MEDALS }, ways: { Back: '/', 'Your showcase': '/showcase ↩' } },
    empty: { answers: { 'medals.list': NO_MEDALS } },
    ...loadingAndError('medals.list'),
    overflow: { answers: { 'medals.list': ALL_MEDALS } },
  },
  more: {
    traders: { answers: { 'medals.list': MARKET_MEDALS } },
    claimable: { answers: { 'medals.list': MEDALS }, play: ['Season II Hero, ready to claim'] },
    claimed: { answers: { 'medals.list': MEDALS }, play: ['Hamster Soldier, claimed'] },
    doge: { answers: { 'medals.list': MEDALS }, play: ['D.O.G.E event medal, ready to claim'] },
    capped: { answers: { 'medals.list': ALL_MEDALS }, play: ['Season I Hero, claimed'] },
    ahead: { answers: { 'medals.list': NO_MEDALS }, play: ['Season IV Hero, not earned yet'] },
    'under-way': { answers: { 'medals.list': MEDALS }, play: ['Silver Top Seller, not earned yet'] },
    claiming: { answers: { 'medals.list': MEDALS, 'medals.claim': 'pending' }, play: ['Claim all'] },
    'claim-failed': { answers: { 'medals.list': MEDALS, 'medals.claim': apiError('internal') }, play: ['Claim all'] },
    offline: { answers: { 'medals.list': 'offline' } },
  },
}
