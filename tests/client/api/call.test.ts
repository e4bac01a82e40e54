import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '#client/api/api-error.ts'
import { hasNewBuild, onNewBuild, resetBuildWatch } from '#client/api/build-watch.ts'
import { callWith } from '#client/api/call.ts'
import { callForFile } from '#client/api/call-for-file.ts'
import { buildUrl } from '#client/api/call-url.ts'
import { nowMs, resetServerClock } from '#client/api/server-clock.ts'
import { takeLocalLaunchData } from '#client/platform/launch-data.ts'
import { fakeServer, refusal } from '../fake-server.ts'

const failureOf = (promise: Promise<unknown>): Promise<ApiError> =>
  promise.then(
    () => {
      throw new Error('the call did not fail')
    },
    (error: unknown) => {
      if (!(error instanceof ApiError)) throw error
      return error
    },
  )

describe('a call without launch data', () => {
  it('fails locally with authentication, Missing authentication, 401, and sends no request (row 3)', async () => {
    vi.resetModules()
    const { callWith: callOutside } = await import('#client/api/call.ts')
    const server = fakeServer({ 'users.balance': { data: 1 } })
    await expect(callOutside('users.balance', undefined)).rejects.toMatchObject({
      code: 'authentication',
      message: 'Missing authentication',
      httpStatus: 401,
    })
    expect(server.requests).toHaveLength(0)
    vi.unstubAllGlobals()
  })
})

describe('a call', () => {
  beforeEach(() => takeLocalLaunchData('user=%7B%22id%22%3A7%7D&hash=ab'))
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
    resetServerClock()
    resetBuildWatch()
  })

  it('carries the raw launch data with the scheme tma (row 2) and returns the `data` of the response (row 4)', async () => {
    const server = fakeServer({ 'users.balance': { data: 12_340_000_000 } })
    await expect(callWith('users.balance', undefined)).resolves.toBe(12_340_000_000)
    expect(server.requests[0]?.headers.get('authorization')).toBe('tma user=%7B%22id%22%3A7%7D&hash=ab')
    expect(server.requests[0]).toMatchObject({ method: 'GET', path: '/api/v1/users/balance' })
  })

  it('sends its body as JSON with its request id', async () => {
    const server = fakeServer({
      'users.onboard': { data: { house_id: 3, balance: 1, last_claim: '2026-11-21T00:00:00Z', rewards: [] } },
    })
    const idempotencyKey = '6a1f2f7e-5b1c-4a9d-8a54-0d6a3f7f0c11'
    await callWith('users.onboard', { body: { house_id: 3 } }, { idempotencyKey })
    expect(server.requests[0]?.body).toEqual({ house_id: 3 })
    expect(server.requests[0]?.headers.get('idempotency-key')).toBe(idempotencyKey)
    expect(server.requests[0]?.headers.get('content-type')).toBe('application/json')
  })

  it('becomes an error with the code, message, details and status of the refusal (row 184)', async () => {
    fakeServer({
      'users.claim': {
        status: 400,
        body: { code: 'claim-too-early', message: 'claim too early', details: { minutes: 4 } },
      },
    })
    await expect(failureOf(callWith('users.claim', undefined))).resolves.toMatchObject({
      code: 'claim-too-early',
      message: 'claim too early',
      httpStatus: 400,
      details: { minutes: 4 },
    })
  })

  it('becomes a network error with status 418 without a response (row 184)', async () => {
    fakeServer({ 'users.balance': 'no-network' })
    await expect(failureOf(callWith('users.balance', undefined))).resolves.toMatchObject({
      code: 'network',
      httpStatus: 418,
    })
  })

  it('keeps the status of an answer that is not JSON, as a proxy sends it (row 186)', async () => {
    fakeServer({ 'users.balance': { status: 502, body: '<html>Bad gateway</html>' } })
    await expect(failureOf(callWith('users.balance', undefined))).resolves.toMatchObject({
      code: 'unexpected-answer',
      httpStatus: 502,
    })
  })

  it('refuses a good status without data as 520 (row 186)', async () => {
    fakeServer({ 'users.balance': { status: 200, body: '<html>hotel wifi</html>' } })
    await expect(failureOf(callWith('users.balance', undefined))).resolves.toMatchObject({ httpStatus: 520 })
  })

  it('is validated against its schema in development and tests', async () => {
    fakeServer({ 'users.balance': { data: 'twelve' } })
    await expect(failureOf(callWith('users.balance', undefined))).resolves.toMatchObject({
      code: 'unexpected-answer',
      httpStatus: 520,
    })
  })

  it('may bring its `data` as a file, unread, with the same errors', async () => {
    const server = fakeServer({ 'users.export': { data: { fights: [1] } } })
    expect(await (await callForFile('users.export')).text()).toBe('{"fights":[1]}')
    for (const [answer, httpStatus] of [
      ['no-network', 418],
      [{ status: 200, body: '<html>hotel wifi</html>' }, 520],
      [{ status: 409, body: { code: 'export-in-progress', message: 'x' } }, 409],
    ] as const) {
      server.answers['users.export'] = answer
      await expect(failureOf(callForFile('users.export'))).resolves.toMatchObject({ httpStatus })
    }
  })

  it('becomes a network error when the answer breaks off', async () => {
    const broken = new ReadableStream({ start: (body) => body.error(new TypeError('terminated')) })
    vi.stubGlobal('fetch', async () => new Response(broken))
    expect(await failureOf(callWith('users.balance', undefined))).toMatchObject({ code: 'network', httpStatus: 418 })
  })

  it('rethrows an abort, which is no network error', async () => {
    const controller = new AbortController()
    vi.stubGlobal('fetch', async () => {
      controller.abort()
      throw new DOMException('aborted', 'AbortError')
    })
    await expect(callWith('users.balance', undefined, { signal: controller.signal })).rejects.toThrow('aborted')
  })

  it('sets the client clock by the time of the answer', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 })
    fakeServer({ 'users.balance': { data: 1 } }, { 'x-server-time': '4600000' })
    await callWith('users.balance', undefined)
    expect(nowMs()).toBe(4_600_000)
  })

  it('reports a newer server build once', async () => {
    const listener = vi.fn()
    onNewBuild(listener)
    for (const build of ['a', 'a', 'b', 'b', 'c']) {
      fakeServer({ 'users.balance': refusal(500, 'internal') }, { 'x-build': build })
      await failureOf(callWith('users.balance', undefined))
    }
    expect(hasNewBuild()).toBe(true)
    expect(listener).toHaveBeenCalledTimes(1)
  })
})

describe('the address of a call', () => {
  it('is filled with its path parameters, and its query leaves out what is undefined', () => {
    expect(buildUrl('/api/v1/combats/replay/{id}', { id: 'a/b' }, undefined)).toBe('/api/v1/combats/replay/a%2Fb')
    expect(buildUrl('/x', undefined, { page: 2, query: undefined })).toBe('/x?page=2')
  })

  it('is refused when a path parameter is missing', () => {
    expect(() => buildUrl('/x/{id}', {}, undefined)).toThrow('"id"')
  })
})
