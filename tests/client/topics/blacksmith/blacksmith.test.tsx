import { describe, expect, test } from 'vitest'
import { PAGE } from '#client/game/page-paths.ts'
import { type SmithTab, toBulkDismantle } from '#client/topics/blacksmith/links.ts'
import { GuideAwakeningScreen } from '#client/topics/blacksmith/screens/guide-awakening/guide-awakening-screen.tsx'
import { SmithScreen } from '#client/topics/blacksmith/screens/smith-screen.tsx'
import { errorTable } from '#contracts/errors.ts'
import type { OwnEquipment, OwnedMaterial } from '#contracts/wire.ts'
import { costStacks, REFINE_COST, refinedItem } from '#rules/blacksmith/blacksmith.ts'
import { dismantleYield } from '#rules/blacksmith/dismantle.ts'
import { LINE_QUALITY_ODDS } from '#rules/items/item-lines.ts'
import { en } from '#tests/helpers/english.ts'
import { baseAnswers } from '#workbench/fixtures/answers.ts'
import { aCombatProfile, theGameConfig } from '#workbench/fixtures/builders.ts'
import { type FakeAnswer, fakeServer, refusal } from '../../fake-server.ts'
import { onSignedInPages, showScreen, tabOf } from '../../render.tsx'

const SUSPENSE_MS = 1400
const NEW_LINE = { name: 'crit rate', type: 'crit-rate', value: 2.5, level: 2, primary: false } as const

const SERVER_WORDS = 'Words of the server'
const SERVER_TROUBLE = refusal(500, 'internal', SERVER_WORDS)

const BAG = baseAnswers['equipments.mine']
const loose = (rarity: OwnEquipment['rarity']): OwnEquipment => {
  const item = BAG.find((one) => one.rarity === rarity && one.status === 'inventory')
  if (!item) throw new Error(`The bag has no loose ${rarity} item`)
  return item
}
type Over = Partial<Omit<OwnEquipment, 'own'>> & { readonly own?: Partial<OwnEquipment['own']> }
const anItem = (rarity: OwnEquipment['rarity'], { own, ...over }: Over = {}): OwnEquipment => {
  const item = BAG.find((one) => one.rarity === rarity && one.status === 'inventory') ?? loose('common')
  return { ...item, rarity, ...over, own: { ...item.own, ...own } }
}
const PLENTY = baseAnswers['materials.mine'].map((material) => ({ ...material, quantity: 500 }))
const withOnly = (quantities: Partial<Record<OwnedMaterial['slug'], number>>): OwnedMaterial[] =>
  PLENTY.map((material) => ({ ...material, quantity: quantities[material.slug] ?? 0 }))

const smithed = (item: OwnEquipment): OwnEquipment => {
  const { slug, name, rarity, stats } = refinedItem({ ...item, stats: item.equipment_stats }, [NEW_LINE])
  return { ...item, slug, name, rarity, equipment_stats: stats.map((stat) => ({ ...stat })) }
}

interface Given {
  readonly item: OwnEquipment
  readonly tab?: SmithTab
  readonly materials?: readonly OwnedMaterial[]
  readonly refine?: FakeAnswer
  readonly awaken?: FakeAnswer
  readonly dismantle?: FakeAnswer
  readonly get?: FakeAnswer
}

const show = async ({ item, tab, materials = PLENTY, ...answers }: Given) => {
  let current = item
  const server = fakeServer({
    'settings.get': { data: theGameConfig },
    'materials.mine': { data: materials },
    'equipments.mine': { data: [item] },
    'equipments.get': () => answers.get ?? { data: current },
    'equipments.dismantlePreview': { data: withOnly({ 'material-wood': 20 }).slice(0, 1) },
    'equipments.refine': () => {
      const answer = answers.refine ?? { data: true }
      if (answer !== 'no-network' && 'data' in answer && answer.data === true) current = smithed(item)
      return answer
    },
    'equipments.awaken': answers.awaken ?? { data: [NEW_LINE] },
    'equipments.dismantle': answers.dismantle ?? { data: withOnly({ 'material-wood': 20 }).slice(0, 1) },
  })
  const state = tab === undefined ? { itemId: item.id } : { itemId: item.id, tab }
  return { server, page: await showScreen(<SmithScreen />, { pathname: PAGE.REFINE_ITEM.path, state }) }
}

