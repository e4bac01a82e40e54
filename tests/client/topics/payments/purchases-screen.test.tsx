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
