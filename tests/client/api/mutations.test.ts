import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { randomUuid } from '#client/api/random-uuid.ts'
import { sendMutation } from '#client/game/use-call-mutation.ts'
import { takeLocalLaunchData } from '#client/platform/launch-data.ts'
import { type FakeAnswer, fakeServer, refusal } from '../fake-server.ts'

const claimed: FakeAnswer = { data: { amount: 1, balance: 2, last_claim: '2026-11-21T00:00:00Z' } }

describe('a mutation', () => {
  beforeEach(() => takeLocalLaunchData('user=x'))
  afterEach(() => vi.unstubAllGlobals())

  const keysOver = async (...answers: FakeAnswer[]): Promise<(string | null)[]> => {
    const queue = [...answers]
    const server = fakeServer({ 'users.claim': () => queue.shift() ?? claimed })
    for (const _ of answers) await sendMutation(new QueryClient(), 'users.claim', undefined).catch(() => undefined)
    return server.requests.map((request) => request.headers.get('idempotency-key'))
  }

  it('carries a uuid, and a new one once it is answered', async () => {
    const [first, second] = await keysOver(claimed, claimed)
    expect(first).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(second).not.toBe(first)
  })

  it('is repeated by the player with the same id after a lost answer or a 5xx, so that it pays once (T3)', async () => {
    const [first, second, third, fourth] = await keysOver('no-network', refusal(502, 'internal'), claimed, claimed)
    expect(second).toBe(first)
    expect(third).toBe(first)
    expect(fourth).not.toBe(first)
  })

  it('gets a new id after a refusal, which is an answer', async () => {
    const [first, second] = await keysOver(refusal(400, 'claim-too-early'), claimed)
    expect(second).not.toBe(first)
  })

  it('keeps one id for each input', async () => {
    const server = fakeServer({ 'users.onboard': 'no-network' })
    for (const house_id of [1, 2, 1])
      await sendMutation(new QueryClient(), 'users.onboard', { body: { house_id } }).catch(() => undefined)
    const [one, two, oneAgain] = server.requests.map((request) => request.headers.get('idempotency-key'))
    expect(two).not.toBe(one)
    expect(oneAgain).toBe(one)
  })

  it('without an answer is given up after half a minute, and repeated with the same id', async () => {
    vi.useFakeTimers()
    const keys: (string | null)[] = []
    vi.stubGlobal('fetch', (_url: string, { headers, signal }: RequestInit) => {
      keys.push(new Headers(headers).get('idempotency-key'))
      return new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
    })
    for (let turn = 0; turn < 2; turn += 1) {
      let isOver = false
      const move = expect(
        sendMutation(new QueryClient(), 'users.claim').finally(() => {
          isOver = true
        }),
      ).rejects.toMatchObject({ code: 'network' })
      await vi.advanceTimersByTimeAsync(29_000)
      expect(isOver).toBe(false)
      await vi.advanceTimersByTimeAsync(2000)
      await move
    }
    vi.useRealTimers()
    expect(keys).toHaveLength(2)
    expect(keys[1]).toBe(keys[0])
  })

  it('has unique ids', () => {
    expect(new Set(Array.from({ length: 1000 }, randomUuid)).size).toBe(1000)
  })
})
