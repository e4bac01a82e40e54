import { act } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { motionPreference } from '#client/platform/motion-preference.ts'
import { purchases } from '#client/topics/payments/shared/purchase-store.ts'
import { shopState, tabOfState } from '#client/topics/shop/links.ts'
import { ShopScreen } from '#client/topics/shop/screens/shop-screen.tsx'
import { BoughtOfferCelebration } from '#client/topics/shop/shared/bought-offer-celebration.tsx'
import type { ShopItem } from '#contracts/wire.ts'
import { SPECIAL_NAMES } from '#rules/items/special-names.ts'
import { SET_TYPES } from '#rules/shop/offers.ts'
import { MS_PER_DAY, MS_PER_HOUR, tokToNano } from '#rules/units.ts'
import { baseAnswers } from '#workbench/fixtures/answers.ts'
import { NOW_MS } from '#workbench/fixtures/now.ts'
import { type FakeAnswer, fakeServer } from '../../fake-server.ts'
import { dialog, onSignedInPages, showScreen } from '../../render.tsx'

const ITEMS = baseAnswers['shop.items']
/** Screen readers hear this label; the visible words are hidden from them. */
const saying = (name: string): RegExp => new RegExp(`^${name}`)
const FIRE_LORD = saying('Fire Lord set, from 250 Telegram Stars')
const MAMMOTH = saying('Mammoth set, from 250 Telegram Stars')
const VALENTINE = saying('Valentine set, 150 Telegram Stars a piece')
const BANNER_MS = 6000

const show = async (items: readonly ShopItem[] = ITEMS, at: Parameters<typeof showScreen>[1] = '/iap') => {
  const answers = { items }
  const server = fakeServer({
    'users.stars': { data: 640 },
    'users.balance': { data: tokToNano(100) },
    'shop.items': () => ({ data: answers.items }),
    'iap.invoice': () => new Promise<FakeAnswer>(() => undefined),
  })
  const page = await showScreen(<ShopScreen />, at)
  const press = async (name: string | RegExp) => {
    await page.click(page.button(name))
    await page.settle(100)
  }
  return { server, page, press, answers }
}
const banners = () => [...document.querySelectorAll<HTMLButtonElement>('section ul button[tabindex]')]
const said = (banner: Element | null | undefined) => banner?.querySelector('.visually-hidden')?.textContent
const shown = () => said(banners().find(({ tabIndex }) => tabIndex === 0))
const lists = ({ requests }: Awaited<ReturnType<typeof show>>['server']) =>
  requests.filter(({ path }) => path.endsWith('shop/item')).length

afterEach(() => {
  motionPreference.write('system')
  purchases.setState({ stage: { is: 'idle' } })
})
onSignedInPages()

describe('the way into the shop (row 166)', () => {
  test('is the state of the navigation: the page and its tab', async () => {
    expect(shopState('equipment')).toEqual({ selectedTab: 'Shop', selectedTabPurchase: 'equipment' })
    const { page } = await show(ITEMS, { pathname: '/iap', state: shopState('chests') })
    expect(page.hasButton('Titanium box for 150 Telegram Stars')).toBe(true)
  })

  test.each([
    [null],
    ['chests'],
    [{ selectedTab: 'Votes', selectedTabPurchase: 'chests' }],
    [{ selectedTab: 'Shop', selectedTabPurchase: 'boats' }],
  ])('a state that names no tab of the shop opens none: %j', (state) => {
    expect(tabOfState(state)).toBeNull()
  })
})

