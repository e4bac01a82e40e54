import { PAGE } from '#client/game/page-paths.ts'
import { toShop } from '#client/topics/shop/links.ts'
import type { CallData } from '#contracts/schemas.ts'
import type { ShopItem } from '#contracts/wire.ts'
import type { BoxKind } from '#rules/items/boxes.ts'
import type { WornType } from '#rules/items/item-kinds.ts'
import type { MaterialStack } from '#rules/items/materials.ts'
import { SPECIAL_NAMES } from '#rules/items/special-names.ts'
import { SET_TYPES } from '#rules/shop/offers.ts'
import { MS_PER_MINUTE } from '#rules/units.ts'
import { baseAnswers } from '#workbench/fixtures/answers.ts'
import { NOW_MS } from '#workbench/fixtures/now.ts'
import { chestLuckOf } from '#workbench/fixtures/shop-answers.ts'
import { AFTER_RETRIES_MS, apiError, loadingAndError } from '../api-error.ts'
import { HUGE_COUNT, HUGE_TOK_NANO } from '../overflow.ts'
import type { ScreenStories, Story, StoryAnswers } from '../screen-stories.ts'

const RICH: StoryAnswers = { 'users.stars': 640 }
const ITEMS = baseAnswers['shop.items']

const SWORDS = baseAnswers['equipments.mine'].filter(({ type, slug }) => type === 'sword' && slug === 'sword-uncommon')

const bought = (...types: readonly string[]): readonly ShopItem[] =>
  ITEMS.map((item) => (types.includes(item.type) ? { ...item, purchase_count: item.limit ?? 1 } : item))
const opened = (what: Partial<CallData<'shop.buy'>['opened']>): StoryAnswers => ({
  ...RICH,
  'shop.buy': {
    ...baseAnswers['shop.buy'],
    opened: { equipments: [], materials: [], others: [], tickets: 0, energy: 0, ...what },
  },
})

const ORDER = baseAnswers['iap.order']
const BOUGHT_SET_ORDER = JSON.stringify([{ id: ORDER.id, atMs: NOW_MS - MS_PER_MINUTE, isPaid: true }])
const granted = (type: string, slots: readonly WornType[]): Story => {
  const [sword] = SWORDS
  const equipments = slots.flatMap((slot, index) => {
    const slug = type.replace(/-[a-z]+-xtr$/, `-${slot}`)
    const name = SPECIAL_NAMES[slug] ?? slug
    return sword
      ? [{ ...sword, id: `${sword.id.slice(0, -1)}${index}`, slug, name, type: slot, rarity: 'prototype' as const }]
      : []
  })
  const { opened: _, ...order } = ORDER
  return {
    local: { 'open-orders.7': BOUGHT_SET_ORDER },
    answers: {
      ...RICH,
      'iap.orders': { items: [{ ...order, type, price: 1050 }], next: null, star_debt: 0 },
      'iap.order': {
        ...order,
        type,
        opened: { equipments, materials: [], others: [], tickets: 0, energy: 0 },
      },
    },
    advanceMs: 6000,
  }
}

const openedBox = (offer: string, ...materials: readonly MaterialStack[]): Story => ({
  at: toShop('chests'),
  answers: opened({ materials: [...materials] }),
  play: [offer, 'Buy'],
  advanceMs: 4000,
})
const OPENED_BOXES: Readonly<Record<`opened-${BoxKind}`, Story>> = {
  'opened-wood': openedBox('Wood box for 120 STAR', { slug: 'material-wood', quantity: 84 }),
  'opened-iron': openedBox('Iron box for 240 STAR', { slug: 'material-iron', quantity: 31 }),
  'opened-titanium': openedBox(
    'Titanium box for 360 STAR',
    { slug: 'material-titanium', quantity: 9 },
    { slug: 'material-awake-stone', quantity: 1 },
  ),
}

const LUCK = 'Your luck with this box'

