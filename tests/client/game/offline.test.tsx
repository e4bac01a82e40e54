import { QueryClient } from '@tanstack/react-query'
import { toast } from 'react-hot-toast/headless'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '#client/api/api-error.ts'
import { isConnected, lastSyncMs, resetConnection } from '#client/api/connection.ts'
import { createQueryClient } from '#client/api/query-client.ts'
import { App } from '#client/app/app.tsx'
import { openHome } from '#client/game/home-bootstrap.ts'
import { followConnection, PROBE_INTERVAL_MS } from '#client/game/offline/follow-connection.ts'
import { restoreAnswers, saveAnswers } from '#client/game/offline/last-answers.ts'
import { sendMutation } from '#client/game/use-call-mutation.ts'
import { texts } from '#client/i18n/i18n.ts'
import { takeLocalLaunchData } from '#client/platform/launch-data.ts'
import { energyQuery } from '#client/topics/kombat/queries.ts'
import { type CallName, calls } from '#contracts/calls.ts'
import { anEnergy } from '#workbench/fixtures/builders.ts'
import { fakeServer, gateAnswers, homeOf, refusal } from '../fake-server.ts'
import { render, setNetwork, settle, stubMatchMedia, unmountAll } from '../render-app.tsx'

const NOW_MS = Date.parse('2026-11-21T12:00:00.000Z')
const KEY = 'house-kombat:last-answers.7'

const page = (): string => document.body.textContent ?? ''
const noNetwork = Object.fromEntries(Object.keys(calls).map((name) => [name, 'no-network' as const]))
const comesBack = (server: ReturnType<typeof fakeServer>): void => {
  for (const name of Object.keys(calls) as CallName[]) server.answers[name] = refusal(404, 'not-found')
  Object.assign(server.answers, gateAnswers)
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW_MS })
  stubMatchMedia()
  takeLocalLaunchData('user=%7B%22id%22%3A7%7D')
})
afterEach(async () => {
  await unmountAll()
  toast.remove()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  resetConnection()
  Reflect.deleteProperty(navigator, 'onLine')
  localStorage.clear()
})

const start = async (path: string): Promise<void> => {
  history.replaceState(null, '', path)
  await render(<App queryClient={createQueryClient()} texts={texts} />)
}

describe('mutations without a network (extra 9)', () => {
  it('are refused at once, with a message and without a request', async () => {
    const server = fakeServer()
    await start('/nowhere')
    await setNetwork(false)
    await expect(sendMutation(new QueryClient(), 'users.claim')).rejects.toMatchObject({
      code: 'network',
      httpStatus: 418,
    })
    await settle()
    expect(server.count('users.claim')).toBe(0)
    expect(page()).toContain("You're offline. Reconnect to do this.")
  })

  it('are sent again as soon as there is one', async () => {
    const server = fakeServer({ 'users.claim': refusal(400, 'claim-too-early') })
    await setNetwork(false)
    await setNetwork(true)
    await expect(sendMutation(new QueryClient(), 'users.claim')).rejects.toBeInstanceOf(ApiError)
    expect(server.count('users.claim')).toBe(1)
  })
})

describe('the banner', () => {
  it('shows that the player is offline and the time of the last response, and hides on reconnection', async () => {
    fakeServer({ ...gateAnswers })
    await start('/airdrop')
    await settle()
    expect(page()).not.toContain('Offline: showing saved data')
    await setNetwork(false)
    expect(page()).toContain('Offline: showing saved data')
    expect(page()).toMatch(/Last synced Nov 21st at \d\d:\d\d/)
    expect(page()).toContain('An airdrop is coming')
    await setNetwork(true)
    expect(page()).not.toContain('Offline: showing saved data')
  })

  it('is shown too while only the server is unreachable, and retries by itself', async () => {
    const server = fakeServer({ ...gateAnswers })
    const queryClient = createQueryClient()
    await queryClient.fetchQuery({ queryKey: ['season.get'], queryFn: async () => 'kept' })
    const stop = followConnection(queryClient)
    server.answers['users.claim'] = 'no-network'
    await sendMutation(new QueryClient(), 'users.claim').catch(() => undefined)
    expect(isConnected()).toBe(false)
    const asked = server.count('season.get')
    await vi.advanceTimersByTimeAsync(PROBE_INTERVAL_MS)
    expect(server.count('season.get')).toBe(asked + 1)
    expect(isConnected()).toBe(true)
    expect(queryClient.getQueryState(['season.get'])?.isInvalidated).toBe(true)
    stop()
  })
})

