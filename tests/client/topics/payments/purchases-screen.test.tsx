import { describe, expect, test } from 'vitest'
import { PurchasesScreen } from '#client/topics/payments/screens/history/purchases-screen.tsx'
import type { CallData } from '#contracts/schemas.ts'
import { baseAnswers } from '#workbench/fixtures/answers.ts'
import { type FakeAnswer, fakeServer, gateAnswers, type SeenRequest } from '../../fake-server.ts'
import { onSignedInPages, showScreen } from '../../render.tsx'

type Order = CallData<'iap.orders'>['items'][number]
const BASE = baseAnswers['iap.orders'].items[0] as Order
const orderOf = (no: number, over: Partial<Order>): Order => ({
  ...BASE,
  id: `019aaf00-0000-7000-8000-00000000000${no}`,
  ...over,
})

const show = (orders: FakeAnswer | ((request: SeenRequest) => FakeAnswer)) => {
  fakeServer({ 'iap.orders': orders, 'settings.get': gateAnswers['settings.get'] })
  return showScreen(<PurchasesScreen />, '/purchases')
}
const reported = (...items: readonly Order[]): FakeAnswer => ({ data: { items, next: null, star_debt: 0 } })

onSignedInPages()

describe('the history of purchases (extra 18)', () => {
  test('says what was bought, for how much, and its state', async () => {
    const page = await show(
      reported(
        orderOf(1, { type: 'firelord-set-xtr', price: 1050 }),
        orderOf(2, { type: 'meat-hook-xtr', quantity: 3, price: 45, state: 'approved', granted_at: null }),
        orderOf(3, { state: 'open', granted_at: null }),
      ),
    )
    const rows = [...document.querySelectorAll('li')].map((row) => row.textContent)
    expect(rows[0]).toMatch(/^Fire Lord set.*1,050 Telegram Stars.*Received$/)
    expect(rows[1]).toMatch(/^Meat hook × 3.*Payment on its way$/)
    expect(rows[2]).toMatch(/^Wood box.*Not paid$/)
    expect(page.text()).toContain('Write /paysupport to the bot')
  })

  test('says why a payment went back, also of one that came besides', async () => {
    await show(
      reported(
        orderOf(1, { state: 'approved', refunds: [{ amount: 50, reason: 'limit', state: 'due' }] }),
        orderOf(2, { refunds: [{ amount: 50, reason: 'twice', state: 'done' }] }),
      ),
    )
    const rows = [...document.querySelectorAll('li')].map((row) => row.textContent)
    expect(rows[0]).toMatch(/RefundedYou had reached the limit of this fortnight\. Stars are on their way back\.$/)
    expect(rows[1]).toMatch(/ReceivedPaid again: This purchase was already paid\. Stars are back\.$/)
  })

  test('says what is owed, why, and how it is paid (R49)', async () => {
    const items = [orderOf(1, { state: 'refunded', debt: { owed: 36, left: 18 } })]
    const page = await show({ data: { items, next: null, star_debt: 18 } })
    expect(page.text()).toContain('You owe 18 STAR')
    expect(page.text()).toContain('STAR that you win pay it first. TOK are never touched.')
    expect(page.text()).toContain('Part of it was used: 18 of 36 STAR still to pay.')
  })

  test('shows older ones page by page', async () => {
    const page = await show(({ path }) =>
      path.includes('after=')
        ? reported(orderOf(2, { type: 'iron-box-xtr' }))
        : { data: { items: [BASE], next: BASE.id, star_debt: 0 } },
    )
    expect(page.text()).not.toContain('Iron box')
    await page.tap('Show more')
    expect(page.text()).toContain('Iron box')
    expect(page.text()).toContain('That was the first one')
  })
})
