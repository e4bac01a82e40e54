import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { TierListScreen } from '#client/topics/season/screens/tier-list-screen.tsx'
import { TierScreen } from '#client/topics/season/screens/tier-screen.tsx'
import { baseAnswers } from '#workbench/fixtures/answers.ts'
import { aCombatProfile } from '#workbench/fixtures/builders.ts'
import { NO_SEASON_REWARD, SEASON_REWARD } from '#workbench/fixtures/season-answers.ts'
import { type FakeAnswer, fakeServer, refusal } from '../../fake-server.ts'
import { dialog, onSignedInPages, showScreen, tabOf } from '../../render.tsx'

/** STAR spent: 20 more than Knight III requires. Another 320 make Knight IV. */
const SPENT = 540
const COST = 320

const show = async ({
  rank = 1740,
  stars = 400,
  spent = SPENT,
  spend = { data: { spent: SPENT + COST, stars: 80 } },
  isList = false,
  place = null,
  before = { data: baseAnswers['season.reward'] },
}: {
  rank?: number
  stars?: number
  spent?: number
  spend?: FakeAnswer
  isList?: boolean
  place?: number | null
  before?: FakeAnswer
} = {}) => {
  const server = fakeServer({
    'combats.me': { data: aCombatProfile({ rank, best_rank: rank }) },
    'season.get': { data: baseAnswers['season.get'] },
    'season.reward': before,
    'users.stars': { data: stars },
    'users.starsSpent': { data: spent },
    'users.spendStars': spend,
    'leaderboard.me': { data: { place, label: null, username: 'nibbles', house_id: 0, value: rank } },
  })
  const page = await showScreen(isList ? <TierListScreen /> : <TierScreen />, isList ? '/tier-list' : '/tier')
  return { server, page }
}
const openArmy = async (options?: Parameters<typeof show>[0]) => {
  const shown = await show(options)
  await shown.page.click(tabOf('Army'))
  await shown.page.pass(50)
  return shown
}
const scrolledTo: string[] = []
const offsetTop = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'offsetTop')

afterEach(() => {
  if (offsetTop) Object.defineProperty(HTMLElement.prototype, 'offsetTop', offsetTop)
})
onSignedInPages()
beforeEach(() => {
  scrolledTo.length = 0
  Object.defineProperty(HTMLElement.prototype, 'offsetTop', {
    configurable: true,
    get(this: HTMLElement) {
      scrolledTo.push(this.textContent ?? '')
      return 0
    },
  })
})

describe('the player’s rank (rows 28, 158, R12)', () => {
  test('the bar goes from the threshold of one step to that of the next', async () => {
    await show({ rank: 1740 })
    const bar = document.querySelector('[role=progressbar]')
    expect(['aria-valuenow', 'aria-valuemax', 'aria-valuetext'].map((name) => bar?.getAttribute(name))).toEqual([
      '40',
      '100',
      '60 RP to Diamond II',
    ])
    expect(bar?.textContent).toBe('')
    expect(bar?.nextElementSibling?.textContent).toBe('1,70060 RP to Diamond II1,800')
  })

  const badge = () => document.querySelector('img[width="132"]')
  test.each([
    [1, 'mythic-top-1'],
    [2, 'mythic-top-2'],
    [3, 'mythic-top-3'],
    [7, 'mythic-top-10'],
    [50, 'mythic-top-50'],
    [51, 'rank-7-4'],
    [null, 'rank-7-4'],
  ])('a Mythic fighter on place %s of the board wears %s (row 158, T41)', async (place, icon) => {
    const { page } = await show({ rank: 8000, place })
    await page.pass(50)
    expect(badge()?.getAttribute('src')).toContain(icon)
    expect(badge()?.getAttribute('alt')).toBe(icon.startsWith('mythic') ? `Place ${place} among all fighters` : '')
  })

  test('below Mythic the board is not queried for a place', async () => {
    const { server, page } = await show({ place: 1 })
    await page.pass(50)
    expect(badge()?.getAttribute('src')).toContain('rank-4-2')
    expect(server.count('leaderboard.me')).toBe(0)
  })

  const laurel = () => document.querySelector('[role=img]')
  test('a player who was among the fifty best of the season before has its laurel with the place (R30)', async () => {
    await (await show({ before: { data: SEASON_REWARD } })).page.pass(50)
    expect(laurel()?.getAttribute('aria-label')).toBe('Place 42 of season 11')
    expect(laurel()?.textContent).toBe('42')
    expect(laurel()?.querySelector('img')?.getAttribute('src')).toContain('laurel')
  })

  test.each([
    ['beyond them', { data: { ...SEASON_REWARD, top_previous_leaderboard: null } }],
    ['in a world’s first season', { data: NO_SEASON_REWARD }],
    ['where the season before cannot be read', refusal(500, 'internal', 'Oops')],
  ])('%s there is none, and the rank is there all the same', async (_, before) => {
    const { page } = await show({ before })
    await page.pass(50)
    expect(laurel()).toBeNull()
    expect(page.text()).toContain('Diamond III')
  })
})

describe('the list of ranks (rows 158, 191, R30)', () => {
  test('marks the player’s step and scrolls to it', async () => {
    await show({ isList: true })
    expect(document.querySelectorAll('[aria-current=step]')).toHaveLength(1)
    expect(scrolledTo).toEqual(['Diamond IIIYou are herefrom 1,700 RP'])
  })
})

describe('the army ladder (rows 159, 191)', () => {
  test('asks before it spends, then celebrates and shows the new balance (T32)', async () => {
    const { server, page } = await openArmy()
    await page.click(page.button('Promote · 320 STAR'))
    await page.settle()
    expect(server.count('users.spendStars')).toBe(0)
    await page.tap('Promote')
    expect(server.requests.find(({ path }) => path.endsWith('/spend'))?.body).toEqual({ type: 'upgrade-army-rank' })
    expect(page.text()).not.toContain('Knight IV!')
    await page.click(page.button('Tap to skip'))
    expect(page.text()).toContain('Knight IV!')
    expect(page.text()).toContain('860 STAR spent on your army')
    await page.tap('Continue', 500)
    expect(page.text()).toContain('Next: Bishop I')
  })

  test('too few STAR: Insufficient STAR balance! and nothing is asked (row 159)', async () => {
    const { server, page } = await openArmy({ stars: 319 })
    await page.tap('Promote · 320 STAR')
    expect(page.text()).toContain('Insufficient STAR balance!')
    expect(dialog()).toBe('')
    expect(server.count('users.spendStars')).toBe(0)
  })

  test.each([
    [refusal(400, 'insufficient-stars', 'not enough STAR'), 'Insufficient STAR balance!'],
    [refusal(400, 'army-complete', 'You hold the highest army rank'), 'You hold the highest army rank'],
    ['no-network' as const, "Couldn't promote your army. Try again."],
  ])('an API error has its words and refetches the balance (%#)', async (spend, words) => {
    const { server, page } = await openArmy({ spend })
    await page.click(page.button('Promote · 320 STAR'))
    await page.settle()
    await page.tap('Promote')
    expect(page.text()).toContain(words)
    expect(server.count('users.stars')).toBe(2)
  })
})
