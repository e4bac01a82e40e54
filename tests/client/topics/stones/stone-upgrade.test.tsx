import { describe, expect, test } from 'vitest'
import { toInventory } from '#client/topics/items/links.ts'
import { InventoryScreen } from '#client/topics/items/screens/inventory-screen.tsx'
import { toUpgradeStone } from '#client/topics/stones/links.ts'
import { StoneUpgradeScreen } from '#client/topics/stones/screens/stone-upgrade-screen.tsx'
import type { OwnedStone } from '#contracts/wire.ts'
import { baseAnswers } from '#workbench/fixtures/answers.ts'
import { ownStones } from '#workbench/fixtures/own-stones.ts'
import { type FakeAnswer, fakeServer, refusal } from '../../fake-server.ts'
import { dialog, onSignedInPages, type Page, showScreen } from '../../render.tsx'

const SUSPENSE_MS = 1400

const BAG = [
  ownStones('burning-hell', 4, 1),
  ownStones('burning-hell', 2, 4),
  ownStones('burning-hell', 1, 7),
  ownStones('frost-prison', 1, 2),
  ownStones('luck-leech', 1, 1),
]

interface Options {
  readonly stones?: readonly OwnedStone[] | (() => FakeAnswer)
  readonly upgrade?: FakeAnswer
  readonly at?: string
}

const show = async ({ stones = BAG, upgrade, at = '/upgrade-stone' }: Options = {}) => {
  const server = fakeServer({
    'stones.mine': typeof stones === 'function' ? stones : { data: stones },
    'stones.upgrade': upgrade ?? { data: ownStones('burning-hell', 2, 5) },
  })
  return { server, page: await showScreen(<StoneUpgradeScreen />, at) }
}

const tile = (page: Page, name: string): HTMLButtonElement => page.button(new RegExp(`^${name}(, |$)`))
const tiles = (): string[] =>
  [...document.querySelectorAll('[aria-labelledby=own-stones] button')].map(
    (one) => one.getAttribute('aria-label') ?? '',
  )
const slots = (): string[] =>
  [...document.querySelectorAll('[aria-label="Stones to merge"] > div > [aria-label^="Slot"]')].map(
    (one) => one.getAttribute('aria-label') ?? '',
  )
const filled = (): number => slots().filter((slot) => !slot.endsWith('empty')).length
const becomes = (): string => document.querySelector('[class*=preview] [aria-live]')?.textContent ?? ''
const pick = (page: Page, name: string) => page.click(tile(page, name))

onSignedInPages()