export const SHOP_SCREEN: ScreenStories = {
  route: PAGE.IAP.path,
  title: 'Shop',
  states: {
    rich: {
      answers: RICH,
      ways: {
        Back: '/',
        Boxes: '/iap?tab=chests',
        'Boxes › Supplies': '/iap?tab=supplies',
        'My purchases': '/purchases ↩',
        'Fresh boxes: 9 of 9 left': '/iap?tab=chests',
      },
    },
    empty: { answers: { 'shop.items': [] } },
    ...loadingAndError('shop.items'),
    overflow: {
      at: toShop('supplies'),
      answers: {
        'users.stars': HUGE_COUNT,
        'users.balance': HUGE_TOK_NANO,
        'shop.items': ITEMS.map((item) => ({ ...item, price: item.currency === 'TOK' ? item.price * 19 : 9999 })),
      },
    },
  },
  more: {
    sets: { answers: RICH, isBelow: true },
    'set-whole': { answers: RICH, play: ['Fire Lord set, from 250 Telegram Stars'] },
    'set-piece': { answers: RICH, play: ['Mammoth set, from 250 Telegram Stars', 'Mammoth Helmet'] },
    'set-holiday': { answers: RICH, play: ['Valentine set, 150 Telegram Stars a piece'] },
    'set-odds': {
      answers: RICH,
      play: ['Halloween set, 50 Telegram Stars a piece', 'Which bonus stats? Each one: 12.5%'],
    },
    'ask-telegram': { at: toShop('chests'), answers: RICH, play: ['Wood box for 50 Telegram Stars'] },
    'off-season': { answers: { ...RICH, 'shop.items': ITEMS.filter(({ ends_at }) => ends_at === null) } },
    chests: { at: toShop('chests'), answers: RICH },
    supplies: { at: toShop('supplies'), answers: RICH },
    'bought-out': {
      answers: { ...RICH, 'shop.items': [...bought('common-weapon-box-star', 'helmet-box-star')] },
    },
    poor: { at: toShop('chests'), answers: { 'users.stars': 62 } },
    ask: { answers: RICH, play: ['Weapon box for 50 STAR'] },
    'ask-several': { at: toShop('supplies'), answers: RICH, play: ['Tournament ticket for 10 STAR', 'More', 'More'] },
    'ask-titanium': { at: toShop('chests'), answers: RICH, play: ['Titanium box for 360 STAR'] },
    'luck-few': { answers: RICH, play: ['Weapon box for 50 STAR', LUCK] },
    'luck-many': {
      at: toShop('chests'),
      answers: { ...RICH, 'shop.odds': chestLuckOf('titanium-box-star', 1248, [10_671, 22]) },
      play: ['Titanium box for 360 STAR', LUCK],
    },
    'luck-none': {
      answers: { ...RICH, 'shop.odds': chestLuckOf('common-weapon-box-star', 0, []) },
      play: ['Weapon box for 50 STAR', LUCK],
    },
    'luck-loading': { answers: { ...RICH, 'shop.odds': 'pending' }, play: ['Weapon box for 50 STAR', LUCK] },
    'luck-failed': {
      answers: { ...RICH, 'shop.odds': apiError('internal') },
      play: ['Weapon box for 50 STAR', LUCK],
      advanceMs: AFTER_RETRIES_MS,
    },
    short: {
      at: toShop('chests'),
      answers: { 'users.stars': 62 },
      play: ['Titanium box for 360 STAR'],
      ways: { 'Go hunting': '/monster-hunt' },
    },
    buying: { answers: { ...RICH, 'shop.buy': 'pending' }, play: ['Weapon box for 50 STAR', 'Buy'] },
    failed: {
      answers: { ...RICH, 'shop.buy': apiError('internal') },
      play: ['Weapon box for 50 STAR', 'Buy'],
    },
    'opened-weapon': {
      answers: opened({ equipments: SWORDS.slice(0, 1) }),
      play: ['Weapon box for 50 STAR', 'Buy'],
      advanceMs: 4000,
      ways: { 'To the bag': '/inventory ↩' },
    },
    ...OPENED_BOXES,
    'opened-set': granted('firelord-set-xtr', SET_TYPES),
    'opened-valentine': granted('valentine-wings-xtr', ['wings']),
    valentine: { ...granted('valentine-wings-xtr', ['wings']), play: ['Tap to skip', 'Great'] },
    offline: { answers: { 'shop.items': 'offline' } },
  },
}