const work = async ({ page }: Awaited<ReturnType<typeof show>>, action: RegExp) => {
  await page.click(page.button('Add Materials'))
  await page.click(page.button(action))
  await page.settle(400)
  await page.tap('Confirm')
}

onSignedInPages()

describe('the blacksmith (rows 111-117)', () => {
  test('after three failures it says that the next one succeeds (R17)', async () => {
    const { page } = await show({ item: anItem('common', { own: { refine_failures: 3, refine_percent: 100 } }) })
    expect(page.text()).toContain('Success rate 100%')
    expect(page.text()).toContain('It will succeed!')
  })

  test('Add Materials, then Refine, then the question, then suspense, then the success with its new line (rows 112, 113, 116)', async () => {
    const item = anItem('common')
    const shown = await show({ item })
    const { page, server } = shown
    await work(shown, /^Refine \S/)
    expect(server.count('equipments.refine')).toBe(1)
    expect(page.text()).not.toContain('Congratulations')
    expect(page.text()).not.toContain('Item refined!')
    await page.pass(SUSPENSE_MS)
    for (const words of ['Item successfully refined!', 'Item refined!', 'Crit rate', '+2.5%', 'Uncommon'])
      expect(page.text()).toContain(words)
    await page.click(page.button('Got It'))
    expect(page.text()).not.toContain('Congratulations')
    expect(page.hasButton('Add Materials')).toBe(true)
    expect(page.text()).toContain('500/120')
  })

  test.each([
    ['a refining', anItem('common'), /^Refine \S/],
    ['an awakening', anItem('prototype'), /^Awaken \S/],
  ])('the question before %s tells the odds of the new line’s quality (R16, extra 12)', async (_, item, action) => {
    const { page, server } = await show({ item })
    await page.click(page.button('Add Materials'))
    await page.click(page.button(action))
    await page.settle(400)
    const question = document.querySelector('[role=dialog]')?.textContent ?? ''
    expect(question).toContain('Quality odds of the new bonus stat')
    for (const percent of LINE_QUALITY_ODDS) expect(question).toContain(`${percent}%`)
    expect(server.count('equipments.refine') + server.count('equipments.awaken')).toBe(0)
  })

  test('a failure says so close, and how near the certain one is (row 113, R17)', async () => {
    const item = anItem('uncommon', { own: { refine_failures: 2, refine_percent: 45 } })
    const shown = await show({ item, refine: { data: false } })
    await work(shown, /^Refine \S/)
    await shown.page.pass(SUSPENSE_MS)
    for (const words of ['So Close', 'Failed to refine item!', 'Refine error', 'The next one will succeed!'])
      expect(shown.page.text()).toContain(words)
  })

  test('a server in trouble ends the suspense, and is reported in the words of the smith (row 116)', async () => {
    const refined = await show({ item: anItem('common'), refine: SERVER_TROUBLE })
    await work(refined, /^Refine \S/)
    expect(refined.page.text()).toContain('Refine error')
    expect(refined.page.text()).not.toContain(SERVER_WORDS)
    await refined.page.pass(SUSPENSE_MS)
    expect([refined.page.hasButton('Got It'), refined.page.hasButton('Tap to skip')]).toEqual([false, false])
    await refined.page.close()
    const awakened = await show({ item: anItem('prototype'), awaken: SERVER_TROUBLE })
    await work(awakened, /^Awaken \S/)
    expect(awakened.page.text()).toContain('Failed to awaken item')
    expect(awakened.page.text()).not.toContain(SERVER_WORDS)
  })

  test('awakens a prototype, which always succeeds, and shows the new stat (rows 111, 114, 116)', async () => {
    const shown = await show({ item: anItem('prototype') })
    await work(shown, /^Awaken \S/)
    expect(shown.server.count('equipments.awaken')).toBe(1)
    await shown.page.pass(SUSPENSE_MS)
    expect(shown.page.text()).toContain('Item awakened successfully!')
  })

  test.each([
    [
      'short of one material by one',
      anItem('common'),
      withOnly({ 'material-wood': 59, 'material-iron': 10 }),
      'Not enough materials!',
    ],
    ['rare', anItem('rare'), PLENTY, 'Next refinement level coming soon'],
    ['on sale', anItem('common', { status: 'on-sale' }), PLENTY, 'Take this item off the market first'],
  ])('an item that is %s is not refined, and the text says why (row 115)', async (_, item, materials, text) => {
    const { page, server } = await show({ item, materials })
    await page.click(page.button('Add Materials'))
    expect(page.text()).toContain(text)
    expect(page.hasButton(/^Refine \S/)).toBe(false)
    expect(server.count('equipments.refine')).toBe(0)
  })

  test('of rare the rate of the settings is shown although it waits (R17)', async () => {
    const { page } = await show({ item: anItem('rare', { own: { refine_percent: 0 } }) })
    expect(page.text()).toContain('Success rate 35%')
  })

  test('without an item, or with one of another player, it says Invalid item (rows 110, 115)', async () => {
    const { page } = await show({ item: anItem('common'), get: refusal(400, 'invalid-item', 'Invalid item') })
    expect(page.text()).toContain('Invalid item')
    await page.click(page.button('Open bag'))
    expect(page.address()).toBe('/inventory')
  })

  test('another player’s item is no item here', async () => {
    const { page } = await show({ item: anItem('common'), get: { data: { ...anItem('common'), own: null } } })
    expect(page.text()).toContain('Invalid item')
  })

  test('its texts of API errors are the server’s', () => {
    for (const [code, text] of Object.entries(en.blacksmith.refused))
      expect(errorTable[code as keyof typeof errorTable].message).toBe(text)
    expect(en.blacksmith.missing).toBe(errorTable['insufficient-materials'].message)
    expect(costStacks(REFINE_COST.common)).toHaveLength(2)
  })
})

