import { act } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { OnboardingScreen } from '#client/topics/house/screens/onboarding/onboarding-screen.tsx'
import { aCombatProfile, aProfile, theGameConfig } from '#workbench/fixtures/builders.ts'
import { minutesAgo } from '#workbench/fixtures/now.ts'
import { type FakeAnswer, fakeServer, refusal } from '../../fake-server.ts'
import { onSignedInPages, type Page, showScreen, signIn } from '../../render.tsx'

const serverWith = (onboard: FakeAnswer) => {
  let joined = false
  const once = (data: unknown) => () => (joined ? { data } : refusal(404, 'player-not-found', 'Player not found'))
  return fakeServer({
    'settings.get': { data: theGameConfig },
    'users.me': once(aProfile),
    'combats.me': once(aCombatProfile()),
    'guild.me': { data: null },
    'users.balance': { data: 10_000_000_000 },
    'users.onboard': () => {
      joined = typeof onboard === 'object' && 'data' in onboard
      return onboard
    },
  })
}
const welcome = { data: { house_id: 4, balance: 10_000_000_000, last_claim: minutesAgo(0), rewards: [] } }

const openDialog = async (page: Page) => {
  await page.pass(300)
  await vi.dynamicImportSettled()
  await page.pass(50)
}

const openBlum = (page: Page) => {
  page.bridge.send('region-tapped', { houseId: 4 })
  return openDialog(page)
}

onSignedInPages()

describe('onboarding (rows 67–74)', () => {
  test('focus on a house in the list raises its land on the map (row 68)', async () => {
    serverWith(welcome)
    const page = await showScreen(<OnboardingScreen />)
    page.button('Blum').focus()
    expect(page.bridge.store.getState().worldMap?.focusedHouseId).toBe(4)
    page.button('Blum').blur()
    expect(page.bridge.store.getState().worldMap?.focusedHouseId).toBeNull()
  })

  test('the dialog opens 300 ms after the tap on a land, and Back closes it (rows 68, 69)', async () => {
    serverWith(welcome)
    const page = await showScreen(<OnboardingScreen />)
    page.bridge.send('region-tapped', { houseId: 4 })
    await page.pass(299)
    expect(page.text()).not.toContain('House: Blum')
    await openDialog(page)
    expect(page.text()).toContain('House: Blum')
    await page.tap('Back', 1000)
    expect(page.hasButton('Join now')).toBe(false)
  })

  test('the subtext comes from the settings where they carry one (T23)', async () => {
    fakeServer({
      'settings.get': {
        data: { ...theGameConfig, client: { ...theGameConfig.client, texts: { onboarding_subtext: 'claim 2 TOK' } } },
      },
    })
    const page = await showScreen(<OnboardingScreen />)
    page.bridge.send('region-tapped', { houseId: 0 })
    await openDialog(page)
    expect(page.text()).toContain('claim 2 TOK')
  })

  test('joining fills the bars, fetches the player, goes home and greets (row 71)', async () => {
    const server = serverWith(welcome)
    const page = await showScreen(<OnboardingScreen />, '/v2/onboard')
    await openBlum(page)
    await page.tap('Join now', 10)
    await page.click(page.button('Join now'))
    expect(server.count('users.onboard')).toBe(1)
    expect(server.requests.find(({ method }) => method === 'POST')?.body).toEqual({ house_id: 4 })
    const filled = [...document.querySelectorAll('[role=progressbar]')].map((bar) => bar.getAttribute('aria-valuetext'))
    expect(filled.filter((text) => text === '+5')).toHaveLength(2)
    for (const ms of [1000, 800, 900]) await page.pass(ms)
    expect(document.body.textContent).toContain('+10.00 TOK')
    expect(page.address()).toBe('/v2/onboard')
    await page.pass(1500)
    expect(page.address()).toBe('/')
    expect(page.text()).toContain('Welcome aboard, Warrior!')
    expect(server.count('users.me')).toBe(1)
    expect(server.count('combats.me')).toBe(1)
  })

  test.each([
    ['a tap', () => window.dispatchEvent(new Event('pointerup'))],
    ['a key', () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }))],
  ])('%s ends the ceremony, and home is opened once', async (_, skip) => {
    const server = serverWith(welcome)
    const page = await showScreen(<OnboardingScreen />, '/v2/onboard')
    await openBlum(page)
    await page.tap('Join now', 1200)
    await act(async () => {
      skip()
      skip()
    })
    await page.pass(300)
    expect(page.address()).toBe('/')
    await page.pass(3000)
    expect(server.count('users.me')).toBe(1)
  })

  test('with reduced motion home follows the filled bars, without the ceremony', async () => {
    localStorage.setItem('house-kombat:motion.7', 'reduced')
    serverWith(welcome)
    const page = await showScreen(<OnboardingScreen />, '/v2/onboard')
    await openBlum(page)
    await page.tap('Join now', 1300)
    expect(page.address()).toBe('/')
    expect(page.text()).not.toContain('+10.00 TOK')
  })

  test('a refusal shows the server’s words and leaves the player here (row 72)', async () => {
    serverWith(refusal(400, 'invalid-payload', 'Invalid payload'))
    const page = await showScreen(<OnboardingScreen />, '/v2/onboard')
    await openBlum(page)
    await page.tap('Join now', 2000)
    expect(page.text()).toContain('Invalid payload')
    expect(page.address()).toBe('/v2/onboard')
  })

  test('without words of the server it says Unavailable (row 72)', async () => {
    serverWith('no-network')
    const page = await showScreen(<OnboardingScreen />, '/v2/onboard')
    await openBlum(page)
    await page.tap('Join now', 10)
    expect(page.text()).toContain('Unavailable')
  })

  test('a special referrer opens its house by itself, once (rows 69, 70)', async () => {
    signIn('1001_anyguild')
    serverWith(welcome)
    const page = await showScreen(<OnboardingScreen />)
    await openDialog(page)
    expect(page.text()).toContain('Welcome SEED players')
    await page.close()
    const again = await showScreen(<OnboardingScreen />)
    await openDialog(again)
    expect(again.text()).not.toContain('Welcome SEED players')
  })

  test('where the map cannot be drawn the houses are shown in its place', async () => {
    serverWith(welcome)
    const page = await showScreen(<OnboardingScreen />)
    await page.stageSays({ error: 'no-webgl' })
    expect([...document.querySelectorAll('button')].filter(({ textContent }) => textContent === 'Dogs')).toHaveLength(1)
  })
})
