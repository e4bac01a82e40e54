import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { callQuery } from '#client/api/call-query.ts'
import { createQueryClient } from '#client/api/query-client.ts'
import { isRetriedCall } from '#client/api/retry.ts'
import { takeLocalLaunchData } from '#client/platform/launch-data.ts'
import { type CallName, calls } from '#contracts/calls.ts'
import { type FakeAnswer, fakeServer, refusal } from '../fake-server.ts'

/** Returns the times of the requests, ms after the first. */
const attemptsOf = async (name: 'users.balance' | 'users.stars' | 'guild.me', answer: FakeAnswer) => {
  const sentAtMs: number[] = []
  fakeServer({
    [name]: () => {
      sentAtMs.push(Date.now())
      return answer
    },
  })
  const client = createQueryClient()
  const done = client.fetchQuery({ ...callQuery(name), queryKey: [name] }).catch(() => undefined)
  await vi.runAllTimersAsync()
  await done
  return sentAtMs.map((ms) => ms - (sentAtMs[0] ?? 0))
}

describe('the retry policy (row 185, T43)', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    takeLocalLaunchData('user=x')
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it.each([500, 502, 503, 520])('sends three requests in all, one second apart, on %i', async (status) => {
    expect(await attemptsOf('users.balance', refusal(status, 'internal'))).toEqual([0, 1000, 2000])
  })

  it.each([400, 401, 403, 404, 409, 429])('sends one request on %i', async (status) => {
    expect(await attemptsOf('users.balance', refusal(status, 'forbidden'))).toEqual([0])
  })

  it('sends one request when there is no network', async () => {
    expect(await attemptsOf('users.balance', 'no-network')).toEqual([0])
  })

  it.each(['users.stars', 'guild.me'] as const)('never retries %s', async (name) => {
    expect(await attemptsOf(name, refusal(500, 'internal'))).toEqual([0])
  })

  it('never retries what is under users/stars, shop, channel/latest-news and guild/me, and retries all else', () => {
    const never = ['users/stars', 'shop/', 'channel/latest-news', 'guild/me'].map((path) => `/api/v1/${path}`)
    const queries = Object.entries(calls).filter(([, { method }]) => method === 'GET')
    for (const [name, { path }] of queries)
      expect(isRetriedCall(name as CallName), name).toBe(!never.some((start) => path.startsWith(start)))
  })
})

describe('the query cache (row 19)', () => {
  it('keeps a response fresh for an hour and drops it five minutes after its last use', () => {
    const { queries } = createQueryClient().getDefaultOptions()
    expect(queries).toMatchObject({ staleTime: 3_600_000, gcTime: 300_000 })
  })
})
