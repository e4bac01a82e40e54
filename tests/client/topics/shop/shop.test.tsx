import { describe, expect, test } from 'vitest'
import { ShopScreen } from '#client/topics/shop/screens/shop-screen.tsx'
import { tokToNano } from '#rules/units.ts'
import { baseAnswers } from '#workbench/fixtures/answers.ts'
import { type FakeAnswer, fakeServer, refusal } from '../../fake-server.ts'
import { dialog, onSignedInPages, showScreen } from '../../render.tsx'

const BOUGHT = {
  ...baseAnswers['shop.buy'],
  stars: 590,
  opened: { ...baseAnswers['shop.buy'].opened, tickets: 0, materials: [{ slug: 'material-wood', quantity: 77 }] },
}

interface World {
  readonly at?: string
  readonly stars?: number
  readonly tok?: number
  readonly answer?: FakeAnswer | (() => Promise<FakeAnswer>)
}
const show = async ({ at = '/iap', stars = 640, tok = 100, answer = { data: BOUGHT } }: World = {}) => {
  const server = fakeServer({
    'users.stars': { data: stars },
    'users.balance': { data: tokToNano(tok) },
    'shop.items': { data: baseAnswers['shop.items'] },
    'shop.buy': answer,
  })
  const page = await showScreen(<ShopScreen />, at)
  const press = async (name: string | RegExp) => {
    await page.click(page.button(name))
    await page.settle(100)
  }
  return { server, page, press }
}

onSignedInPages()

describe('the shop for STAR and TOK (rows 27, 166, 169, 170, 172; R32)', () => {
  test('asks, buys for the sum that was shown, and opens it', async () => {
    const { page, server, press } = await show({ at: '/iap?tab=chests' })
    await press('Wood box for 120 STAR')
    expect(dialog()).toContain('It costs 120 STAR. You have 640.')
    await press('Buy')
    await page.pass(4000)
    expect(server.bodies()).toEqual([{ type: 'wood-box-star', quantity: 1, price: 120 }])
    expect(document.body.textContent).toContain('×77')
  })

  test('several at once cost the sum', async () => {
    const { page, server, press } = await show({ at: '/iap?tab=chests', tok: 100.57 })
    expect(page.text()).toContain('100.57')
    await press('Wood box for 40.0 TOK')
    await press('More')
    expect(dialog()).toContain('It costs 80.0 TOK. You have 100.57.')
    await press('Buy')
    expect(server.bodies()).toEqual([{ type: 'wood-box-tok', quantity: 2, price: tokToNano(80) }])
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
    expect(server.bodies()).toEqual([])
  })

  test('too few STAR are reported, with where they come from', async () => {
    const { page, server, press } = await show({ stars: 40 })
    await press('Weapon box for 50 STAR')
    expect(page.text()).toContain('Insufficient STAR balance!')
    expect(dialog()).toContain('You need 10 more STAR.')
    expect(server.bodies()).toEqual([])
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
    expect(server.bodies()).toHaveLength(1)
    expect(dialog()).toContain('Buy: Wood box?')
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