describe('dismantling (rows 118, 119)', () => {
  test('shows what comes out, asks, celebrates, and Got It leads to the inventory (row 118)', async () => {
    const item = anItem('common')
    const { page, server } = await show({ item, tab: 'dismantle' })
    expect(page.text()).toContain('×20')
    await page.click(page.button(/^Dismantle \S/))
    await page.settle(400)
    expect(page.hasButton('Cancel')).toBe(true)
    await page.tap('Confirm', SUSPENSE_MS + 50)
    expect(server.requests.find(({ path }) => path === '/api/v1/equipment/dismantle')?.body).toEqual({
      user_equipment_ids: [item.id],
    })
    for (const words of ['Congratulations', 'Dismantle item success']) expect(page.text()).toContain(words)
    const asked = server.count('equipments.get')
    await page.click(page.button('Got It'))
    expect(page.address()).toBe('/inventory')
    expect(asked).toBe(1)
  })

  test('a failure says so, and the item is still there (row 118)', async () => {
    const { page } = await show({ item: anItem('common'), tab: 'dismantle', dismantle: SERVER_TROUBLE })
    await page.click(page.button(/^Dismantle \S/))
    await page.settle(400)
    await page.tap('Confirm', SUSPENSE_MS)
    expect(page.text()).toContain('Failed to dismantle')
    expect(page.text()).not.toContain(SERVER_WORDS)
    expect(page.hasButton(/^Dismantle \S/)).toBe(true)
  })

  test.each([
    ['worn', anItem('common', { status: 'equipped' }), 'You cannot disassemble equipped items'],
    ['locked', anItem('common', { own: { locked: true } }), 'Unlock this item first'],
    ['on sale', anItem('common', { status: 'on-sale' }), 'Take this item off the market first'],
  ])('what is %s is not taken apart, and the text says why (row 119, T21)', async (_, item, text) => {
    const { page, server } = await show({ item, tab: 'dismantle' })
    expect(page.text()).toContain(text)
    await page.click(page.button(/^Dismantle \S/))
    expect(page.hasButton('Confirm')).toBe(false)
    expect(server.count('equipments.dismantlePreview')).toBe(0)
  })

  test('at the blacksmith the tab of a worn item has a text of its own (T21)', async () => {
    const { page } = await show({ item: anItem('common', { status: 'equipped' }) })
    await page.click(tabOf('Dismantle'))
    expect(page.text()).toContain('Unable to equip this item')
  })

  test.each([
    ['a rarity of three stars or more', anItem('rare')],
    ['a slug that is never sold', anItem('common', { slug: 'doge-sword' })],
    ['a rarity of three stars or more, worn', anItem('rare', { status: 'equipped' })],
  ])('the tab is blocked for %s, and a link to it says why (row 119, T20, T22)', async (_, item) => {
    const { page } = await show({ item })
    expect(page.text()).not.toContain('Cannot dismantle this item')
    await page.click(tabOf('Dismantle'))
    expect(page.text()).toContain('Cannot dismantle this item')
    expect(document.querySelector('[role=tab][aria-selected=true]')?.textContent).toBe('Refine')
    await page.close()
    const linked = await show({ item, tab: 'dismantle' })
    expect(linked.page.text()).toContain('Cannot dismantle this item')
    expect(document.querySelector('[role=tab][aria-selected=true]')?.textContent).toBe('Refine')
  })

  test('many at once: what the rules keep stays, and one confirmation sends the rest (extra 15)', async () => {
    const worn = anItem('uncommon', { id: 'worn', status: 'equipped' })
    const spare = anItem('common', { id: 'spare', type: worn.type })
    const locked = anItem('common', { id: 'locked', own: { locked: true } })
    const server = fakeServer({
      'equipments.mine': { data: [worn, spare, locked, anItem('common', { id: 'other', type: worn.type })] },
      'combats.me': { data: aCombatProfile() },
      'users.starsSpent': { data: baseAnswers['users.starsSpent'] },
      'equipments.dismantle': { data: withOnly({ 'material-wood': 20 }).slice(0, 1) },
    })
    const page = await showScreen(<SmithScreen />, toBulkDismantle())
    expect(page.text()).toContain('2 items to dismantle')
    expect(page.text()).toContain('Stays: 1 worn, 1 locked')
    expect(page.text()).toContain(`×${2 * (dismantleYield({ rarity: 'common', bound: false })[0]?.quantity ?? 0)}`)
    const tiles = [...document.querySelectorAll('button[aria-pressed]')]
    await page.click(tiles[1] as Element)
    await page.click(page.button('Dismantle 1 item'))
    await page.settle(400)
    await page.tap('Confirm', SUSPENSE_MS + 50)
    expect(server.requests.find(({ path }) => path === '/api/v1/equipment/dismantle')?.body).toEqual({
      user_equipment_ids: ['spare'],
    })
    expect(page.text()).toContain('Congratulations')
  })
})

