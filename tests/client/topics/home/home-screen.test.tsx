import { describe, expect, test, vi } from 'vitest'
import { HomeScreen } from '#client/topics/home/screens/home-screen.tsx'
import { MS_PER_HOUR } from '#rules/units.ts'
import { aCombatProfile, anEnergy, aProfile, theGameConfig } from '#workbench/fixtures/builders.ts'
import { minutesAgo, NOW_MS } from '#workbench/fixtures/now.ts'
import { fakeServer, refusal } from '../../fake-server.ts'
import { onSignedInPages, showScreen } from '../../render.tsx'

const answersOf = (lastClaim: string) => ({
  'settings.get': { data: theGameConfig },
  'users.me': { data: aProfile },
  'combats.me': { data: aCombatProfile() },
  'users.balance': { data: 12_345_678_900 as number },
  'users.lastClaim': { data: lastClaim },
  'users.boosts': { data: [] as unknown[] },
  'combats.energy': { data: anEnergy() },
})

onSignedInPages()

const claimButton = /TOK/

describe('home (rows 33, 39, 43–49)', () => {
  test.each([
    ['gear of its rarity', 'sword-rare', false],
    ['a named item', 'doge-sword', true],
    ['a piece of a boss’s set', 'mammoth-sword', true],
  ])('the pet wears %s as every other screen draws it (rows 39, 86)', async (_, slug, isNamed) => {
    const profile = aCombatProfile()
    const sword = { slug, name: 'Blade', rarity: 'rare' as const, image_url: '' }
    const server = fakeServer({
      ...answersOf(minutesAgo(30)),
      'combats.me': { data: { ...profile, cosmetic: { ...profile.cosmetic, sword } } },
    })
    const page = await showScreen(<HomeScreen />)
    await page.settle()
    const packs = server.requests.map(({ path }) => path).filter((path) => path.includes('/gear'))
    expect(packs.some((path) => path.includes('gear-special'))).toBe(isNamed)
    expect(packs.some((path) => /gear\./.test(path))).toBe(!isNamed)
  })

  test.each([
    ['counts as ready once, when a session starts there', 'default', 1],
    ['does not count as ready when another page was first', 'of-a-later-page', 0],
  ])('%s (R43)', async (_, key, marks) => {
    fakeServer(answersOf(minutesAgo(30)))
    const mark = vi.fn()
    vi.stubGlobal('performance', Object.assign(Object.create(performance), { now: () => 0, mark }))
    const at = { pathname: '/', state: null, key }
    await showScreen(<HomeScreen />, at)
    expect(mark.mock.calls.filter(([name]) => name === 'home')).toHaveLength(marks)
  })

  test('the amount runs every 100 ms and stops while the page is hidden (row 43, T33)', async () => {
    fakeServer(answersOf(minutesAgo(30)))
    const page = await showScreen(<HomeScreen />)
    const first = page.button(claimButton).textContent
    await page.pass(3000)
    const second = page.button(claimButton).textContent
    expect(second).not.toBe(first)
    expect(second).toContain('2.00 TOK/h')

    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    document.dispatchEvent(new Event('visibilitychange'))
    await page.pass(5000)
    expect(page.button(claimButton).textContent).toBe(second)
    hidden.mockRestore()
    document.dispatchEvent(new Event('visibilitychange'))
    await page.pass(100)
    expect(page.button(claimButton).textContent).not.toBe(second)
  })

  test.each([
    ['the last claim', 'users.lastClaim'],
    ['the balance', 'users.balance'],
  ] as const)(
    'without %s the mine says so after three requests, and another try brings it back (rows 43, 44)',
    async (_what, call) => {
      const server = fakeServer({ ...answersOf(minutesAgo(30)), [call]: refusal(500, 'internal') })
      const page = await showScreen(<HomeScreen />)
      expect(page.text()).not.toContain("Couldn't load your mine.")
      await page.pass(2000)
      expect(page.text()).toContain("Couldn't load your mine.")
      expect(page.hasButton(/TOK\/h/)).toBe(false)
      expect(server.count(call)).toBe(3)
      server.answers[call] = answersOf(minutesAgo(30))[call]
      await page.tap('Try again')
      expect(page.button(claimButton).textContent).toContain('2.00 TOK/h')
      expect(page.text()).toContain('12.34')
    },
  )

  test('without a connection the mine says that (rows 43, 44)', async () => {
    fakeServer({ ...answersOf(minutesAgo(30)), 'users.lastClaim': 'no-network' })
    const page = await showScreen(<HomeScreen />)
    expect(page.text()).toContain("You're offline. Reconnect to load this.")
  })

  test('a claim in the first ten minutes is refused with the minutes left (row 45)', async () => {
    const server = fakeServer(answersOf(minutesAgo(7.5)))
    const page = await showScreen(<HomeScreen />)
    await page.click(page.button(claimButton))
    expect(page.text()).toContain('Claimable after 3 minutes')
    expect(server.count('users.claim')).toBe(0)
  })

  test('one minute left is in the singular (row 45)', async () => {
    fakeServer(answersOf(minutesAgo(9.5)))
    const page = await showScreen(<HomeScreen />)
    await page.click(page.button(claimButton))
    expect(page.text()).toMatch(/Claimable after 1 minute(?!s)/)
  })

  test('a claim raises the balance at once, then shows what the server says (row 46, T32)', async () => {
    const answers = answersOf(minutesAgo(30))
    let release: () => void = () => undefined
    const server = fakeServer({
      ...answers,
      'users.claim': () => {
        answers['users.balance'] = { data: 13_400_000_000 }
        answers['users.lastClaim'] = { data: minutesAgo(0) }
        return { data: { amount: 1_054_321_100, balance: 13_400_000_000, last_claim: minutesAgo(0) } }
      },
      'users.balance': () => answers['users.balance'],
      'users.lastClaim': () => answers['users.lastClaim'],
    })
    const answered = vi.mocked(fetch).getMockImplementation()
    const page = await showScreen(<HomeScreen />)
    vi.mocked(fetch).mockImplementation(async (input, init) => {
      if (init?.method === 'POST') await new Promise<void>((resolve) => (release = resolve))
      if (!answered) throw new Error('The fake server is gone')
      return answered(input, init)
    })
    await page.click(page.button(claimButton))
    expect(page.text()).toContain('13.34')
    await page.click(page.button(claimButton))
    release()
    await page.pass(10)
    expect(page.text()).toContain('13.40')
    expect(server.count('users.claim')).toBe(1)
    expect(server.count('users.balance')).toBe(2)
    expect(server.count('users.lastClaim')).toBe(2)
    expect(server.count('users.boosts')).toBe(2)
  })

  test('what was claimed is said to screen readers, once (row 46)', async () => {
    const claimed = { amount: 1_054_321_100, balance: 13_400_000_000, last_claim: minutesAgo(0) }
    fakeServer({ ...answersOf(minutesAgo(30)), 'users.claim': { data: claimed } })
    const page = await showScreen(<HomeScreen />)
    await page.tap(claimButton, 10)
    const said = [...document.querySelectorAll('[role=status]')].filter(({ textContent }) => textContent !== '')
    expect(said.map(({ textContent }) => textContent)).toEqual(['+1.00 TOK'])
  })

  test('a failed claim says so and refetches the balance (row 46, T3)', async () => {
    const server = fakeServer({ ...answersOf(minutesAgo(30)), 'users.claim': refusal(500, 'internal', 'Boom') })
    const page = await showScreen(<HomeScreen />)
    await page.tap(claimButton, 10)
    expect(page.text()).toContain('Failed to claim')
    expect(page.text()).toContain('12.34')
    expect(server.count('users.lastClaim')).toBe(2)
  })

  test('the claim after one whose answer was lost is a claim of its own (row 46, T3)', async () => {
    const answers = answersOf(minutesAgo(30))
    const server = fakeServer({
      ...answers,
      'users.claim': 'no-network',
      'users.lastClaim': () => answers['users.lastClaim'],
    })
    const page = await showScreen(<HomeScreen />)
    answers['users.lastClaim'] = { data: minutesAgo(0) }
    await page.tap(claimButton, 10)
    vi.setSystemTime(NOW_MS + MS_PER_HOUR)
    await page.pass(200)
    await page.tap(claimButton, 10)
    const keys = server.keys()
    expect(keys).toHaveLength(2)
    expect(keys[0]).not.toBe(keys[1])
  })
})
