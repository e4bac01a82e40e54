import { useQuery } from '@tanstack/react-query'
import { act } from 'react'
import { describe, expect, test, vi } from 'vitest'
import '#client/topics/market/shared/list-dialog.tsx'
import '#client/topics/market/shared/unlist-dialog.tsx'
import { inventoryQuery } from '#client/topics/items/queries.ts'
import { type PriceDay, priceNanoOf, priceText, usualPriceNano } from '#client/topics/market/shared/price.ts'
import { chartDays } from '#client/topics/market/shared/price-days.ts'
import { SellActions } from '#client/topics/market/shared/sell-actions.tsx'
import type { CallData } from '#contracts/schemas.ts'
import type { OwnEquipment } from '#contracts/wire.ts'
import { tokToNano } from '#rules/units.ts'
import { looseItems } from '#workbench/fixtures/bag.ts'
import { aProfile } from '#workbench/fixtures/builders.ts'
import { marketAnswers } from '#workbench/fixtures/market-answers.ts'
import { minutesAgo, NOW_MS } from '#workbench/fixtures/now.ts'
import { type Answers, fakeServer, refusal } from '../../fake-server.ts'
import { lastButton, onSignedInPages, type Page, showScreen, typeInto } from '../../render.tsx'

const [LOOSE] = looseItems(1) as [OwnEquipment]
const ITEM: OwnEquipment = { ...LOOSE, status: 'inventory', tradeable: true }
const OFFER: CallData<'market.onSale'> = {
  ...marketAnswers['market.onSale'],
  id: `11-${ITEM.id}`,
  user_equipment_id: ITEM.id,
  price_gross: tokToNano(12.5),
  expires_at: minutesAgo(-5 * 24 * 60),
  floor: tokToNano(11),
}

const PRICES = { ...marketAnswers['market.prices'], floor: tokToNano(11), last_price: tokToNano(12) }

const Card = () => {
  const item = useQuery(inventoryQuery).data?.[0]
  return item ? <SellActions item={item} /> : null
}

const show = async (item: OwnEquipment = ITEM, answers: Answers = {}) => {
  const server = fakeServer({
    'equipments.mine': () => ({ data: [server.count('market.add') > 0 ? { ...item, status: 'on-sale' } : item] }),
    'market.prices': { data: PRICES },
    'market.onSale': { data: OFFER },
    'market.add': { data: OFFER },
    'market.cancel': { data: { user_equipment_id: item.id } },
    ...answers,
  })
  return { server, page: await showScreen(<Card />) }
}

const field = (): HTMLInputElement => {
  const input = document.querySelector<HTMLInputElement>('[role=dialog] input')
  if (!input) throw new Error('No price field')
  return input
}
const type = (text: string): Promise<void> => typeInto(field(), text)
const openDialog = (page: Page): Promise<void> => page.tap('List on market')
const isDialogOpen = (): boolean => document.querySelector('[role=dialog]:not([data-ending-style])') !== null

const SERVER_WORDS = 'Words of the server'

onSignedInPages()

