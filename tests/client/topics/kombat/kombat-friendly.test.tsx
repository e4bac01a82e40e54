import { Route, Routes } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import { FriendlyScreen } from '#client/topics/kombat/screens/battle/friendly-screen.tsx'
import { aCombatProfile, anOpponent, aProfile, aResult, REPLAY_ID } from '#workbench/fixtures/builders.ts'
import { type FakeAnswer, fakeServer, refusal } from '../../fake-server.ts'
import { onSignedInPages, showScreen } from '../../render.tsx'

const serverWith = (over: { readonly challenge?: FakeAnswer; readonly opponent?: FakeAnswer } = {}) =>
  fakeServer({
    'users.me': { data: aProfile },
    'combats.me': { data: aCombatProfile() },
    'combats.challenge': over.challenge ?? { data: aResult({ kind: 'challenge', ranked: false, rank_gain: 0 }) },
    'combats.opponent': over.opponent ?? { data: anOpponent() },
  })

const WORDS = 'Words of the server'
const byName = { pathname: '/friendly-kombat', state: { query: 'lunar' } }

onSignedInPages()

describe('the challenge by name (rows 94, 95)', () => {
  test('it asks with the query of the navigation, stays three seconds in finding, fights, and Home leads to the preparation', async () => {
    const server = serverWith()
    const page = await showScreen(<FriendlyScreen />, byName)
    expect(page.text()).toContain('Finding...')
    await page.pass(2500)
    expect(page.bridge.store.getState().kombat?.fight).toBeNull()
    await page.pass(700)
    expect(page.bridge.store.getState().kombat).toMatchObject({
      opponent: { name: 'lunar' },
      fight: { id: REPLAY_ID, perspective: 'attacker', mode: 'live' },
    })
    expect(server.requests.find(({ path }) => path.endsWith('/challenge'))?.body).toEqual({ query: 'lunar' })
    expect(server.count('combats.challenge')).toBe(1)
    await page.stageSends('finished', { fightId: REPLAY_ID, skipped: false })
    await page.click(page.button('Home'))
    expect(page.address()).toBe('/kombat_prep')
  })

  test('its result, without a rank, can be read too (R11)', async () => {
    serverWith()
    const page = await showScreen(<FriendlyScreen />, byName)
    await page.pass(3500)
    await page.stageSends('finished', { fightId: REPLAY_ID, skipped: false })
    await page.click(page.button('Result'))
    expect(page.address()).toBe(`/kombat/result?fight=${REPLAY_ID}`)
  })

  test.each([
    ['an empty query', '', undefined, 'invalid challenge query'],
    ['an unknown name', 'x', refusal(404, 'opponent-not-found', WORDS), WORDS],
    ['oneself', 'x', refusal(400, 'self-challenge', WORDS), WORDS],
    ['too many', 'x', refusal(400, 'challenge-limit', WORDS), WORDS],
    ['a broken server', 'x', refusal(500, 'internal', 'Something went wrong'), 'Matchmaking failed'],
    ['no connection', 'x', 'no-network' as const, 'Matchmaking failed'],
  ])('%s: says so and ends on the preparation', async (_, query, challenge, words) => {
    const server = serverWith(challenge ? { challenge } : {})
    const page = await showScreen(<FriendlyScreen />, { pathname: '/friendly-kombat', state: { query } })
    await page.pass(10)
    expect(page.text()).toContain(words)
    expect(page.address()).toBe('/kombat_prep')
    expect(server.count('combats.challenge')).toBe(query === '' ? 0 : 1)
  })

  test('without a query in the navigation it is an empty one', async () => {
    serverWith()
    const page = await showScreen(<FriendlyScreen />, '/friendly-kombat')
    expect(page.text()).toContain('invalid challenge query')
    expect(page.address()).toBe('/kombat_prep')
  })

  test('a reload in mid-fight leads to its result without a second challenge (T11)', async () => {
    const server = serverWith()
    const page = await showScreen(<FriendlyScreen />, byName)
    await page.pass(3500)
    await page.close()
    const again = await showScreen(<FriendlyScreen />, byName)
    expect(again.address()).toBe(`/kombat/result?fight=${REPLAY_ID}`)
    expect(server.count('combats.challenge')).toBe(1)
  })
})

describe('a challenge that was left before its answer', () => {
  test('does not take the place of the next fight', async () => {
    let answer: (result: FakeAnswer) => void = () => undefined
    const coming = new Promise<FakeAnswer>((resolve) => {
      answer = resolve
    })
    const server = serverWith()
    server.answers['combats.challenge'] = () => coming
    const page = await showScreen(
      <Routes>
        <Route path="/friendly-kombat" element={<FriendlyScreen />} />
        <Route path="*" element={null} />
      </Routes>,
      byName,
    )
    await page.press('Escape')
    expect(page.address()).toBe('/kombat_prep')
    answer({ data: aResult({ kind: 'challenge', ranked: false, rank_gain: 0 }) })
    await page.settle()
    await page.close()
    const next = await showScreen(<FriendlyScreen />, byName)
    expect(next.address()).toBe('/friendly-kombat')
  })
})

describe('the friendly fight by link (row 96)', () => {
  const linked = '/friendly-kombat?id=8'

  test('it shows whom it would meet, and fights only after the tap', async () => {
    const server = serverWith()
    const page = await showScreen(<FriendlyScreen />, linked)
    expect(page.text()).toContain('lunar')
    expect(page.text()).toContain('Win chance before stances: 50%')
    await page.pass(5000)
    expect(server.count('combats.challenge')).toBe(0)
    await page.tap('Fight', 3500)
    expect(server.requests.find(({ path }) => path.endsWith('/challenge'))?.body).toEqual({ query: '8' })
    expect(page.bridge.store.getState().kombat?.fight?.id).toBe(REPLAY_ID)
  })

  test('Enter accepts it', async () => {
    const server = serverWith()
    const page = await showScreen(<FriendlyScreen />, linked)
    await page.press('Enter')
    await page.pass(10)
    expect(server.count('combats.challenge')).toBe(1)
  })

  test('a link to an unknown player says so and ends on the preparation', async () => {
    serverWith({ opponent: refusal(404, 'opponent-not-found', 'No player with that name or ID') })
    const page = await showScreen(<FriendlyScreen />, linked)
    await page.pass(10)
    expect(page.text()).toContain('No player with that name or ID')
    expect(page.address()).toBe('/kombat_prep')
  })
})