describe('answers of the bootstrap that no screen has shown yet', () => {
  it('is as old as the rest on reconnection', async () => {
    const [before, now] = [anEnergy({ current_energy: 19 }), anEnergy({ current_energy: 18 })]
    fakeServer({ 'users.home': homeOf({ 'combats.energy': { data: before } }), 'combats.energy': { data: now } })
    const queryClient = createQueryClient()
    openHome(queryClient)
    await vi.advanceTimersByTimeAsync(0)
    const stop = followConnection(queryClient)
    await setNetwork(false)
    await setNetwork(true)
    expect(await queryClient.fetchQuery(energyQuery)).toEqual(now)
    stop()
  })
})

describe('pictures that did not come without a network', () => {
  it('are asked for again with it, and no others', async () => {
    fakeServer({ ...gateAnswers })
    const stop = followConnection(createQueryClient())
    const asked = vi.fn()
    const picture = (naturalWidth: number): void => {
      const image = new Image()
      image.src = `/art/${naturalWidth}.webp`
      Object.defineProperty(image, 'complete', { value: true })
      Object.defineProperty(image, 'naturalWidth', { value: naturalWidth })
      Object.defineProperty(image, 'src', { get: () => image.getAttribute('src'), set: asked })
      document.body.append(image)
    }
    picture(0)
    picture(64)
    await setNetwork(false)
    expect(asked).not.toHaveBeenCalled()
    await setNetwork(true)
    expect(asked.mock.calls).toEqual([['/art/0.webp']])
    stop()
  })
})

describe('the last known answers', () => {
  it('let the game start without a connection, and are refetched on reconnection', async () => {
    const server = fakeServer({ ...gateAnswers })
    await start('/airdrop')
    await settle(3000)
    await settle(3000)
    expect(localStorage.getItem(KEY)).not.toBeNull()
    await unmountAll()

    Object.assign(server.answers, noNetwork)
    await start('/airdrop')
    await settle()
    expect(location.pathname).toBe('/airdrop')
    expect(page()).toContain('An airdrop is coming')
    expect(page()).toContain('Offline: showing saved data')

    comesBack(server)
    const asked = server.count('users.me')
    await settle(3000)
    await settle(PROBE_INTERVAL_MS)
    expect(page()).not.toContain('Offline: showing saved data')
    expect(server.count('users.me')).toBeGreaterThan(asked)
  })

  it('are missing on a first start: the error screen waits, and continues on reconnection', async () => {
    const server = fakeServer({ ...noNetwork })
    await start('/airdrop')
    await settle(3000)
    expect(location.pathname).toBe('/error')
    comesBack(server)
    await settle(PROBE_INTERVAL_MS)
    await settle()
    expect(location.pathname).toBe('/')
  })

  it('never replace an API error: the response wins', async () => {
    const server = fakeServer({ ...gateAnswers })
    await start('/airdrop')
    await settle(3000)
    await unmountAll()
    server.answers['users.me'] = refusal(503, 'maintenance')
    await start('/airdrop')
    await settle(3000)
    expect(location.pathname).toBe('/maintenance')
  })

  it("are a player's own, keep their age, never cover fresh ones, and broken ones are none", async () => {
    const queryClient = createQueryClient()
    fakeServer({ ...gateAnswers })
    await sendMutation(new QueryClient(), 'users.claim').catch(() => undefined)
    queryClient.setQueryData(['users.balance'], 5, { updatedAt: NOW_MS - 1000 })
    queryClient.setQueryData(['users.stars'], 6, { updatedAt: NOW_MS - 1000 })
    queryClient.setQueryData(['friends.list'], 'not of the home screen')
    saveAnswers(queryClient)
    expect(lastSyncMs()).toBe(NOW_MS)
    expect(localStorage.getItem(KEY)).not.toContain('not of the home')

    const later = createQueryClient()
    later.setQueryData(['users.stars'], 9)
    restoreAnswers(later)
    expect(later.getQueryState(['users.balance'])).toMatchObject({ data: 5, dataUpdatedAt: NOW_MS - 1000 })
    expect(later.getQueryData(['users.stars'])).toBe(9)

    takeLocalLaunchData('user=%7B%22id%22%3A8%7D')
    const other = createQueryClient()
    restoreAnswers(other)
    expect(other.getQueryData(['users.balance'])).toBeUndefined()

    takeLocalLaunchData('user=%7B%22id%22%3A7%7D')
    for (const broken of ['{', '{"build":"/assets/index-other.js","savedAtMs":1,"answers":{"users.balance":[5,1]}}']) {
      localStorage.setItem(KEY, broken)
      restoreAnswers(other)
      expect(other.getQueryData(['users.balance'])).toBeUndefined()
    }
  })
})
