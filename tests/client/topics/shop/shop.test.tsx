import { describe, expect, test } from 'vitest'
import { ShopScreen } from '#client/topics/shop/screens/shop-screen.tsx'
import type { ShopItem } from '#contracts/wire.ts'
import { tokToNano } from '#rules/units.ts'
import { baseAnswers } from '#workbench/fixtures/answers.ts'
import { NOW_MS } from '#workbench/fixtures/now.ts'
import { type FakeAnswer, fakeServer, refusal } from '../../fake-server.ts'
import { dialog, onSignedInPages, showScreen, tabOf } from '../../render.tsx'

const ITEMS = baseAnswers['shop.items']
const changed = (type: string, change: Partial<ShopItem>): ShopItem[] =>
  ITEMS.map((item) => (item.type === type ? { ...item, ...change } : item))
const BOUGHT = {
  ...baseAnswers['shop.buy'],
  stars: 590,
  opened: { ...baseAnswers['shop.buy'].opened, tickets: 0, materials: [{ slug: 'material-wood', quantity: 77 }] },
}

interface World {
  readonly at?: string
  readonly stars?: number
  readonly tok?: number
  readonly items?: readonly ShopItem[]
  readonly answer?: FakeAnswer | (() => Promise<FakeAnswer>)
}
const show = async ({ at = '/iap', stars = 640, tok = 100, items = ITEMS, answer = { data: BOUGHT } }: World = {}) => {
  const server = fakeServer({
    'users.stars': { data: stars },
    'users.balance': { data: tokToNano(tok) },
    'shop.items': { data: items },
    'shop.buy': answer,
  })
  const page = await showScreen(<ShopScreen />, at)
  const press = async (name: string | RegExp) => {
    await page.click(page.button(name))
    await page.settle(100)
  }
  return { server, page, press }
}
const purchases = ({ requests }: Awaited<ReturnType<typeof show>>['server']) =>
  requests.filter(({ method }) => method === 'POST').map(({ body }) => body)

onSignedInPages()

describe('the shop for STAR and TOK (rows 27, 166, 169, 170, 172; R32)', () => {
  test('has a tab for gear, chests and supplies, with each way to pay; Telegram Stars are never called STAR (T7)', async () => {
    const { page, press } = await show()
    expect(page.hasButton('Weapon box for 50 STAR')).toBe(true)
    expect(page.text()).toContain('Sale')
    await page.click(tabOf('Chests'))
    expect(page.address()).toBe('/iap?tab=chests')
    expect(page.hasButton('Wood box for 120 STAR')).toBe(true)
    expect(page.hasButton('Wood box for 40.0 TOK')).toBe(true)
    expect(page.hasButton('Wood box for 50 Telegram Stars')).toBe(true)
    expect(page.text()).toContain('6 of 6 chests left')
    expect(page.text()).toContain('New ones on Nov 30th')
    await press('Titanium box for 360 STAR')
    expect(dialog()).toContain('7–10 titanium, all amounts equally likely100%')
    expect(dialog()).toContain('An awake stone as well2%')
  })

  test('asks, buys for the sum that was shown, and opens it', async () => {
    const { page, server, press } = await show({ at: '/iap?tab=chests' })
    await press('Wood box for 120 STAR')
    expect(dialog()).toContain('It costs 120 STAR. You have 640.')
    await press('Buy')
    await page.pass(4000)
    expect(purchases(server)).toEqual([{ type: 'wood-box-star', quantity: 1, price: 120 }])
    expect(document.body.textContent).toContain('×77')
    expect(page.hasButton('To the bag')).toBe(true)
    await press('To the bag')
    expect(page.address()).toBe('/inventory')
  })

  test('several at once cost the sum', async () => {
    const { page, server, press } = await show({ at: '/iap?tab=chests', tok: 100.57 })
    expect(page.text()).toContain('100.57')
    await press('Wood box for 40.0 TOK')
    await press('More')
    expect(dialog()).toContain('It costs 80.0 TOK. You have 100.57.')
    await press('Buy')
    expect(purchases(server)).toEqual([{ type: 'wood-box-tok', quantity: 2, price: tokToNano(80) }])
  })

  test('the next purchase is asked about from one piece on, not from as many as before', async () => {
    const { page, press } = await show({ at: '/iap?tab=chests', tok: 200 })
    await press('Wood box for 40.0 TOK')
    await press('More')
    await press('Buy')
    await page.pass(4000)
    await press('Great')
    await press('Wood box for 40.0 TOK')
    expect(dialog()).toContain('It costs 40.0 TOK.')
  })

  test('more than the balance covers are refused with the toast, and sent nowhere', async () => {
    const { page, server, press } = await show({ at: '/iap?tab=chests', tok: 45 })
    await press('Wood box for 40.0 TOK')
    await press('More')
    await press('Buy')
    expect(page.text()).toContain('Insufficient TOK balance!')
    expect(purchases(server)).toEqual([])
  })

  test('too few STAR are reported, with where they come from', async () => {
    const { page, server, press } = await show({ stars: 40 })
    await press('Weapon box for 50 STAR')
    expect(page.text()).toContain('Insufficient STAR balance!')
    expect(dialog()).toContain('You need 10 more STAR.')
    expect(purchases(server)).toEqual([])
  })

  test('nothing else can be bought while a purchase is under way', async () => {
    const { page, server, press } = await show({
      at: '/iap?tab=chests',
      answer: () => new Promise<FakeAnswer>(() => undefined),
    })
    await press('Wood box for 120 STAR')
    await press('Buy')
    for (const name of ['Wood box for 120 STAR', 'Iron box for 240 STAR', 'Iron box for 100 Telegram Stars']) {
      expect(page.button(name).getAttribute('aria-disabled')).toBe('true')
      await press(name)
    }
    await press('Buy')
    expect(purchases(server)).toHaveLength(1)
    expect(dialog()).toContain('Buy: Wood box?')
  })

  test('a chest of this fortnight is not offered again before the next', async () => {
    const resets = new Date(NOW_MS + 9 * 86_400_000).toISOString()
    const { page } = await show({ items: changed('common-weapon-box-star', { purchase_count: 1, resets_at: resets }) })
    expect(page.hasButton('Weapon box for 50 STAR')).toBe(false)
    expect(page.text()).toContain('Bought. A new one on')
  })

  test.each([
    ['the server’s reason', refusal(400, 'biweekly-limit', 'Biweekly limit reached!'), 'Biweekly limit reached!'],
    ['the shop’s words where it gives none', refusal(500, 'internal'), 'Failed to buy shop item.'],
  ])('a failure is shown in %s', async (_how, answer, text) => {
    const { page, press } = await show({ answer })
    await press('Weapon box for 50 STAR')
    await press('Buy')
    expect(page.text()).toContain(text)
    expect(dialog()).toContain('Buy: Weapon box?')
  })
})
