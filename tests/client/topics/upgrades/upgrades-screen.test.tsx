import { describe, expect, test } from 'vitest'
import { toHonorMissions } from '#client/topics/upgrades/links.ts'
import { missionsDone, type UpgradeWorld, upgradeCards } from '#client/topics/upgrades/screens/upgrade-cards.ts'
import { honorFactor } from '#client/topics/upgrades/screens/upgrade-label.ts'
import { UpgradesScreen } from '#client/topics/upgrades/screens/upgrades-screen.tsx'
import type { Mission } from '#contracts/wire.ts'
import { aProfile, theGameConfig } from '#workbench/fixtures/builders.ts'
import { NOW_MS } from '#workbench/fixtures/now.ts'
import { type FakeAnswer, fakeServer, refusal } from '../../fake-server.ts'
import { onSignedInPages, type Page, showScreen } from '../../render.tsx'

const NOW_S = NOW_MS / 1000
const TOK = 1_000_000_000

const aMission = (over: Partial<Mission> = {}): Mission => ({
  id: 'win-10',
  type: 'win-fights',
  name: 'Win 10 fights',
  repeats: 10,
  task_user: { repeats: 4 },
  completed: false,
  ...over,
})
const row = (upgrade_type: 'pocket-size' | 'mining-tok' | 'honor', upgrade_level = 1) => ({
  upgrade_type,
  upgrade_level,
  timestamp: NOW_S - 60,
})
const world = (over: Partial<UpgradeWorld> = {}): UpgradeWorld => ({
  settings: theGameConfig,
  upgrades: [],
  boosts: [],
  balanceNano: 10 * TOK,
  missions: [],
  nowMs: NOW_MS,
  ...over,
})

describe('the three upgrades as they are shown (rows 50-54, 58)', () => {
  test('a player without purchases is on level 0, below the top, with the price of the first level', () => {
    const [pocket, salary, honor] = upgradeCards(world())
    expect(pocket).toMatchObject({ type: 'pocket-size', level: 0, isMax: false, costNano: 3 * TOK, refusal: null })
    expect(pocket).toMatchObject({ now: 3600, next: 10_800 })
    expect(salary).toMatchObject({ type: 'mining-tok', now: 2 * TOK, next: 4 * TOK, costNano: 8 * TOK })
    expect(honor).toMatchObject({ type: 'honor', costNano: null, now: 0, next: 20, refusal: 'mission-needed' })
  })

  test('at the top there is no price and nothing next', () => {
    const [pocket] = upgradeCards(world({ upgrades: [row('pocket-size')] }))
    expect(pocket).toMatchObject({ level: 1, isMax: true, costNano: null, next: null, refusal: 'max-level' })
    expect(pocket?.mineNext).toBeNull()
  })

  test('honor can be had only for a completed mission more than it has levels', () => {
    const missions = [aMission({ completed: true }), aMission({ id: 'b' })]
    expect(missionsDone(missions)).toBe(1)
    expect(upgradeCards(world({ missions }))[2]?.refusal).toBeNull()
    expect(upgradeCards(world({ missions: [aMission()] }))[2]?.refusal).toBe('mission-needed')
  })

  test('honor counts to as many levels as missions are served, not to all that the settings have (row 57)', () => {
    const honor = (missions: readonly Mission[], level?: number) =>
      upgradeCards(
        world({
          settings: { ...theGameConfig, honor: Array.from({ length: 15 }, (_, index) => index * 10) },
          missions,
          upgrades: level === undefined ? [] : [row('honor', level)],
        }),
      )[2]?.lastLevel
    const nine = Array.from({ length: 9 }, (_, index) => aMission({ id: `mission-${index}` }))
    expect(honor(nine)).toBe(9)
    expect(honor(nine, 11)).toBe(11)
    expect(honor([...nine, ...nine])).toBe(14)
    expect(honor([])).toBe(14)
  })

  test('what a level does to the mine as a whole counts honor and boosts', () => {
    const boosts = [{ timestamp: NOW_S - 10, type: 'mining-speed-scale-up' as const, val: 200 }]
    const [pocket, salary, honor] = upgradeCards(world({ boosts }))
    expect(salary?.mineNow).toEqual({ rateNano: 4 * TOK, pocketNano: 4 * TOK })
    expect(salary?.mineNext?.rateNano).toBe(8 * TOK)
    expect(pocket?.mineNext?.pocketNano).toBe(12 * TOK)
    expect(honor?.mineNext?.rateNano).toBe(4.8 * TOK)
  })

  test('what is missing for the next level is shown, and nothing when it is there', () => {
    expect(upgradeCards(world({ balanceNano: TOK })).map(({ missingNano }) => missingNano)).toEqual([
      2 * TOK,
      7 * TOK,
      0,
    ])
  })

  test.each([
    [0, '1'],
    [20, '1.2'],
    [150, '2.5'],
  ])('%i percent of honor reads %sx', (percent, factor) => {
    expect(honorFactor(percent)).toBe(factor)
  })
})