describe('listing an item', () => {
  const joined = (hoursAgo: number): Answers => ({
    'users.me': { data: { ...aProfile, trades_from: minutesAgo((hoursAgo - 24) * 60) } },
  })

  test('in the first 24 hours the card says when selling opens, and no dialog does (R22)', async () => {
    const { page } = await show(ITEM, joined(20.5))
    expect(page.text()).toContain('You can sell items 24 hours after you joined: in 3h 30m.')
    await openDialog(page)
    expect(isDialogOpen()).toBe(false)
    expect(page.text()).toContain('You can sell items 24 hours after you joined')
    await page.pass(3.5 * 60 * 60 * 1000 + 1000)
    expect(page.text()).not.toContain('24 hours after you joined: in')
    await openDialog(page)
    expect(isDialogOpen()).toBe(true)
  })

  test('a day after joining it says nothing of it', async () => {
    const { page } = await show(ITEM, joined(24))
    expect(page.text()).not.toContain('24 hours')
    await openDialog(page)
    expect(isDialogOpen()).toBe(true)
  })

  test('shows fee and net of the price, and lists for it times 10⁹ (rows 105, 130, 133)', async () => {
    const { page, server } = await show()
    await openDialog(page)
    await type('1.1')
    expect(page.text()).toContain('Market fee, 3%0.033 TOK')
    expect(page.text()).toContain('1.067 TOK')
    await page.click(page.button('Confirm'))
    expect(server.requests.find(({ method }) => method === 'POST')?.body).toEqual({
      user_equipment_id: ITEM.id,
      price: 1_100_000_000,
    })
    expect(page.text()).toContain('Item listed successfully!')
    expect(document.querySelector('[data-passing]')?.textContent).toBe('12.5')
    expect(isDialogOpen()).toBe(false)
    await act(async () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' })))
    expect(document.querySelector('[data-passing]')).toBeNull()
    expect(page.hasButton('List on market')).toBe(false)
    expect(page.hasButton('Unlist')).toBe(true)
  })

  test('after it the market, the bag and what is on sale are asked again (row 134)', async () => {
    const { page } = await show()
    const stale = ['market.mine', 'equipments.onSale'] as const
    for (const name of [...stale, 'market.list']) page.queryClient.setQueryData([name], [])
    await openDialog(page)
    await type('5')
    await page.click(page.button('Confirm'))
    for (const name of stale) expect(page.queryClient.getQueryState([name])?.isInvalidated).toBe(true)
    expect(page.queryClient.getQueryState(['market.list'])).toBeUndefined()
  })

  test('takes digits with one decimal alone, and no price is refused before anything is sent (row 130)', async () => {
    const { page, server } = await show()
    await openDialog(page)
    await type('12.3')
    await type('1x2,34')
    expect(field().value).toBe('12.3')
    for (const none of ['', '0', '0.']) {
      await type(none)
      await page.click(page.button('Confirm'))
      expect(page.text()).toContain('Please enter a valid price greater than 0')
    }
    await type('1000000.1')
    expect(page.text()).toContain('At most 1,000,000 TOK')
    await page.click(page.button('Confirm'))
    expect(server.count('market.add')).toBe(0)
    expect(isDialogOpen()).toBe(true)
  })

  test('takes over the floor price, and warns of one that is far from the usual without refusing it (row 130)', async () => {
    const { page, server } = await show()
    await openDialog(page)
    await page.click(page.button('Cheapest now 11.0 TOK, use this price'))
    expect(field().value).toBe('11')
    expect(page.text()).not.toContain('Far ')
    await type('400')
    expect(page.text()).toContain('Far above the usual')
    await type('0.1')
    expect(page.text()).toContain('Far below the usual')
    await page.click(page.button('Confirm'))
    expect(server.count('market.add')).toBe(1)
  })

  test('copies the id and says so in the specified words (row 130)', async () => {
    const { page } = await show()
    const copied = vi.fn(async () => undefined)
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: copied } })
    await openDialog(page)
    await page.click(page.button('Copy the ID'))
    expect(copied).toHaveBeenCalledWith(ITEM.id)
    expect(page.text()).toContain('Link copied to clipboard')
  })

  test.each([
    ['the server fails', refusal(500, 'internal'), 'Failed to list item. Please try again.'],
    ['there is no network', 'no-network' as const, 'Failed to list item. Please try again.'],
    ['there are 20 already', refusal(400, 'listing-limit', SERVER_WORDS), SERVER_WORDS],
    ['the player is new', refusal(400, 'seller-too-new', SERVER_WORDS), SERVER_WORDS],
  ])('stays open and says why when %s (row 133)', async (_, answer, words) => {
    const { page } = await show(ITEM, { 'market.add': answer, 'equipments.mine': { data: [ITEM] } })
    await openDialog(page)
    await type('5')
    await page.tap('Confirm')
    expect(page.text()).toContain(words)
    expect(isDialogOpen()).toBe(true)
    expect(field().value).toBe('5')
  })

  test.each([
    ['worn', { ...ITEM, status: 'equipped' as const }, "You can't list equipped items"],
    ['locked', { ...ITEM, own: { ...ITEM.own, locked: true } }, 'Unlock this item first'],
  ])('what is %s is refused with its reason, and no dialog opens (row 132)', async (_, item, words) => {
    const { page } = await show(item)
    await openDialog(page)
    expect(page.text()).toContain(words)
    expect(isDialogOpen()).toBe(false)
  })

  test('what is not tradeable has no button (rows 105, 108)', async () => {
    const { page } = await show({ ...ITEM, tradeable: false })
    expect(page.hasButton('List on market')).toBe(false)
  })
})

