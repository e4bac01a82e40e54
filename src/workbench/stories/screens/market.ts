import { PAGE } from '#client/game/page-paths.ts'
import { toListing, toMarket } from '#client/topics/market/links.ts'
import { RARITIES } from '#rules/items/rarities.ts'
import { tokToNano } from '#rules/units.ts'
import { baseAnswers } from '#workbench/fixtures/answers.ts'
import { listings, marketAnswers, wishes } from '#workbench/fixtures/market-answers.ts'
import { minutesAgo, NOW_MS } from '#workbench/fixtures/now.ts'
import { apiError, loadingAndError } from '../api-error.ts'
import { HUGE_TOK_NANO } from '../overflow.ts'
import type { ScreenStories } from '../screen-stories.ts'

/** The highest price (R22). */
const DEAREST_NANO = 1_000_000_000_000_000

const ON_SALE = marketAnswers['market.list'].items
const UNCOMMON = ON_SALE.find(({ metadata }) => metadata.equipment.rarity === RARITIES[2])
const EPIC = ON_SALE.find(({ metadata }) => metadata.equipment.rarity === RARITIES[4])

const NEWCOMER = { ...baseAnswers['users.me'], created_at: minutesAgo(60), trades_from: minutesAgo(-23 * 60) }

export const MARKET_SCREEN: ScreenStories = {
  route: PAGE.MARKETPLACE.path,
  title: 'Market',
  states: {
    rich: {
      ways: {
        Back: '/',
        'My offers': '/marketplace?tab=offers',
        History: '/marketplace?tab=history',
        Wishes: '/marketplace?tab=wishes',
        Cheapest: '/marketplace?sort=price',
        'Moss Helmet': '/marketplace?listing=7006-00000000-0000-4000-8000-000000090005 ↩',
        'Moss Helmet › What others paid › See all of this kind': '/marketplace?slug=helmet-common&sort=price ↩',
      },
    },
    empty: {
      at: toMarket({ type: 'key', rarity: 'legendary' }),
      answers: { 'market.list': { items: [], next: null } },
      ways: { 'Clear filters › Sell from my bag': '/inventory?tab=equipment' },
    },
    ...loadingAndError('market.list'),
    overflow: {
      at: toMarket({ type: 'necklace', rarity: 'uncommon', stat: 'life-steal-percent', min: '0.1', max: '999999.9' }),
      answers: {
        'users.balance': HUGE_TOK_NANO,
        'market.list': {
          items: listings(9).map((offer) => ({
            ...offer,
            price_gross: DEAREST_NANO,
            floor: DEAREST_NANO,
            last_price: DEAREST_NANO,
          })),
          next: null,
        },
      },
    },
  },
  more: {
    filters: { play: ['Filters'] },
    buy: { at: toListing(EPIC?.id ?? ''), answers: { ...(EPIC && { 'market.get': EPIC }) } },
    // No such item was sold before: the page compares with the cost of making one.
    'buy-first': {
      at: toListing(EPIC?.id ?? ''),
      answers: {
        ...(EPIC && {
          'market.get': { ...EPIC, price_gross: tokToNano(9480), floor: tokToNano(9480), last_price: null },
        }),
        'market.prices': { ...marketAnswers['market.prices'], floor: tokToNano(9480), last_price: null, days: [] },
      },
    },
    bought: {
      at: toListing(UNCOMMON?.id ?? ''),
      answers: {
        ...(UNCOMMON && {
          'market.get': UNCOMMON,
          'users.balance': tokToNano(1280),
          'market.buy': { user_equipment_id: UNCOMMON.user_equipment_id, balance: 0 },
        }),
      },
      play: ['Buy now'],
      advanceMs: 2900,
    },
    prices: {
      at: toListing(EPIC?.id ?? ''),
      answers: { ...(EPIC && { 'market.get': EPIC }) },
      play: ['What others paid'],
    },
    'too-new': {
      at: toListing(EPIC?.id ?? ''),
      answers: { ...(EPIC && { 'market.get': EPIC }), 'users.me': NEWCOMER },
    },
    gone: {
      at: toListing('8-00000000-0000-4000-8000-000000000001'),
      answers: { 'market.get': apiError('listing-gone') },
    },
    offers: { at: toMarket({ tab: 'offers' }), ways: { 'Sell from my bag': '/inventory?tab=equipment ↩' } },
    history: { at: toMarket({ tab: 'history' }), local: { 'sales-seen.7': String(NOW_MS) } },
    sold: { at: toMarket({ tab: 'history' }), advanceMs: 1800 },
    wishes: {
      at: toMarket({ tab: 'wishes' }),
      answers: { 'market.wishes': wishes },
      ways: { 'See offer': '/marketplace?tab=wishes&listing=7001-00000000-0000-4000-8000-000000090000 ↩' },
    },
  },
}