const show = async (over: Record<string, FakeAnswer> = {}, at = '/v2/upgrade') => {
  const server = fakeServer({
    'settings.get': { data: theGameConfig },
    'users.me': { data: aProfile },
    'users.balance': { data: 10 * TOK },
    'users.boosts': { data: [] },
    'upgrades.missions': { data: [aMission(), aMission({ id: 'reach-silver', name: 'Reach Silver' })] },
    ...over,
  })
  const [pathname = at, query] = at.split('?')
  const page = await showScreen(<UpgradesScreen />, { pathname, search: query ? `?${query}` : '', state: null })
  await page.pass(1000)
  return { server, page }
}
const openDrawer = async (page: Page, name: string): Promise<void> => {
  await page.click(page.button(name))
  await page.settle(400)
}

onSignedInPages()

describe('the upgrades page (rows 50-59)', () => {
  test('a purchase shows what the server answers: balance, level and rate, and nothing before', async () => {
    const bought = { upgrade_type: 'mining-tok', upgrade_level: 1, balance: 2 * TOK, upgrades: [row('mining-tok')] }
    const { server, page } = await show({ 'upgrades.buy': { data: bought } })
    for (const words of ['10.00', '2.00 TOK/h', 'Pocket', 'Salary', 'Honor']) expect(page.text()).toContain(words)
    await openDrawer(page, 'Salary')
    await page.tap('Upgrade for 8.0 TOK', 1000)
    expect(server.requests.at(-1)).toMatchObject({ method: 'POST', body: { type: 'mining-tok' } })
    for (const words of ['1 of 1', '4.00 TOK/h', 'Highest level', 'Salary is now level 1'])
      expect(page.text()).toContain(words)
    await page.click(page.button('Upgrade'))
    expect(page.text()).toContain('Max level reached')
    expect(server.count('upgrades.buy')).toBe(1)
  })

  test('each card has a button with its price, which opens the level, or the missions where one comes first', async () => {
    const { page } = await show({ 'users.balance': { data: 5 * TOK } })
    const quiet = (name: string): boolean => page.button(name).className.includes('quiet')
    expect([quiet('Pocket: Upgrade 3.0 TOK'), quiet('Salary: Upgrade 8.0 TOK')]).toEqual([false, true])
    await openDrawer(page, 'Salary: Upgrade 8.0 TOK')
    expect(page.text()).toContain('3.00 TOK to go')
    await page.click(page.button('Close'))
    await page.settle(400)
    await openDrawer(page, 'Honor: Open mission')
    expect(page.text()).toContain('2 missions available')
  })

  test('a link to a card lights it and gives it the focus; without a link, or for an unknown card, no card has the focus', async () => {
    const focused = () => document.activeElement?.textContent
    const { page } = await show({}, '/v2/upgrade?card=pocket-size')
    expect(focused()).toBe('Pocket')
    expect(document.activeElement?.closest('li')?.className).not.toBe('')
    expect(page.button('Salary').closest('li')?.className).toBe('')
    await page.close()
    for (const at of ['/v2/upgrade', '/v2/upgrade?card=no-such']) {
      const other = await show({}, at)
      expect(document.activeElement).toBe(document.body)
      await other.page.close()
    }
  })

  test('a double tap buys one level, however quick the server is; a tap after that buys the next', async () => {
    const { server, page } = await show({
      'settings.get': {
        data: { ...theGameConfig, 'mining-tok': [1, 2, 3].map((tok) => tok * TOK), 'mining-tok-costs': [TOK, TOK] },
      },
      'upgrades.buy': {
        data: { upgrade_type: 'mining-tok', upgrade_level: 1, balance: 9 * TOK, upgrades: [row('mining-tok')] },
      },
    })
    await openDrawer(page, 'Salary')
    await page.tap(/^Upgrade for/, 150)
    await page.tap(/^Upgrade for/, 500)
    expect(server.count('upgrades.buy')).toBe(1)
    await page.click(page.button(/^Upgrade for/))
    expect(server.count('upgrades.buy')).toBe(2)
  })

  test("without the money it says 'Insufficient TOK!' and sends no request", async () => {
    const { server, page } = await show({ 'users.balance': { data: 2 * TOK } })
    await openDrawer(page, 'Pocket')
    expect(page.text()).toContain('1.00 TOK to go')
    await page.click(page.button('Upgrade for 3.0 TOK'))
    expect(page.text()).toContain('Insufficient TOK!')
    expect(server.count('upgrades.buy')).toBe(0)
  })

  test('what is missing adds up with the balance that is shown, and is never nothing (row 20)', async () => {
    const { page } = await show({ 'users.balance': { data: 2.9734 * TOK } })
    await openDrawer(page, 'Pocket')
    expect(page.text()).toContain('2.97')
    expect(page.text()).toContain('0.03 TOK to go')
  })

  test.each([
    ['a completed mission', { data: aMission({ completed: true, task_user: { repeats: 10 } }) }, 'Task completed!'],
    ['one completed before', refusal(400, 'task-already-completed'), 'Task completed!'],
    ['one that is not done', refusal(400, 'incomplete-task'), 'Task not completed!'],
    ['a broken server', refusal(500, 'internal'), 'Something went wrong'],
    ['no network', 'no-network' as const, 'Something went wrong'],
  ])('honor leads to its missions; %s says so (rows 52, 54, 57)', async (_, answer, words) => {
    const { page } = await show({ 'upgrades.completeMission': answer })
    await openDrawer(page, 'Honor')
    await page.click(page.button('Open mission'))
    await page.tap(/^Win 10 fights/)
    expect(page.text()).toContain(words)
    await page.click(page.button(/^(Got It|Take your level)$/))
    expect(page.text()).toContain('1.2x')
  })

  test('a mission that is done marks Honor as ready, and its link opens the missions, which lead to the level', async () => {
    const done = aMission({ task_user: { repeats: 10 } })
    const { page } = await show(
      {
        'upgrades.missions': { data: [done, aMission({ id: 'b', name: 'Reach Silver' })] },
        'upgrades.completeMission': { data: { ...done, completed: true } },
      },
      toHonorMissions,
    )
    await page.settle(400)
    expect(page.button('Honor').closest('li')?.textContent).toContain('Ready')
    expect(page.hasButton('Take your level')).toBe(false)
    await page.tap(/^Win 10 fights/)
    await page.click(page.button('Take your level'))
    expect(page.text()).toContain('Mission completed: take your level.')
  })

  test('a level that waits comes before the next mission that is done', async () => {
    const done = aMission({ task_user: { repeats: 10 } })
    const { page } = await show({ 'upgrades.missions': { data: [aMission({ id: 'b', completed: true }), done] } })
    await openDrawer(page, 'Honor')
    expect(page.text()).toContain('Mission completed: take your level.')
  })

  test('without a mission that is done Honor opens at its level', async () => {
    const { page } = await show()
    await openDrawer(page, 'Honor')
    expect(page.button('Honor').closest('li')?.textContent).not.toContain('Ready')
    expect(page.hasButton('Open mission')).toBe(true)
  })

  test('a mission of the bag leads there while it waits, and is completed when it is done', async () => {
    const smith = { id: 'refine-once', type: 'refine', name: 'Refine an item', repeats: 1 }
    const done = aMission({ ...smith, id: 'awaken-once', name: 'Awaken an item', task_user: { repeats: 1 } })
    const { page, server } = await show({
      'upgrades.missions': { data: [aMission({ ...smith, task_user: { repeats: 0 } }), done] },
      'upgrades.completeMission': { data: { ...done, completed: true } },
    })
    await openDrawer(page, 'Honor')
    await page.tap(/^Awaken an item/)
    expect(server.count('upgrades.completeMission')).toBe(1)
    await page.tap(/^Refine an item/)
    expect([server.count('upgrades.completeMission'), page.address()]).toEqual([1, '/inventory'])
  })
})