describe('an item on sale', () => {
  const LISTED: OwnEquipment = { ...ITEM, status: 'on-sale' }
  const ITEMS = { 'equipments.mine': { data: [LISTED] } }

  test('is asked about by its own call, and leads to all of its kind on the market (rows 105, 129, 135, extra 13)', async () => {
    const { page, server } = await show(LISTED, ITEMS)
    expect(server.requests.some(({ path }) => path === `/api/v1/market/equipment/${ITEM.id}/on-sale`)).toBe(true)
    await page.click(page.button('See all of this kind'))
    expect(page.address()).toBe(`/marketplace?slug=${OFFER.metadata.equipment.slug}&sort=price`)
  })

  test('counts the last day down, and comes back when it is over', async () => {
    const soon = { ...OFFER, expires_at: minutesAgo(-61) }
    const { page } = await show(LISTED, { ...ITEMS, 'market.onSale': { data: soon } })
    expect(page.text()).toContain('1h 01m left')
    await page.pass(61 * 60_000)
    expect(page.text()).toContain('Coming back to your bag')
  })

  test('an item that is not on sale never asks for its offer (row 135)', async () => {
    const { server } = await show()
    expect(server.count('market.onSale')).toBe(0)
  })

  test('is taken off after a question, by its offer’s id (rows 105, 131, 133)', async () => {
    const { page, server } = await show(LISTED, ITEMS)
    await page.tap('Unlist')
    expect(page.text()).toContain('Unlist this item?')
    expect(server.count('market.cancel')).toBe(0)
    server.answers['equipments.mine'] = { data: [ITEM] }
    const asked = server.count('market.onSale')
    await page.click(lastButton('Unlist'))
    await page.pass(50)
    // The client knows that the listing is gone, so it does not ask the server for it.
    expect(server.count('market.onSale')).toBe(asked)
    expect(server.requests.some(({ path }) => path === `/api/v1/market/equipment/${OFFER.id}/cancel`)).toBe(true)
    expect(page.text()).toContain('Item unlisted successfully')
    expect(page.hasButton('List on market')).toBe(true)
  })

  test.each([
    ['it is gone', refusal(404, 'listing-gone')],
    ['the server fails', refusal(500, 'internal')],
  ])('says so when %s, and asks for the bag again (row 133)', async (_, answer) => {
    const { page, server } = await show(LISTED, { ...ITEMS, 'market.cancel': answer })
    const before = server.count('equipments.mine')
    await page.tap('Unlist')
    await page.click(lastButton('Unlist'))
    await page.pass(50)
    expect(page.text()).toContain('Failed to unlist item. Please try again.')
    expect(server.count('equipments.mine')).toBe(before + 1)
  })

  test('an offer that cannot be loaded can be asked for again', async () => {
    const { page, server } = await show(LISTED, { ...ITEMS, 'market.onSale': refusal(404, 'listing-gone') })
    await page.pass(10_000)
    server.answers['market.onSale'] = { data: OFFER }
    await page.click(page.button('Try again'))
    expect(page.text()).toContain('12.5 TOK')
  })
})

describe('the price history', () => {
  test('says floor and last price, and every day in a table too (extra 13)', async () => {
    const { page } = await show()
    await openDialog(page)
    expect(page.text()).toContain('Cheapest now 11.0')
    expect(page.text()).toContain('Last sold for 12.0')
    const rows = [...document.querySelectorAll('tbody tr')]
    expect(rows).toHaveLength(PRICES.days.length)
    expect(rows[0]?.textContent).toMatch(/^Nov 16/)
    expect(document.querySelector('svg[role=img]')?.getAttribute('aria-label')).toMatch(/^\d+ sold, daily median from/)
  })

  test('of what was never sold says so', async () => {
    const none = { ...PRICES, floor: null, last_price: null, days: [] }
    const { page } = await show(ITEM, { 'market.prices': { data: none } })
    await openDialog(page)
    expect(page.text()).toContain('None on sale')
    expect(page.text()).toContain('No sales yet. You could be the first!')
    expect(document.querySelector('svg[role=img]')).toBeNull()
  })

  test('that cannot be loaded is asked for again, and an item is listed without it', async () => {
    const { page, server } = await show(ITEM, { 'market.prices': refusal(400, 'invalid-payload') })
    await openDialog(page)
    expect(page.text()).toContain("Couldn't load the prices.")
    await type('5')
    await page.click(page.button('Confirm'))
    expect(server.count('market.add')).toBe(1)
  })

  const day = (ago: number, median: number, volume: number): PriceDay => ({
    day: minutesAgo(ago * 24 * 60).slice(0, 10),
    median,
    volume,
  })

  test('has a column a day of the last 28, and leaves out what is older', () => {
    const shown = chartDays([day(28, 9, 9), day(27, 4, 1), day(0, 8, 4)], NOW_MS)
    expect(shown.map(({ x, y, share }) => [x * 28, y, share])).toEqual([
      [0.5, 0, 0.25],
      [27.5, 1, 1],
    ])
  })

  test('the usual price counts each day as often as it sold', () => {
    expect(usualPriceNano([])).toBeNull()
    expect(usualPriceNano([day(3, 100, 1), day(2, 10, 3), day(1, 200, 1)])).toBe(10)
    expect(usualPriceNano([day(3, 100, 1), day(2, 10, 1), day(1, 200, 1)])).toBe(100)
  })
})

describe('a price', () => {
  test('is between 0.1 and 1,000,000, whole in nano (R22, T5)', () => {
    expect(priceNanoOf('0.1')).toBe(100_000_000)
    expect(priceNanoOf('4.1')).toBe(4_100_000_000)
    expect(priceNanoOf('1000000')).toBe(tokToNano(1e6))
    expect(priceNanoOf('1000000.1')).toBe('tooHigh')
    for (const none of ['', '0', '0.0', '.']) expect(priceNanoOf(none)).toBe('invalid')
    expect(priceText(tokToNano(4.1))).toBe('4.1')
  })
})
