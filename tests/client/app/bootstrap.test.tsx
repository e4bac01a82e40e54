import { beforeEach, describe, expect, it } from 'vitest'
import { createQueryClient } from '#client/api/query-client.ts'
import { App } from '#client/app/app.tsx'
import { openHome } from '#client/game/home-bootstrap.ts'
import { texts } from '#client/i18n/i18n.ts'
import { takeLocalLaunchData } from '#client/platform/launch-data.ts'
import { balanceQuery } from '#client/topics/mining/queries.ts'
import type { CallName } from '#contracts/calls.ts'
import { type FakeAnswer, fakeServer, gateAnswers, homeOf, refusal } from '../fake-server.ts'
import { onCleanPages, render, settle, tap, unmountAll } from '../render-app.tsx'

type Over = Partial<Record<CallName, FakeAnswer>>

const start = async (over: Over = {}, path = '/tier-list', home?: FakeAnswer) => {
  const answers: Over = { ...gateAnswers, ...over }
  const server = fakeServer({ ...answers, 'users.home': home ?? homeOf(answers) })
  history.replaceState(null, '', path)
  const queryClient = createQueryClient()
  openHome(queryClient)
  await render(<App queryClient={queryClient} texts={texts} />)
  await settle(3000)
  return { ...server, queryClient }
}
const page = (): string => document.body.textContent ?? ''

describe('starting the game with one call', () => {
  onCleanPages()
  beforeEach(() => takeLocalLaunchData('user=%7B%22id%22%3A7%7D'))

  it("shows 'Loading...' until its answer is there, then the page, and asks nothing of the gate again (rows 5, 10)", async () => {
    let give: (answer: FakeAnswer) => void = () => undefined
    const server = fakeServer({
      ...gateAnswers,
      'users.home': () => new Promise((resolve) => (give = resolve)),
    })
    history.replaceState(null, '', '/tier-list')
    const queryClient = createQueryClient()
    openHome(queryClient)
    await render(<App queryClient={queryClient} texts={texts} />)
    await settle(1000)
    expect(page()).toContain('Loading...')
    give(homeOf(gateAnswers))
    await settle()
    expect(page()).toContain('All ranks')
    expect(Object.keys(gateAnswers).map((name) => server.count(name as CallName))).toEqual([0, 0, 0, 0, 0])
  })

  it.each<[string, Over, string]>([
    ['the guild fails (rows 8, T10)', { 'guild.me': refusal(500, 'internal') }, '/error'],
    ['there is no guild (T10)', { 'guild.me': refusal(404, 'not-found') }, '/tier-list'],
    ['the profile is busy (row 10)', { 'users.me': refusal(503, 'unavailable') }, '/error'],
    ['the profile is closed (row 11)', { 'users.me': refusal(503, 'maintenance') }, '/maintenance'],
    ['there is no player (row 11)', { 'users.me': refusal(404, 'player-not-found') }, '/v2/onboard'],
    ['the player is banned (extra 20)', { 'users.me': refusal(403, 'banned') }, '/fair-play'],
  ])('goes where the calls themselves would lead when %s', async (_what, over, place) => {
    await start(over)
    expect(location.pathname).toBe(place)
    await unmountAll()
    await start(over, '/tier-list', refusal(404, 'not-found'))
    expect(location.pathname).toBe(place)
  })

  it('asks for a failed section three times in all: once with the others, twice by its own call (rows 7, 185)', async () => {
    const server = await start({ 'settings.get': refusal(500, 'internal') })
    expect(server.count('settings.get')).toBe(2)
    expect(server.count('season.get')).toBe(0)
  })

  it('goes on when the call of a failed section answers', async () => {
    const broken = homeOf({ ...gateAnswers, 'season.get': refusal(500, 'internal') })
    const server = await start({}, '/tier-list', broken)
    expect(page()).toContain('All ranks')
    expect(server.count('season.get')).toBe(1)
  })

  it('says that the app has to be reopened when the launch data has grown too old', async () => {
    const expired = refusal(401, 'authentication-expired', 'Init data expired')
    const names = Object.keys(gateAnswers)
    await start(Object.fromEntries(names.map((name) => [name, expired])), '/tier-list', expired)
    expect(page()).toContain('Please reopen the app')
  })

  it('asks again for everything when the banned is let back in (extra 20)', async () => {
    const banned = refusal(403, 'banned')
    const refused = homeOf({ ...gateAnswers, 'users.me': banned, 'users.balance': banned })
    const server = await start({ 'users.balance': { data: 7 } }, '/tier-list', refused)
    expect(location.pathname).toBe('/fair-play')
    expect(await server.queryClient.fetchQuery(balanceQuery)).toBe(7)
    expect(server.count('users.balance')).toBe(1)
  })

  it('Retry begins with one call again (row 12)', async () => {
    const server = await start({ 'guild.me': refusal(500, 'internal') }, '/tier-list')
    server.answers['users.home'] = homeOf(gateAnswers)
    await tap([...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Retry'))
    await settle(3000)
    expect(location.pathname).toBe('/')
    expect([server.count('users.home'), server.count('guild.me'), server.count('users.me')]).toEqual([2, 0, 0])
  })
})
