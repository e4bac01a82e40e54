import { describe, expect, it } from 'vitest'
import type { InvoiceClosed } from '#client/platform/messenger.ts'
import { FOLLOW_MS, followBesideSheet, followClosed } from '#client/topics/payments/shared/follow-order.ts'
import type { CallData } from '#contracts/schemas.ts'
import { baseAnswers } from '#workbench/fixtures/answers.ts'

type Order = CallData<'iap.order'>

const order = (state: Order['state'], over: Partial<Order> = {}): Order => ({
  ...baseAnswers['iap.order'],
  state,
  ...over,
})

/** Fakes the server: gives these answers in order and repeats the last one. */
const world = (...reported: readonly (Order | 'no network')[]) => {
  let passedMs = 0
  let asked = 0
  return {
    ports: {
      ask: async () => {
        const answer = reported[Math.min(asked, reported.length - 1)] as Order | 'no network'
        asked += 1
        if (answer === 'no network') throw new Error('no network')
        return answer
      },
      wait: async (delayMs: number) => {
        passedMs += delayMs
      },
    },
    passedMs: () => passedMs,
    asked: () => asked,
  }
}

const HINTS: readonly InvoiceClosed[] = ['paid', 'pending', 'failed', 'cancelled']

describe('an order after its pay sheet was closed (row 168)', () => {
  it.each(HINTS)('is granted whatever the messenger said: %s', async (hint) => {
    const { ports } = world(order('granted'))
    expect((await followClosed(ports, hint)).end).toMatchObject({ is: 'granted', order: { state: 'granted' } })
  })

  it.each(['paid', 'pending'] as const)(
    'is asked for half a minute after %s, then said to be pending',
    async (hint) => {
      const { ports, passedMs, asked } = world(order('open'))
      expect(await followClosed(ports, hint)).toEqual({ end: { is: 'pending' }, later: null })
      expect(passedMs()).toBe(FOLLOW_MS)
      expect(asked()).toBe(21)
    },
  )

  it.each(['failed', 'cancelled'] as const)(
    'lets a player who closed it unpaid (%s) go on at once, and finds the payment that comes after all',
    async (hint) => {
      const { ports, passedMs } = world(order('open'), order('open'), order('granted'))
      const { end, later } = await followClosed(ports, hint)
      expect(end).toEqual({ is: 'open' })
      expect(await later).toMatchObject({ is: 'granted' })
      expect(passedMs()).toBe(2000)
    },
  )

  it.each(['failed', 'cancelled'] as const)(
    'is waited for after %s when the payer had already said yes to the last question',
    async (hint) => {
      const { ports } = world(order('approved'), order('approved'), order('granted'))
      expect(await followClosed(ports, hint)).toMatchObject({ end: { is: 'granted' }, later: null })
    },
  )

  it('ends unpaid when no payment comes within half a minute after a cancel', async () => {
    const { ports } = world(order('open'))
    expect(await (await followClosed(ports, 'cancelled')).later).toEqual({ is: 'open' })
  })

  it('tells of a payment that goes back, and why', async () => {
    const refunds: Order['refunds'] = [{ amount: 50, reason: 'limit', state: 'due' }]
    const { ports } = world(order('approved'), order('approved', { refunds }))
    expect((await followClosed(ports, 'paid')).end).toMatchObject({ is: 'returned', order: { refunds } })
  })

  it('goes on asking over a network that fails', async () => {
    const { ports } = world('no network', 'no network', order('granted'))
    expect((await followClosed(ports, 'paid')).end).toMatchObject({ is: 'granted' })
  })
})

describe('an order while its pay sheet is open', () => {
  it('is found to be paid by clients that never say that the sheet was closed', async () => {
    const { ports } = world(order('open'), order('approved'), 'no network', order('granted'))
    expect(await followBesideSheet(ports, () => false)).toMatchObject({ is: 'granted' })
  })

  it('is asked no more once the sheet was closed', async () => {
    const { ports, asked } = world(order('open'))
    expect(await followBesideSheet(ports, () => asked() === 2)).toBeNull()
  })
})