describe('the sets (rows 166, 172, 174; R32)', () => {
  test('the badge is what the prices say, also where an operator has changed one', async () => {
    const items = ITEMS.map((item) => (item.type === 'firelord-set-xtr' ? { ...item, price: 900 } : item))
    const { page, press } = await show(items)
    expect(page.text()).toContain('40% off')
    await press(FIRE_LORD)
    expect(dialog()).toContain('900 for the whole set')
  })

  test('on the off-season day no banner is about a set', async () => {
    await show(ITEMS.filter((item) => item.ends_at === null))
    expect(banners().map(said)).toEqual(['Fresh boxes: 9 of 9 left'])
  })

  test('only an end that is near is counted down; then the shop is refetched', async () => {
    const endsAt = new Date(NOW_MS + MS_PER_HOUR).toISOString()
    const near = ITEMS.map((item) => (item.type.startsWith('valentine') ? { ...item, ends_at: endsAt } : item))
    const { page, server, answers } = await show(near)
    expect(page.text()).toContain('Ends in 1:00:00')
    expect(page.text()).toContain('Until Dec 3rd')
    const before = lists(server)
    answers.items = ITEMS.filter(({ type }) => !type.startsWith('valentine'))
    await page.pass(MS_PER_HOUR)
    expect(lists(server)).toBeGreaterThan(before)
    expect(page.text()).not.toContain('Valentine set')
  })
})

describe('a purchase in Telegram Stars (row 168)', () => {
  const invoices = ({ requests }: Awaited<ReturnType<typeof show>>['server']) =>
    requests.filter(({ path }) => path.endsWith('iap/invoice')).map(({ body }) => body)

  test.each([
    ['the whole set', [FIRE_LORD, '1,050 for the whole set'], 'firelord-set-xtr'],
    ['a piece', [FIRE_LORD, 'Fire Lord Boots', '250 for this piece'], 'firelord-boots-xtr'],
    ['a holiday piece', [VALENTINE, '150 for this piece'], 'valentine-sword-xtr'],
  ])('%s asks for its invoice, once', async (_what, steps, type) => {
    const { page, press, server } = await show()
    for (const step of steps) await press(step)
    await press(steps.at(-1) ?? '')
    expect(invoices(server)).toEqual([{ type, quantity: 1 }])
    expect(page.button('Weapon box for 50 STAR').getAttribute('aria-disabled')).toBe('true')
    expect(page.button(MAMMOTH).getAttribute('aria-disabled')).toBe('true')
  })

  test('a chest that is limited has no other way than one, also for Telegram Stars', async () => {
    const bought = ITEMS.map((item) => (item.type === 'iron-box-xtr' ? { ...item, purchase_count: 1 } : item))
    const { page } = await show(bought, '/iap?tab=chests')
    expect(page.hasButton('Iron box for 100 Telegram Stars')).toBe(false)
    expect(page.hasButton('Iron box for 240 STAR')).toBe(true)
    expect(page.text()).toContain('5 of 6 boxes left')
  })
})

const pieces = (set: string, types: readonly (typeof SET_TYPES)[number][]) =>
  baseAnswers['equipments.mine'].slice(0, 1).flatMap((sword) =>
    types.map((type) => ({
      ...sword,
      id: `00000000-0000-7000-8000-00000000000${SET_TYPES.indexOf(type)}`,
      slug: `${set}-${type}`,
      name: SPECIAL_NAMES[`${set}-${type}`] ?? '',
      type,
      rarity: 'prototype' as const,
    })),
  )