describe('materials and the guide to awakening (row 120, R18)', () => {
  const openStone = async (item: OwnEquipment) => {
    const { page } = await show({ item })
    await page.click(page.button('Awake Stone, 500'))
    await page.settle(400)
    return page
  }

  test('a material opens with name × quantity and its description (row 120)', async () => {
    const { page } = await show({ item: anItem('common') })
    await page.click(page.button('Wood, 500'))
    await page.settle(400)
    expect(page.text()).toContain('Wood × 500')
    expect(page.text()).toContain('Material used to refine equipment, earned from Kombat.')
    expect(page.hasButton('Use')).toBe(false)
  })

  test('the awake stone leads to the guide, or warns when nothing can be awakened (row 120)', async () => {
    const page = await openStone(anItem('prototype'))
    await page.click(page.button('Use'))
    expect(page.address()).toBe('/guide-awakening')
    await page.close()
    const other = await openStone(anItem('common'))
    await other.click(other.button('Use'))
    expect(other.text()).toContain("You don't have any equipment that can be awakened!")
    expect(other.address()).toBe('/inventory/refine-item')
  })

  test('the guide leads to each source of awake stones (R18)', async () => {
    fakeServer({ 'equipments.mine': { data: BAG }, 'materials.mine': { data: PLENTY } })
    const page = await showScreen(<GuideAwakeningScreen />, PAGE.GUIDE_AWAKENING.path)
    const rows = [...document.querySelectorAll('[aria-label="Where to get stones"] > li')].map((row) => row.textContent)
    expect(rows).toEqual([
      'Monster hunt, level 11',
      'Titanium box, 2% chance',
      'Top 50 against a boss',
      'Season reward of Mythic',
      'League, Special level',
    ])
    expect(page.text()).toContain('You have 500')
    await page.click(page.button('Season reward of Mythic'))
    expect(page.address()).toBe('/tier')
  })
})
