import { describe, expect, test } from 'vitest'
import { TicketPurchase } from '#client/topics/shop/shared/ticket-purchase.tsx'
import type { CallData } from '#contracts/schemas.ts'
import type { ShopItem } from '#contracts/wire.ts'
import { baseAnswers } from '#workbench/fixtures/answers.ts'
import { type FakeAnswer, fakeServer, refusal } from '../../fake-server.ts'
import { dialog, onSignedInPages, showScreen } from '../../render.tsx'

const ticket = (purchase_count = 0): ShopItem => ({
  ...(baseAnswers['shop.items'].find(({ type }) => type === 'tournament-ticket-star') as ShopItem),
  price: 10 + 5 * purchase_count,
  purchase_count,
})
const bought = (stars: number, count: number): CallData<'shop.buy'> => ({
  ...baseAnswers['shop.buy'],
  stars,
  opened: { ...baseAnswers['shop.buy'].opened, tickets: count },
  items: [ticket(count)],
})

interface World {
  readonly stars?: number
  readonly offer?: ShopItem
  readonly answer?: FakeAnswer | (() => Promise<FakeAnswer>)
}
const show = async ({ stars = 62, offer = ticket(), answer = { data: bought(17, 3) } }: World = {}) => {
  const server = fakeServer({
    'users.stars': { data: stars },
    'shop.items': {
      data: [offer, ...baseAnswers['shop.items'].filter(({ type }) => type === 'tournament-ticket-xtr')],
    },
    'shop.buy': answer,
  })
  const page = await showScreen(<TicketPurchase />, '/tournament')
  const open = async () => {
    await page.click(page.button(/^Buy tickets/))
    await page.settle()
  }
  return { server, page, open }
}

onSignedInPages()

describe('buying tickets of the tournament for STAR (rows 148, 169, 170; R26, R32)', () => {
  test('asks how many, shows their sum, and sends the sum that was agreed to', async () => {
    const { page, server, open } = await show()
    expect(page.text()).toContain('10 more today')
    await open()
    expect(dialog()).toContain('Buy 1 · 10 STAR')
    for (let count = 1; count < 3; count += 1) await page.click(page.button('More'))
    expect(dialog()).toContain('Buy 3 · 45 STAR')
    await page.tap('Buy 3 · 45 STAR', 500)
    expect(server.bodies()).toEqual([{ type: 'tournament-ticket-star', quantity: 3, price: 45 }])
    expect(page.text()).toContain('3 tickets bought!')
    expect(page.text()).toContain('7 more today')
    expect(page.hasButton('Buy tickets from 25 STAR')).toBe(true)
    expect(dialog()).toBe('')
  })

  test('asks for one again the next time, however many were bought before', async () => {
    const { page, open } = await show({ stars: 300, answer: { data: bought(255, 3) } })
    await open()
    await page.click(page.button('More'))
    await page.click(page.button('More'))
    await page.tap('Buy 3 · 45 STAR', 500)
    await open()
    expect(dialog()).toContain('Buy 1 · 25 STAR')
  })

  test('nothing can be tapped while the purchase is under way', async () => {
    let answer = (_: FakeAnswer): void => {}
    const { page, server, open } = await show({
      answer: () => new Promise<FakeAnswer>((resolve) => (answer = resolve)),
    })
    await open()
    const buy = page.button('Buy 1 · 10 STAR')
    await page.click(buy)
    await page.click(buy)
    await page.press('Escape')
    expect(buy.getAttribute('aria-busy')).toBe('true')
    expect(dialog()).not.toBe('')
    expect(server.bodies()).toHaveLength(1)
    answer({ data: bought(52, 1) })
    await page.pass(500)
    expect(dialog()).toBe('')
  })

  test('a player who has too few STAR is told so, and where they come from', async () => {
    const { page, server, open } = await show({ stars: 4 })
    await open()
    expect(page.text()).toContain('Insufficient STAR balance!')
    expect(dialog()).toContain('How to get STAR')
    expect(dialog()).toContain('You need 6 more STAR.')
    expect(server.bodies()).toEqual([])
    await page.click(page.button('Go hunting'))
    expect(page.address()).toBe('/monster-hunt')
  })

  test.each([
    ['beside those for STAR', 0],
    ['when those for STAR are sold out', 10],
  ])('tickets for Telegram Stars are a way into the shop: %s (row 148)', async (_when, count) => {
    const { page, server, open } = await show({ offer: ticket(count) })
    if (count === 0) await open()
    await page.click(page.button('Or 25 Telegram Stars each'))
    expect(page.address()).toBe('/iap?tab=supplies')
    expect(server.bodies()).toEqual([])
  })

  test('so is a player who has too few for this many, or has spent them elsewhere in the meantime', async () => {
    const { page, server, open } = await show({
      stars: 20,
      answer: refusal(400, 'insufficient-star-balance', 'Insufficient STAR balance!'),
    })
    await open()
    await page.click(page.button('More'))
    await page.tap('Buy 2 · 25 STAR', 500)
    expect(dialog()).toContain('You need 5 more STAR.')
    expect(server.bodies()).toEqual([])
    await page.press('Escape')
    await page.pass(500)
    await open()
    await page.tap(/^Buy 1 /, 500)
    expect(page.text()).toContain('Insufficient STAR balance!')
    expect(dialog()).toContain('How to get STAR')
  })

  test('a server in trouble is reported in the shop’s words, and another price in the server’s', async () => {
    const { page, open } = await show({ answer: refusal(500, 'internal') })
    await open()
    await page.tap(/^Buy 1 /, 500)
    expect(page.text()).toContain('Failed to buy shop item.')
  })

  test('after ten the shelf says when there are new ones', async () => {
    const { page } = await show({ offer: ticket(10) })
    expect(page.text()).toContain('Sold out for today. New ones in')
    expect(page.hasButton(/^Buy tickets/)).toBe(false)
  })
})