describe('what a set’s offer brought (row 168)', () => {
  const open = async (
    offer: string,
    types: readonly (typeof SET_TYPES)[number][],
    bag: readonly (typeof SET_TYPES)[number][] = [],
  ) => {
    const set = offer.slice(0, offer.indexOf('-'))
    fakeServer({ 'equipments.mine': { data: pieces('valentine', bag) } })
    const onClose = vi.fn()
    const opened = { ...baseAnswers['shop.buy'].opened, tickets: 0, equipments: pieces(set, types) }
    const page = await showScreen(<BoughtOfferCelebration type={offer} opened={opened} onClose={onClose} />)
    await page.pass(4000)
    return { page, onClose }
  }

  test('all six pieces are shown, and then it ends', async () => {
    const { page, onClose } = await open('firelord-set-xtr', SET_TYPES)
    for (const name of ['Fire Lord Sword', 'Fire Lord Boots']) expect(page.text()).toContain(name)
    await page.click(page.button('Great'))
    expect(onClose).toHaveBeenCalledOnce()
  })

  test('a piece of the Valentine set has the set’s dialog after it, with the pieces in the bag', async () => {
    const { page, onClose } = await open('valentine-wings-xtr', ['wings'], ['helmet'])
    expect(page.text()).toContain('Valentine Wings')
    await page.tap('Great', 100)
    expect(onClose).not.toHaveBeenCalled()
    expect(dialog()).toContain('2 of 6 pieces of the Valentine set are yours')
    expect(document.querySelector('[aria-label="Valentine Wings, yours"]')).not.toBeNull()
    expect(document.querySelector('[aria-label="Valentine Sword, not yours yet"]')).not.toBeNull()
    await page.click(page.button('Great'))
    expect(onClose).toHaveBeenCalledOnce()
  })

  test('the last piece makes the Valentine set whole', async () => {
    const others = SET_TYPES.filter((type) => type !== 'boots')
    const { page } = await open('valentine-boots-xtr', ['boots'], others)
    await page.tap('Great', 100)
    expect(dialog()).toContain('The whole Valentine set is yours!')
  })
})

describe('the carousel (A2, A4, row 172)', () => {
  test('has a banner for each set that is on sale, and leads to it', async () => {
    const { press } = await show()
    expect(banners().map(said)).toEqual([
      'Fire Lord set for 1,050 Telegram Stars, 30% off',
      'Mammoth set for 1,050 Telegram Stars, 30% off',
      'Valentine set, 150 Telegram Stars a piece',
      'Halloween set, 50 Telegram Stars a piece',
      'Fresh boxes: 9 of 9 left',
    ])
    await press(saying('Mammoth set for 1,050 Telegram Stars, 30% off'))
    expect(dialog()).toContain('Mammoth set')
  })

  test('its chests lead to their tab', async () => {
    const { page, press } = await show()
    await press(saying('Fresh boxes: 9 of 9 left'))
    expect(page.address()).toBe('/iap?tab=chests')
  })

  test('turns by itself, from the last to the first', async () => {
    const { page } = await show()
    expect(shown()).toContain('Fire Lord')
    await page.pass(BANNER_MS)
    expect(shown()).toContain('Mammoth')
    for (const name of ['Valentine', 'Halloween', 'Fresh boxes', 'Fire Lord']) {
      await page.pass(BANNER_MS)
      expect(shown()).toContain(name)
    }
  })

  test.each([
    ['a finger', () => new Event('pointerdown', { bubbles: true })],
    ['the focus', () => new FocusEvent('focusin', { bubbles: true })],
  ])('stops once it was touched: %s', async (_what, event) => {
    const { page } = await show()
    act(() => void banners()[0]?.dispatchEvent(event()))
    await page.pass(3 * BANNER_MS)
    expect(shown()).toContain('Fire Lord')
  })

  test('does not move where motion is reduced', async () => {
    motionPreference.write('reduced')
    const { page } = await show()
    await page.pass(3 * BANNER_MS)
    expect(shown()).toContain('Fire Lord')
  })

  test('arrow keys move between the banners and take the focus along', async () => {
    const { page } = await show()
    const [first] = banners()
    await page.press('ArrowRight', first)
    expect(said(document.activeElement)).toContain('Mammoth')
    await page.press('ArrowLeft', document.activeElement ?? undefined)
    await page.press('ArrowLeft', document.activeElement ?? undefined)
    expect(said(document.activeElement)).toContain('Fresh boxes')
  })

  test('days until the fortnight turns are a date; its last three days are counted', async () => {
    const resetsAt = new Date(NOW_MS + 2 * MS_PER_DAY).toISOString()
    const items = ITEMS.map((item) => (item.limit === 1 ? { ...item, resets_at: resetsAt } : item))
    const { page } = await show(items, '/iap?tab=chests')
    expect(page.text()).toContain('New ones in 2d\u00a000:00:00')
  })
})
