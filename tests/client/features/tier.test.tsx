// Loaded on demand by the screen: here it is there before fake time begins.
import '../../../src/client/ui/dialog-frame.tsx'
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { TierListScreen } from '../../../src/client/features/tier/tier-list-screen.tsx'
import { TierScreen } from '../../../src/client/features/tier/tier-screen.tsx'
import { aCombatProfile, NOW_MS } from '../answers.ts'
import { seasonAnswer } from '../shell/answers.ts'
import { type FakeAnswer, fakeServer, refusal } from '../shell/fake-server.ts'
import { closePage, showScreen, signIn } from './render.tsx'

/** STAR spent: 20 beyond Knight III; 320 more make a Knight IV. */
const SPENT = 540
const COST = 320

const show = async ({
  rank = 1740,
  stars = 400,
  spent = SPENT,
  spend = { data: { spent: SPENT + COST, stars: 80 } },
  isList = false,
}: {
  rank?: number
  stars?: number
  spent?: number
  spend?: FakeAnswer
  isList?: boolean
} = {}) => {
  const server = fakeServer({
    'combats.me': { data: aCombatProfile({ rank, best_rank: rank }) },
    'season.get': { data: seasonAnswer },
    'users.stars': { data: stars },
    'users.starsSpent': { data: spent },
    'users.spendStars': spend,
  })
  const page = await showScreen(isList ? <TierListScreen /> : <TierScreen />, isList ? '/tier-list' : '/tier')
  return { server, page }
}
const openArmy = async (options?: Parameters<typeof show>[0]) => {
  const shown = await show(options)
  const tab = [...document.querySelectorAll('[role=tab]')].find((element) => element.textContent === 'Army')
  await shown.page.click(tab as Element)
  await shown.page.pass(50)
  return shown
}
const dialog = (): string => document.querySelector('[role=dialog]')?.textContent ?? ''
const scrolledTo: string[] = []
const offsetTop = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'offsetTop')

beforeEach(() => {
  vi.useFakeTimers({ now: NOW_MS })
  signIn()
  scrolledTo.length = 0
  // Only what is scrolled to is asked for its place.
  Object.defineProperty(HTMLElement.prototype, 'offsetTop', {
    configurable: true,
    get(this: HTMLElement) {
      scrolledTo.push(this.textContent ?? '')
      return 0
    },
  })
})
afterEach(async () => {
  await closePage()
  if (offsetTop) Object.defineProperty(HTMLElement.prototype, 'offsetTop', offsetTop)
})

describe('the own rank (rows 28, 158, R12)', () => {
  test('shows the step, the points and how many are missing to the next one', async () => {
    const { page } = await show()
    for (const words of ['Diamond III', '1,740 RP', '1,740 / 1,800', '60 RP to Diamond II'])
      expect(page.text()).toContain(words)
    expect(document.querySelector('[role=progressbar]')?.getAttribute('aria-valuenow')).toBe('40')
    expect(document.querySelector('li[aria-current=step]')?.textContent).toContain('III')
  })

  test('says what the league brings: a win and the reward at the end of the season (R13, R30)', async () => {
    const { page } = await show()
    for (const words of ['What Diamond brings', '+0.30 TOK', 'End of season 11', '120 TOK', '40 STAR', 'Titanium box'])
      expect(page.text()).toContain(words)
  })

  test('at the top nothing is missing', async () => {
    const { page } = await show({ rank: 8000 })
    expect(page.text()).toContain('Mythic I')
    expect(page.text()).toContain('The highest rank is yours')
    expect(page.text()).not.toContain('RP to')
  })

  test('leads to the list and to the board', async () => {
    const { page } = await show()
    await page.click(page.button(/^All ranks/))
    expect(page.address()).toBe('/tier-list')
    await page.click(page.button(/^Leaderboard/))
    expect(page.address()).toBe('/leaderboard')
  })
})

