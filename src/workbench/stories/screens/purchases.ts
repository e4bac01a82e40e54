import { PAGE } from '#client/game/page-paths.ts'
import { toShop } from '#client/topics/shop/links.ts'
import type { CallData } from '#contracts/schemas.ts'
import { LAUNCH_USER } from '#workbench/fixtures/fighters.ts'
import { minutesAgo, NOW_MS } from '#workbench/fixtures/now.ts'
import { paymentAnswers } from '#workbench/fixtures/payment-answers.ts'
import { apiError, loadingAndError } from '../api-error.ts'
import { HUGE_COUNT } from '../overflow.ts'
import type { ScreenStories, Story, StoryAnswers } from '../screen-stories.ts'

const DAY_MIN = 24 * 60

type Order = CallData<'iap.orders'>['items'][number]
const BASE = paymentAnswers['iap.orders'].items[0]

const orderOf = (index: number, agoMin: number, over: Partial<Order>): Order => ({
  ...BASE,
  id: `019aaf00-0000-7000-8000-00000000000${index}`,
  created_at: minutesAgo(agoMin),
  granted_at: minutesAgo(agoMin - 1),
  ...over,
})
const unpaid = { granted_at: null } as const

const RICH: readonly Order[] = [
  orderOf(9, 3, { type: 'titanium-box-xtr', price: 150, state: 'approved', ...unpaid }),
  orderOf(8, 40, { type: 'wood-box-xtr', price: 50 }),
  orderOf(7, 300, {
    type: 'meat-hook-xtr',
    quantity: 3,
    price: 45,
    refunds: [{ amount: 45, reason: 'twice', state: 'due' }],
  }),
  orderOf(6, DAY_MIN, { type: 'firelord-set-xtr', price: 1050 }),
  orderOf(5, 2 * DAY_MIN, { type: 'valentine-wings-xtr', price: 150, state: 'closed', ...unpaid }),
  orderOf(4, 6 * DAY_MIN, {
    type: 'mammoth-sword-xtr',
    price: 250,
    state: 'refunded',
    refunds: [{ amount: 250, reason: 'support', state: 'done' }],
  }),
]

const DEBT: readonly Order[] = [
  orderOf(9, DAY_MIN, {
    type: 'four-leaf-clover-xtr',
    quantity: 5,
    price: 75,
    state: 'refunded',
    refunds: [{ amount: 75, reason: 'messenger', state: 'done' }],
    debt: { owed: 36, left: 18 },
  }),
  orderOf(8, 5 * DAY_MIN, {
    type: 'iron-box-xtr',
    price: 100,
    state: 'refunded',
    refunds: [{ amount: 100, reason: 'support', state: 'refused' }],
    debt: { owed: 24, left: 0 },
  }),
]

const told = (items: readonly Order[], more: Partial<CallData<'iap.orders'>> = {}): StoryAnswers => ({
  'iap.orders': { items: [...items], next: null, star_debt: 0, ...more },
})

/** Storage of a device: the order was paid just before the game was closed. */
const KEPT = {
  [`open-orders.${LAUNCH_USER.id}`]: JSON.stringify([{ id: BASE.id, atMs: NOW_MS - 60_000, isPaid: true }]),
}
const OPEN_ORDER = { ...paymentAnswers['iap.order'], ...unpaid, state: 'open', opened: null } as const

const buying = (more: Partial<Story>): Story => ({
  at: toShop('chests'),
  answers: { 'users.stars': 640, 'iap.order': OPEN_ORDER },
  play: ['Wood box for 50 Telegram Stars', 'Buy'],
  ...more,
})

export const PURCHASES_SCREEN: ScreenStories = {
  route: PAGE.PURCHASES.path,
  title: 'Purchases',
  states: {
    rich: { answers: told(RICH, { next: RICH[5]?.id ?? null }), ways: { Back: '/iap' } },
    empty: { answers: told([]), ways: { 'To the shop': '/iap' } },
    ...loadingAndError('iap.orders'),
    overflow: {
      answers: told(
        [
          orderOf(9, 500_000, { type: 'common-weapon-box-xtr', quantity: 10, price: HUGE_COUNT }),
          orderOf(8, 500_000, {
            type: 'an-offer-of-a-later-build-xtr',
            price: HUGE_COUNT,
            state: 'refunded',
            refunds: [{ amount: HUGE_COUNT, reason: 'unknown', state: 'refused' }],
            debt: { owed: HUGE_COUNT, left: HUGE_COUNT },
          }),
        ],
        { star_debt: HUGE_COUNT },
      ),
    },
  },
  more: {
    debt: { answers: told(DEBT, { star_debt: 18 }) },
    offline: { answers: { 'iap.orders': 'offline' } },
    paying: buying({}),
    'local-sheet': buying({
      localInvoice: {
        title: 'Wood box',
        description: 'A box of the forest: wood, now and then iron, and sometimes gear.',
        amount: 50,
      },
    }),
    'not-closed': buying({ advanceMs: 5000 }),
    checking: buying({ invoice: 'paid', advanceMs: 2500 }),
    'on-its-way': buying({ invoice: 'paid', advanceMs: 33_000 }),
    returned: buying({
      invoice: 'paid',
      answers: {
        'users.stars': 640,
        'iap.order': { ...OPEN_ORDER, refunds: [{ amount: 50, reason: 'limit', state: 'due' }] },
      },
    }),
    'sheet-failed': buying({ invoice: 'failed' }),
    'no-invoice': buying({ answers: { 'users.stars': 640, 'iap.invoice': apiError('invoice-failed') } }),
    'in-debt': buying({
      answers: { 'users.stars': 0, 'iap.invoice': apiError('star-debt', { stars: 18 }) },
    }),
    'found-again': { at: PAGE.HOME.path, local: KEPT, advanceMs: 5000 },
  },
}
