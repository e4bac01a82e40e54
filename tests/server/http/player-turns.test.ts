import { afterEach, describe, expect, test } from 'vitest'
import { defineHandlers } from '#server/calls/call-handler.ts'
import { type TestApp, testApp } from '#tests/helpers/server/test-app.ts'

const ONE = 1
const OTHER = 2
const HOME = 18
const WAITING_MAX = 100

let app: TestApp
afterEach(() => app.close())

const gatedApp = async (config = {}, processes = 1) => {
  let open = (): void => undefined
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  const state = { running: 0, most: 0 }
  const handlers = defineHandlers({
    'guild.me': async ({ identity }) => {
      if (identity.userId === ONE) {
        state.running += 1
        state.most = Math.max(state.most, state.running)
        await opened
        state.running -= 1
      }
      return null
    },
  })
  app = await testApp({ handlers, config, limits: { processes, countCall: null } })
  const call = async (as: number): Promise<number> => (await app.call('guild.me', {}, { as })).status
  return { state, open, call }
}

describe('the calls of one player', () => {
  test('run four at a time; all that a screen sends at once succeed in their turn', async () => {
    const { state, open, call } = await gatedApp()
    const calls = Array.from({ length: HOME }, () => call(ONE))
    await expect.poll(() => state.running).toBe(4)
    expect(await call(OTHER)).toBe(200)
    open()
    expect(await Promise.all(calls)).toEqual(Array.from({ length: HOME }, () => 200))
    expect(state.most).toBe(4)
    expect(await call(ONE)).toBe(200)
  })

  test('take no more than their share of a small pool', async () => {
    const { state, open, call } = await gatedApp({ dbPoolMax: 5 })
    const calls = Array.from({ length: HOME }, () => call(ONE))
    await expect.poll(() => state.running).toBe(2)
    open()
    await Promise.all(calls)
    expect(state.most).toBe(2)
  })

  test.each([
    [2, 2],
    [4, 1],
    [16, 1],
  ])('take their part of the four in each of %i processes', async (processes, part) => {
    const { state, open, call } = await gatedApp({}, processes)
    const calls = Array.from({ length: HOME }, () => call(ONE))
    await expect.poll(() => state.running).toBe(part)
    open()
    expect(await Promise.all(calls)).toEqual(Array.from({ length: HOME }, () => 200))
    expect(state.most).toBe(part)
  })

  test('are refused beyond a queue that no client of ours makes, with the time to come back', async () => {
    const { state, open, call } = await gatedApp()
    const calls = Array.from({ length: 4 + WAITING_MAX }, () => call(ONE))
    await expect.poll(() => state.running).toBe(4)
    const refused = await app.call('guild.me', {}, { as: ONE })
    expect(refused.status).toBe(429)
    expect(refused.error.details).toEqual({ retry_after_s: 1 })
    expect(refused.headers['retry-after']).toBe('1')
    open()
    expect(new Set(await Promise.all(calls))).toEqual(new Set([200]))
  })

  test('that wait for ones that hang are given up and asked to come back; they are never run', async () => {
    const { state, open, call } = await gatedApp()
    const calls = Array.from({ length: 6 }, () => call(ONE))
    expect((await Promise.all(calls)).toSorted()).toEqual([503, 503, 503, 503, 503, 503])
    expect(state.running).toBe(4)
    open()
    expect(await call(ONE)).toBe(200)
    expect(state.most).toBe(4)
  })
})