describe('the list of ranks (rows 158, 191, R30)', () => {
  test('has all 32 steps, highest first, with the points at which each begins', async () => {
    await show({ isList: true })
    const steps = [...document.querySelectorAll('ol > li')].map((step) => step.textContent ?? '')
    expect(steps).toHaveLength(32)
    expect(steps[0]).toBe('Mythic Ifrom 8,000 RP')
    expect(steps[31]).toBe('Bronze IVfrom 0 RP')
  })

  test('marks the own step and brings it into sight', async () => {
    await show({ isList: true })
    expect(document.querySelectorAll('[aria-current=step]')).toHaveLength(1)
    expect(scrolledTo).toEqual(['Diamond IIIYou are herefrom 1,700 RP'])
  })

  test('tells the reward of every league and of the first places', async () => {
    const { page } = await show({ isList: true })
    for (const words of ['5 TOK', 'Titanium box ×3', 'Epic item', 'Awake stone', 'Places up to 50', 'Legendary item'])
      expect(page.text()).toContain(words)
  })
})

describe('the army ladder (rows 159, 191)', () => {
  test('shows rank, gains and all 24 steps with their totals', async () => {
    const { page } = await openArmy()
    for (const words of [
      'Knight III',
      '+12% attack and HP',
      '+2.4% critical rate',
      '540 STAR spent on the army',
      'Next: Knight IV',
    ])
      expect(page.text()).toContain(words)
    const steps = document.querySelectorAll('ol[aria-label="All army ranks"] > li')
    expect(steps).toHaveLength(24)
    expect(steps[23]?.textContent).toContain('1.96M')
    expect(document.querySelector('li[aria-current=step]')?.textContent).toContain('Knight III')
  })

  test('asks before it spends, then celebrates and shows the new balance (T32)', async () => {
    const { server, page } = await openArmy()
    await page.click(page.button('Rise for 320 STAR'))
    await act(() => vi.dynamicImportSettled())
    await page.pass(50)
    expect(dialog()).toContain('It costs 320 STAR. You have 400.')
    expect(dialog()).toContain('+2% attack and HP')
    expect(server.count('users.spendStars')).toBe(0)
    await page.click(page.button('Rise'))
    await page.pass(50)
    expect(server.requests.find(({ path }) => path.endsWith('/spend'))?.body).toEqual({ type: 'upgrade-army-rank' })
    expect(page.text()).toContain('Knight IV!')
    expect(page.text()).toContain('860 STAR spent on the army')
    await page.click(page.button('Continue'))
    await page.pass(500)
    expect(page.text()).toContain('Next: Bishop I')
  })

  test('too few STAR: Insufficient STAR balance! and nothing is asked (row 159)', async () => {
    const { server, page } = await openArmy({ stars: 319 })
    await page.click(page.button('Rise for 320 STAR'))
    await page.pass(50)
    expect(page.text()).toContain('Insufficient STAR balance!')
    expect(dialog()).toBe('')
    expect(server.count('users.spendStars')).toBe(0)
  })

  test.each([
    [refusal(400, 'insufficient-stars', 'not enough STAR'), 'Insufficient STAR balance!'],
    [refusal(400, 'army-complete', 'The highest rank is reached'), 'The highest rank is reached'],
    ['no-network' as const, 'The army could not be raised'],
  ])('a refusal has its words and asks for the balance anew (%#)', async (spend, words) => {
    const { server, page } = await openArmy({ spend })
    await page.click(page.button('Rise for 320 STAR'))
    await act(() => vi.dynamicImportSettled())
    await page.pass(50)
    await page.click(page.button('Rise'))
    await page.pass(50)
    expect(page.text()).toContain(words)
    expect(server.count('users.stars')).toBe(2)
  })

  test('the highest rank has no next step', async () => {
    const { page } = await openArmy({ spent: 1_964_150 })
    expect(page.text()).toContain('The highest rank is reached')
    expect(page.hasButton(/^Rise/)).toBe(false)
  })

  test('a failure has its words and another try', async () => {
    const server = fakeServer({
      'combats.me': { data: aCombatProfile() },
      'season.get': { data: seasonAnswer },
      'users.stars': 'no-network',
      'users.starsSpent': { data: 0 },
    })
    const page = await showScreen(<TierScreen />, '/tier')
    await page.click([...document.querySelectorAll('[role=tab]')][1] as Element)
    await page.pass(50)
    expect(page.text()).toContain('You are offline.')
    server.answers['users.stars'] = { data: 5 }
    await page.click(page.button('Try again'))
    await page.pass(50)
    expect(page.text()).toContain('Pawn I')
  })
})