describe('the stone upgrade (B2.13)', () => {
  test('a tap puts a stone into a slot and shows what it becomes, a tap on the slot takes it back (row 136)', async () => {
    const { page } = await show()
    await pick(page, 'Flame stone, level 1')
    expect(slots()).toEqual(['Slot 1: take Flame stone, level 1 back', 'Slot 2: empty', 'Slot 3: empty'])
    expect(becomes()).toBe('Flame stone, level 2')
    expect(page.text()).toContain('Each hit may set the enemy on firenow 10%then 12%')
    expect(tiles()).toContain('Flame stone, level 1, ×6')
    await page.click(page.button('Slot 1: take Flame stone, level 1 back'))
    expect(filled()).toBe(0)
    expect(becomes()).toBe('The new stone will shine here')
    expect(tiles()).toContain('Flame stone, level 1, ×7')
  })

  test('after the first pick only its stack can be picked, its type comes first, and three are all (row 137)', async () => {
    const { page } = await show()
    await pick(page, 'Ice stone, level 1')
    expect(tiles()[0]).toBe('Ice stone, level 1')
    expect(tile(page, 'Flame stone, level 1').disabled).toBe(true)
    expect(tile(page, 'Flame stone, level 4').disabled).toBe(true)
    await page.click(page.button(/^Slot 1/))
    expect(tiles()[0]).toBe('Flame stone, level 4')
    for (let taps = 0; taps < 3; taps++) await pick(page, 'Flame stone, level 1')
    expect(filled()).toBe(3)
    await pick(page, 'Flame stone, level 1')
    expect(filled()).toBe(3)
  })

  test('the highest level is refused, and so is merging fewer than three (row 137)', async () => {
    const { page, server } = await show()
    await pick(page, 'Flame stone, level 4')
    expect(page.text()).toContain('The stone level has reached its maximum level')
    expect(filled()).toBe(0)
    for (let taps = 0; taps < 3; taps++) await pick(page, 'Ice stone, level 1')
    expect(filled()).toBe(2)
    await page.click(page.button('Merge'))
    expect(page.text()).toContain('Need 3 identical stones to upgrade')
    expect(server.count('stones.upgrade')).toBe(0)
  })

  test('the stone on the pet cannot be picked', async () => {
    const { page } = await show()
    expect(tile(page, 'Curse stone, level 1').disabled).toBe(true)
  })

  test('one tap takes three of a kind: of the kind in the slots, else of the first kind that has three', async () => {
    const { page } = await show()
    await page.click(page.button('Add 3'))
    expect(slots()[2]).toBe('Slot 3: take Flame stone, level 2 back')
    for (let taps = 0; taps < 3; taps++) await page.click(page.button(/^Slot 1/))
    await pick(page, 'Flame stone, level 1')
    await page.click(page.button('Add 3'))
    expect(slots()[2]).toBe('Slot 3: take Flame stone, level 1 back')
  })

  test('one tap says so when no three are alike', async () => {
    const { page } = await show({ stones: [ownStones('burning-hell', 4, 9), ownStones('frost-prison', 1, 2)] })
    await page.click(page.button('Add 3'))
    expect(page.text()).toContain('Need 3 identical stones to upgrade')
    expect(filled()).toBe(0)
  })

  test('an address brings its stack along, but not one that cannot be merged', async () => {
    const { page } = await show({ at: toUpgradeStone('burning-hell:1') })
    expect(slots()[2]).toBe('Slot 3: take Flame stone, level 1 back')
    await page.close()
    for (const id of ['burning-hell:4', 'luck-leech:1', 'nonsense']) {
      const shown = await show({ at: toUpgradeStone(id) })
      expect(filled()).toBe(0)
      await shown.page.close()
    }
  })

  test('merging has its suspense, then the result with name, level and numbers; slots are cleared, stones asked for again (rows 136, 138)', async () => {
    let stones = BAG
    const { page, server } = await show({ stones: () => ({ data: stones }), at: toUpgradeStone('burning-hell:1') })
    stones = [ownStones('burning-hell', 2, 5), ownStones('burning-hell', 1, 4)]
    const asked = server.count('stones.mine')
    await page.tap('Merge')
    expect(server.count('stones.upgrade')).toBe(1)
    expect(server.bodies('POST')).toEqual([{ user_stone_ids: Array(3).fill('burning-hell:1') }])
    expect(page.text()).not.toContain('Congratulations!')
    expect(page.text()).not.toContain('Flame Stone Upgraded')
    await page.pass(SUSPENSE_MS)
    expect(page.text()).toContain('Flame Stone Upgraded')
    expect(document.activeElement?.textContent).toBe('Close')
    await page.tap('Close', 400)
    expect(page.text()).not.toContain('Congratulations!')
    expect(filled()).toBe(0)
    expect(server.count('stones.mine')).toBeGreaterThan(asked)
    expect(tiles()).toEqual(['Flame stone, level 2, ×4, worn', 'Flame stone, level 1, ×4'])
  })

  test('a tap skips the suspense, and the result leads to the stones of the bag (row 138)', async () => {
    const { page } = await show({ at: toUpgradeStone('burning-hell:1') })
    await page.tap('Merge')
    await page.click(page.button('Tap to skip'))
    expect(page.text()).toContain('Congratulations!')
    await page.click(page.button('Inventory'))
    expect(page.address()).toBe('/inventory?tab=pet')
  })

  test.each([
    [refusal(500, 'internal'), 'Failed to upgrade with Flame stone'],
    ['no-network' as const, 'Failed to upgrade with Flame stone'],
    [refusal(400, 'stones-needed', 'Need 3 identical stones to upgrade'), 'Need 3 identical stones to upgrade'],
  ])('a merge that fails says so, and the stones stay where they are (row 140)', async (upgrade, words) => {
    const { page } = await show({ upgrade, at: toUpgradeStone('burning-hell:1') })
    await page.tap('Merge', SUSPENSE_MS)
    expect(page.text()).toContain(words)
    expect(page.text()).not.toContain('Congratulations!')
    expect(filled()).toBe(3)
  })
})

describe('a stone of the bag (R09)', () => {
  const STACKS = [ownStones('burning-hell', 3, 2), ownStones('burning-hell', 2, 1), ownStones('frost-prison', 4, 1)]
  const showBag = async (equip: FakeAnswer) => {
    const server = fakeServer({
      'equipments.mine': { data: [] },
      'stones.mine': { data: STACKS },
      'combats.me': { data: baseAnswers['combats.me'] },
      'users.starsSpent': { data: 0 },
      'stones.equip': equip,
    })
    const screen = <InventoryScreen />
    return { server, page: await showScreen(screen, toInventory('pet')) }
  }
  test('is put on in place of the one that the pet wears', async () => {
    const worn = STACKS.map((stone) => ({ ...stone, equipped: stone.level === 3 }))
    const { page, server } = await showBag({ data: { stones: worn, power: 900 } })
    await page.tap(/^Flame stone, level 3/, 400)
    await page.tap('Wear')
    expect(server.bodies('PATCH')).toEqual([{ equipped: true }])
    expect(dialog()).toContain('On your pet')
    expect(page.hasButton('Take off')).toBe(true)
    expect(page.queryClient.getQueryData(['stones.mine'])).toEqual(worn)
  })

  test('is taken back when the server refuses', async () => {
    const { page } = await showBag(refusal(400, 'invalid-item', 'Invalid item'))
    await page.tap(/^Flame stone, level 3/, 400)
    await page.tap('Wear')
    expect(page.text()).toContain('Invalid item')
    expect(page.hasButton('Wear')).toBe(true)
  })

  test('leads to merging with its stack, and the highest level does not', async () => {
    const { page } = await showBag(refusal(500, 'internal'))
    await page.tap(/^Ice stone, level 4/, 400)
    expect(dialog()).toContain('As strong as this stone gets.')
    expect(page.hasButton('Merge 3')).toBe(false)
    await page.press('Escape')
    await page.pass(400)
    await page.tap(/^Flame stone, level 3/, 400)
    await page.click(page.button('Merge 3'))
    expect(page.address()).toBe('/upgrade-stone?stone=burning-hell:3')
    expect(page.state()).toEqual({ from: '/inventory?tab=pet', fromState: null })
  })
})
