import { act } from 'react'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { Overlays } from '#client/app/overlays.tsx'
import { type InvoiceClosed, isBusy, openInvoice } from '#client/platform/messenger.ts'
import { profileQuery } from '#client/topics/home/queries.ts'
import { findForgottenOrders } from '#client/topics/payments/shared/find-forgotten.ts'
import { keepOrder, keptOrders } from '#client/topics/payments/shared/kept-orders.ts'
import { purchases } from '#client/topics/payments/shared/purchase-store.ts'
import { usePurchase } from '#client/topics/payments/shared/use-purchase.ts'
import { type ErrorCode, errorTable } from '#contracts/errors.ts'
import type { CallData } from '#contracts/schemas.ts'
import { baseAnswers } from '#workbench/fixtures/answers.ts'
import { NOW_MS } from '#workbench/fixtures/now.ts'
import { type FakeAnswer, fakeServer, refusal } from '../../fake-server.ts'
import { dialog, onSignedInPages, showScreen } from '../../render.tsx'

// Test files share a process: an earlier one may have loaded the messenger, and a later one must not get this mock.
vi.hoisted(() => vi.resetModules())
afterAll(() => {
  vi.doUnmock('#client/platform/messenger.ts')
  vi.resetModules()
})
vi.mock('#client/platform/messenger.ts', async (original) => ({
  ...(await original<typeof import('#client/platform/messenger.ts')>()),
  openInvoice: vi.fn(),
}))

type Order = CallData<'iap.order'>
const BASE = baseAnswers['iap.order']
const order = (state: Order['state'], over: Partial<Order> = {}): Order => ({
  ...BASE,
  state,
  opened: state === 'granted' ? BASE.opened : null,
  ...over,
})

const sheet = () => {
  let close: (how: InvoiceClosed) => void = () => undefined
  vi.mocked(openInvoice).mockImplementation(
    () =>
      new Promise((resolve) => {
        close = resolve
      }),
  )
  return { close: (how: InvoiceClosed) => act(async () => close(how)) }
}

const onSheet = vi.fn()
const Shop = () => {
  const { buy, isPending, pendingType } = usePurchase(onSheet)
  return (
    <button type="button" onClick={() => buy({ type: 'wood-box-xtr', quantity: 1, price: 50 })}>
      {isPending ? `buying ${pendingType}` : 'Buy'}
    </button>
  )
}

const show = async (now: Order, invoice: FakeAnswer = { data: baseAnswers['iap.invoice'] }, at = '/iap') => {
  let reported = now
  const server = fakeServer({
    'iap.invoice': invoice,
    'iap.order': () => ({ data: reported }),
    'iap.seen': { data: baseAnswers['iap.seen'] },
    'iap.orders': () => ({ data: { items: [reported], next: null, star_debt: 0 } }),
  })
  const page = await showScreen(
    <>
      <Shop />
      <Overlays />
    </>,
    at,
  )
  const pass = async (delayMs: number) => {
    await page.settle(delayMs)
    await page.settle()
  }
  await pass(0)
  return {
    server,
    page,
    pass,
    become: (next: Order) => {
      reported = next
    },
    buy: async () => {
      await page.click(page.button('Buy'))
      await pass(0)
    },
  }
}

onSignedInPages()
beforeEach(() => {
  onSheet.mockReset()
  vi.mocked(openInvoice).mockReset()
  purchases.setState(purchases.getInitialState(), true)
})

describe('a purchase in Telegram Stars (row 168)', () => {
  test('asks for the invoice, opens the sheet, waits for the payment and opens what it brought', async () => {
    const { close } = sheet()
    const { page, server, buy, pass, become } = await show(order('open'))
    await buy()
    expect(openInvoice).toHaveBeenCalledWith(baseAnswers['iap.invoice'].invoice_url)
    expect(onSheet).toHaveBeenCalledOnce()
    expect([page.hasButton('buying wood-box-xtr'), isBusy()]).toEqual([true, true])
    expect(dialog()).toContain('Waiting for payment')
    await close('paid')
    await pass(1500)
    expect(dialog()).toContain('Checking your payment')
    become(order('granted'))
    await pass(1500)
    await pass(4000)
    expect(page.text()).toContain('×84')
    expect([page.hasButton('Buy'), isBusy(), keptOrders()]).toEqual([true, false, []])
    expect(server.count('iap.invoice')).toBe(1)
    await page.click(page.button('Great'))
    expect(page.text()).not.toContain('×84')
  })

  test('a second tap buys nothing while one runs', async () => {
    sheet()
    const { server, page, buy } = await show(order('open'))
    await buy()
    await page.click(page.button('buying wood-box-xtr'))
    expect(server.count('iap.invoice')).toBe(1)
    expect(openInvoice).toHaveBeenCalledOnce()
  })

  test('is said to be on its way after half a minute, and opens when it comes, wherever the player is by then', async () => {
    const { close } = sheet()
    const { page, buy, pass, become } = await show(order('open'))
    await buy()
    await close('paid')
    await pass(31_000)
    expect(dialog()).toContain('Payment on its way')
    expect(isBusy()).toBe(false)
    await page.click(page.button('Got it'))
    become(order('granted'))
    await pass(16_000)
    await pass(4000)
    expect(page.text()).toContain('×84')
    expect(keptOrders()).toEqual([])
  })

  test('a cancelled sheet lets go at once, and a payment after all still opens', async () => {
    const { close } = sheet()
    const { page, buy, pass, become } = await show(order('open'))
    await buy()
    await close('cancelled')
    await pass(100)
    expect([page.hasButton('Buy'), isBusy()]).toEqual([true, false])
    become(order('granted'))
    await pass(3000)
    await pass(4000)
    expect(page.text()).toContain('×84')
  })

  test('a sheet that never says that it was closed can be left by the player', async () => {
    sheet()
    const { page, buy, pass, become } = await show(order('open'))
    await buy()
    expect(page.hasButton("I've closed the window")).toBe(false)
    await pass(5000)
    await page.click(page.button("I've closed the window"))
    become(order('granted'))
    await pass(1500)
    await pass(4000)
    expect(page.text()).toContain('×84')
  })

  test('a messenger too old for the sheet is reported, and nothing waits', async () => {
    vi.mocked(openInvoice).mockReturnValue(null)
    const { page, buy } = await show(order('open'))
    await buy()
    expect(page.text()).toContain('Update Telegram to pay with Stars')
    expect([page.hasButton('Buy'), isBusy(), keptOrders()]).toEqual([true, false, []])
  })
})

