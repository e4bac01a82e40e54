import { act } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createQueryClient } from '#client/api/query-client.ts'
import { App } from '#client/app/app.tsx'
import { texts } from '#client/i18n/i18n.ts'
import * as launch from '#client/platform/launch-data.ts'
import { writeSession } from '#client/platform/session-store.ts'
import { MAINTENANCE_RETRY_MS } from '#rules/constants.ts'
import { type FakeAnswer, fakeServer, gateAnswers, refusal, typicalAnswers } from '../fake-server.ts'
import { onCleanPages, render, settle, tap, unmountAll } from '../render-app.tsx'

const start = async (path: string): Promise<void> => {
  history.replaceState(null, '', path)
  await render(<App queryClient={createQueryClient()} texts={texts} />)
}
const page = (): string => document.body.textContent ?? ''
const button = (name: string): HTMLElement | undefined =>
  [...document.querySelectorAll('button')].find((element) => element.textContent === name)

describe('starting the game', () => {
  onCleanPages()
  beforeEach(() => launch.takeLocalLaunchData('user=%7B%22id%22%3A7%7D'))

  it("shows 'Loading...' until all five queries have answered, then the page (rows 5, 10)", async () => {
    const gives: (() => void)[] = []
    const heldBack = (answer: FakeAnswer) => () =>
      new Promise<FakeAnswer>((resolve) => {
        gives.push(() => resolve(answer))
      })
    const server = fakeServer(
      Object.fromEntries(Object.entries(gateAnswers).map(([name, answer]) => [name, heldBack(answer)])),
    )
    await start('/tier-list')
    expect(gives).toHaveLength(5)
    for (const give of gives.splice(0)) {
      await settle()
      expect(page()).toContain('Loading...')
      expect(document.querySelector('h1')?.textContent).toBe('House Kombat')
      give()
    }
    await settle()
    expect(page()).not.toContain('Loading...')
    expect(page()).toContain('All ranks')
    expect(
      server.requests
        .slice(0, 5)
        .map((request) => request.path)
        .sort(),
    ).toEqual(['/api/v1/combats/me', '/api/v1/guild/me', '/api/v1/season', '/api/v1/settings', '/api/v1/users/me'])
  })

  it.each(['settings.get', 'season.get'] as const)(
    'asks three times for %s before it gives up (rows 7, 185)',
    async (name) => {
      const server = fakeServer({ ...gateAnswers, [name]: refusal(500, 'internal') })
      await start('/tier-list')
      await settle(3000)
      expect(server.count(name)).toBe(3)
      expect(location.pathname).toBe('/error')
    },
  )

  it('gives up at the first failure of the guild, and Retry starts again (rows 8, 12, T10)', async () => {
    const server = fakeServer({ ...gateAnswers, 'guild.me': refusal(500, 'internal') })
    await start('/')
    await settle(3000)
    expect(server.count('guild.me')).toBe(1)
    expect(location.pathname).toBe('/error')

    server.answers['guild.me'] = refusal(500, 'internal')
    await tap(button('Retry'))
    await settle(3000)
    expect(server.count('guild.me')).toBe(2)
    expect(server.count('users.me')).toBe(2)
    expect(location.pathname).toBe('/error')
  })

  it('waits in maintenance, asks again every 30 seconds by itself and goes back in (rows 11, 13, R01)', async () => {
    const closed: FakeAnswer = refusal(503, 'maintenance', 'The arena is being repaired')
    const server = fakeServer({ ...gateAnswers, 'users.me': closed })
    await start('/tier-list')
    await settle(3000)
    expect(location.pathname).toBe('/maintenance')
    expect(page()).toContain('The arena is being repaired')

    const asked = server.count('users.me')
    await settle(MAINTENANCE_RETRY_MS)
    expect(server.count('users.me')).toBe(asked + 1)
    expect(location.pathname).toBe('/maintenance')

    server.answers['users.me'] = gateAnswers['users.me']
    // The settings still fail, so one more request for them shows that the start has begun anew.
    const settingsAsked = server.count('settings.get')
    server.answers['settings.get'] = refusal(500, 'internal')
    await settle(MAINTENANCE_RETRY_MS)
    expect(location.pathname).toBe('/')
    expect(server.count('settings.get')).toBe(settingsAsked + 1)
  })

  it("shows 'Page not found' with a way home on an unknown address (row 24, R01)", async () => {
    fakeServer(gateAnswers)
    await start('/no-such-page')
    expect(page()).toContain('Page not found')
    expect(button('Home')).toBeDefined()
  })

  it('has the five tabs around its pages, the present one marked (row 16)', async () => {
    fakeServer(gateAnswers)
    await start('/friends')
    await settle()
    const tabs = [...document.querySelectorAll('nav a')]
    expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('href')])).toEqual([
      ['Home', '/'],
      ['Earn', '/earn'],
      ['Upgrade', '/v2/upgrade'],
      ['Friends', '/friends'],
      ['Reward', '/airdrop'],
    ])
    expect(tabs.filter((tab) => tab.getAttribute('aria-current') === 'page').map((tab) => tab.textContent)).toEqual([
      'Friends',
    ])

    await tap(tabs[4])
    expect(location.pathname).toBe('/airdrop')
  })

  it.each(['/onboard', '/v2/onboard'])('leads a player who has joined from %s home (row 11)', async (path) => {
    fakeServer(gateAnswers)
    await start(path)
    await settle()
    expect(location.pathname).toBe('/')
  })

  it.each(['/upgrade', '/v2/upgrade'])('opens %s in the layout (row 22)', async (path) => {
    fakeServer(gateAnswers)
    await start(path)
    await settle()
    await vi.dynamicImportSettled()
    await settle(50)
    expect(document.querySelector('h1')?.textContent).toBe('Upgrades')
    expect(document.querySelectorAll('nav a')).toHaveLength(5)
  })

  it('asks again for money, mining, energy, and for a guild or board that is looked at, when the game comes back to the front', async () => {
    const server = fakeServer(gateAnswers)
    const client = createQueryClient()
    const invalidated = vi.spyOn(client, 'invalidateQueries')
    history.replaceState(null, '', '/airdrop')
    await render(<App queryClient={client} texts={texts} />)
    await settle()
    const visibility = vi.spyOn(document, 'visibilityState', 'get')
    visibility.mockReturnValue('hidden')
    document.dispatchEvent(new Event('visibilitychange'))
    expect(invalidated).not.toHaveBeenCalled()
    visibility.mockReturnValue('visible')
    document.dispatchEvent(new Event('visibilitychange'))
    expect(invalidated.mock.calls.map(([filters]) => filters?.queryKey)).toEqual([
      ['users.balance'],
      ['users.lastClaim'],
      ['combats.energy'],
      ['combats.find'],
      ['guild.get'],
      ['guild.requests'],
      ['friends.list'],
      ['leaderboard.page'],
      ['leaderboard.me'],
      ['league.board'],
      ['boss.individualBoard'],
      ['boss.guildBoard'],
      ['boss.boardMe'],
    ])
    expect(server.count('users.me')).toBe(1)
    expect(server.count('leaderboard.page')).toBe(0)
  })

  it.each([20, 60])('%i returns within 31 s make few calls (T3, R40)', async (returns) => {
    const server = fakeServer({ ...typicalAnswers, ...gateAnswers })
    await start('/')
    await settle(2000)
    await vi.dynamicImportSettled()
    vi.setSystemTime(Date.now() + 60_000)
    const before = server.requests.length
    const visibility = vi.spyOn(document, 'visibilityState', 'get')
    for (let turn = 0; turn < returns; turn += 1) {
      for (const state of ['hidden', 'visible'] as const) {
        visibility.mockReturnValue(state)
        await act(async () => document.dispatchEvent(new Event('visibilitychange')))
      }
      await settle(31_000 / returns)
    }
    const calls = server.requests.slice(before).filter(({ path }) => path.startsWith('/api/'))
    expect(calls.length).toBeGreaterThan(5)
    expect(calls.length).toBeLessThanOrEqual(40)
    // A prefetch that is still running would keep the next test file's page from reloading.
    await vi.dynamicImportSettled()
  })

  it('opens the guild of the start parameter once a session, and not after a visit of the vote page (row 9, T31)', async () => {
    writeSession('vote-visited', null)
    launch.takeLocalLaunchData('user=%7B%22id%22%3A7%7D&start_param=1001_alpha')
    fakeServer(gateAnswers)
    await start('/')
    await settle()
    expect(location.pathname).toBe('/guild_detail/alpha')
    await unmountAll()
    await start('/tier-list')
    await settle()
    expect(location.pathname).toBe('/tier-list')

    writeSession('led-to-guild', null)
    await unmountAll()
    await start('/vote-leaderboard')
    await settle()
    await unmountAll()
    await start('/tier-list')
    await settle()
    expect(location.pathname).toBe('/tier-list')
    writeSession('vote-visited', null)
  })

  // Keep this test the last: it resets the modules, and the tests above need the lazy code that they have loaded.
  it('goes to the error screen without launch data and sends no request (rows 6, 12)', async () => {
    vi.resetModules()
    const { App: FreshApp } = await import('#client/app/app.tsx')
    const { createQueryClient: freshClient } = await import('#client/api/query-client.ts')
    const server = fakeServer(gateAnswers)
    history.replaceState(null, '', '/')
    await render(<FreshApp queryClient={freshClient()} texts={texts} />)
    await settle()
    expect(location.pathname).toBe('/error')
    expect(page()).toContain('Something has gone wrong.')
    expect(page()).toContain('Sorry for the inconvenience. Please try to close and restart the app.')
    expect(server.requests).toHaveLength(0)
  })
})