describe('a purchase from before the game was closed (row 168)', () => {
  test('is found again at the next start with what it brought', async () => {
    keepOrder({ id: BASE.id, atMs: NOW_MS - 60_000, isPaid: false })
    const { page, pass } = await show(order('granted'))
    await pass(4000)
    expect(page.text()).toContain('×84')
    expect(keptOrders()).toEqual([])
  })

  test('is found by a device that knows nothing of it, shown once, and reported to the server as shown', async () => {
    const { page, pass, server } = await show(order('granted', { unseen: true }))
    await act(() => findForgottenOrders(page.queryClient))
    expect(server.count('iap.orders'), 'who has not joined is not asked about').toBe(0)
    page.queryClient.setQueryData(profileQuery.queryKey, baseAnswers['users.me'])
    await act(() => findForgottenOrders(page.queryClient))
    await pass(4000)
    expect(page.text()).toContain('×84')
    await page.press('Escape')
    await pass(1000)
    expect(page.text()).not.toContain('×84')
    expect(server.count('iap.seen')).toBe(1)
    const asked = server.count('iap.orders')
    await act(() => findForgottenOrders(page.queryClient))
    expect(server.count('iap.orders'), 'asked once a device').toBe(asked)
  })

  test('of which another device has shown what it brought is not shown again', async () => {
    const { page, pass } = await show(order('granted', { unseen: false }))
    page.queryClient.setQueryData(profileQuery.queryKey, baseAnswers['users.me'])
    await act(() => findForgottenOrders(page.queryClient))
    await pass(4000)
    expect(page.text()).not.toContain('×84')
    expect(keptOrders()).toEqual([])
  })

  test('does not cover a fight', async () => {
    keepOrder({ id: BASE.id, atMs: NOW_MS - 60_000, isPaid: true })
    const { page, pass } = await show(order('granted'), undefined, '/kombat')
    await pass(4000)
    expect(page.text()).not.toContain('×84')
    expect(purchases.getState().granted).toHaveLength(1)
  })

  test('is asked for no more after two days', async () => {
    keepOrder({ id: BASE.id, atMs: NOW_MS - 49 * 3_600_000, isPaid: true })
    const { server } = await show(order('open'))
    expect(keptOrders()).toEqual([])
    expect(server.count('iap.orders')).toBe(1)
  })

  test('nothing is asked where nothing was bought', async () => {
    const { server } = await show(order('granted'))
    expect(server.count('iap.orders')).toBe(0)
  })
})

describe('a refused invoice (row 170)', () => {
  const CODES = ['invalid-payload', 'biweekly-limit', 'invoice-failed', 'rate-limited'] as const satisfies ErrorCode[]
  test.each(CODES)('%s is shown in its words, and nothing waits', async (code) => {
    const { status, message } = errorTable[code]
    const { page, buy } = await show(order('open'), refusal(status, code, message))
    await buy()
    expect(page.text()).toContain(message)
    expect([page.hasButton('Buy'), isBusy(), onSheet.mock.calls.length]).toEqual([true, false, 0])
    expect(openInvoice).not.toHaveBeenCalled()
  })

  test('a server in trouble is "Failed to request invoice"; the next try has the same key', async () => {
    const { page, server, buy } = await show(order('open'), refusal(500, 'internal'))
    await buy()
    await buy()
    expect(page.text()).toContain('Failed to request invoice')
    const keys = server.keys()
    expect(keys[0]).toBeTruthy()
    expect(keys).toEqual([keys[0], keys[0]])
  })

  test('a player who owes STAR reads why and how it is paid (R49)', async () => {
    const answer = { status: 400, body: { code: 'star-debt', message: 'x', details: { stars: 18 } } }
    const { page, buy, pass } = await show(order('open'), answer)
    await buy()
    await pass(100)
    await page.click(page.button('Which purchase?'))
    expect(page.address()).toBe('/purchases')
  })
})
