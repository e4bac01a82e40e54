import { act } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { InventoryScreen } from '#client/topics/items/screens/inventory-screen.tsx'
import { seasonPathQuery } from '#client/topics/season-path/queries.ts'
import { errorTable } from '#contracts/errors.ts'
import type { OwnEquipment } from '#contracts/wire.ts'
import { ITEM_TYPES, type ItemType } from '#rules/items/item-kinds.ts'
import type { ItemStat } from '#rules/items/items.ts'
import { RARITIES, type Rarity } from '#rules/items/rarities.ts'
import { baseAnswers } from '#workbench/fixtures/answers.ts'
import { looseItems } from '#workbench/fixtures/bag.ts'
import { aCombatProfile } from '#workbench/fixtures/builders.ts'
import { minutesAgo } from '#workbench/fixtures/now.ts'
import { seasonPathOf } from '#workbench/fixtures/season-path.ts'
import { type FakeAnswer, fakeServer, refusal, withSalary } from '../../fake-server.ts'
import { choose, lastButton, onSignedInPages, type Page, showScreen } from '../../render.tsx'

const line = (type: ItemStat['type'], value: number, primary = false): ItemStat => ({
  name: 'attack',
  type,
  value,
  level: primary ? 0 : 3,
  primary,
})
const anItem = (
  id: string,
  type: ItemType,
  rarity: Rarity,
  over: Partial<Omit<OwnEquipment, 'own'>> = {},
  own: Partial<OwnEquipment['own']> = {},
): OwnEquipment => {
  const [made] = looseItems(1) as [OwnEquipment]
  return {
    ...made,
    id,
    type,
    rarity,
    slug: `${type}-${rarity}`,
    name: `${rarity} ${type}`,
    equipment_stats: [],
    ...over,
    own: { ...made.own, created_at: minutesAgo(60), ...own },
  }
}
const WORN_SWORD = anItem('worn', 'sword', 'common', {
  status: 'equipped',
  equipment_stats: [line('attack-flat-primary', 60, true), line('crit-rate', 5)],
})
const RARE_SWORD = anItem('rare', 'sword', 'rare', { equipment_stats: [line('attack-flat-primary', 140, true)] })
const SHIELD = anItem('shield', 'shield', 'common', { equipment_stats: [line('hp-flat-primary', 440, true)] })
const KEY = anItem('key', 'key', 'epic')
const BAG = [WORN_SWORD, RARE_SWORD, SHIELD, KEY]

const show = async (items: readonly OwnEquipment[] = BAG, at = '/inventory', more: Record<string, FakeAnswer> = {}) => {
  const server = fakeServer({
    'equipments.mine': { data: items },
    'combats.me': { data: aCombatProfile() },
    'users.starsSpent': { data: 0 },
    'equipments.welcome': { data: { claimed: true } },
    'equipments.seen': { data: { seen_at: minutesAgo(0) } },
    'materials.mine': { data: baseAnswers['materials.mine'] },
    'stones.mine': { data: baseAnswers['stones.mine'] },
    'others.list': { data: [{ slug: 'meat-hook', quantity: 2 }] },
    ...more,
  })
  const page = await showScreen(<InventoryScreen />, at)
  if (at.includes('item=')) await page.pass(50)
  return { server, page }
}
const cells = (): string[] =>
  [...document.querySelectorAll('li[aria-posinset] button')].map((cell) => cell.getAttribute('aria-label') ?? '')
const changes = (): string[] =>
  [...document.querySelectorAll('[data-gain]')].map(
    (change) => `${change.getAttribute('data-gain') === 'true' ? '+' : '-'} ${change.textContent}`,
  )
const openCard = async (page: Page, cell: string): Promise<void> => {
  await page.click(page.button(cell))
  await page.tap('Details')
}

onSignedInPages()

describe('the bag (rows 103, 104, 107; T1)', () => {
  test('its cards stand in the order of T1 and say rarity, stars and state; supplies and keys are for bosses', async () => {
    const items = [
      ...BAG,
      anItem('locked', 'helmet', 'uncommon', {}, { locked: true }),
      anItem('boots', 'boots', 'legendary', { tradeable: false }),
    ]
    const { page } = await show(items)
    expect(cells()).toEqual([
      'uncommon helmet, Uncommon, 2 stars, locked',
      'legendary boots, Legendary, 5 stars, not tradeable',
      'common sword, Common, 1 star, worn',
      'rare sword, Rare, 3 stars',
      'common shield, Common, 1 star',
    ])
    await page.click([...document.querySelectorAll('[role=tab]')].at(-1) as Element)
    await page.pass(10)
    expect(cells()).toEqual(['epic key, Epic, 4 stars'])
    expect(page.text()).toContain('Meat hook')
    expect(page.text()).toContain('×2')
  })

  test('narrows to a slot and a rarity, and says so when nothing is left', async () => {
    const { page } = await show()
    expect(page.text()).toContain('3 items')
    await choose('Slot', 'sword')
    expect(cells()).toHaveLength(2)
    await choose('Rarity', 'rare')
    expect(cells()).toEqual(['rare sword, Rare, 3 stars'])
    await choose('Rarity', 'epic')
    expect(page.text()).toContain('Nothing like this in your bag.')
    await page.click(page.button('Show all'))
    expect(cells()).toHaveLength(3)
  })

  test('all ten kinds in all six rarities have a picture', async () => {
    const all = ITEM_TYPES.flatMap((type) => RARITIES.map((rarity) => anItem(`${type}-${rarity}`, type, rarity)))
    const pictures = new Set<string>()
    const { page } = await show(all)
    const collect = () => {
      for (const picture of document.querySelectorAll<HTMLImageElement>('li[aria-posinset] img'))
        pictures.add(picture.src)
    }
    collect()
    await page.click([...document.querySelectorAll('[role=tab]')].at(-1) as Element)
    await page.pass(10)
    collect()
    expect(pictures.size).toBe(60)
    expect([...pictures].filter((src) => src.includes('undefined'))).toEqual([])
  })

  test('of 500 items only those around the screen are mounted, wherever it stands', async () => {
    const items = looseItems(620).filter(({ type }) => type !== 'supply' && type !== 'key')
    expect(items.length).toBeGreaterThan(490)
    const { page } = await show(items)
    const mounted = () =>
      [...document.querySelectorAll('li[aria-posinset]')].map((cell) =>
        Number(cell.ariaPosInSet ?? cell.getAttribute('aria-posinset')),
      )
    expect(mounted().length).toBeLessThanOrEqual(100)
    expect(mounted()[0]).toBe(1)
    const rect = vi.spyOn(HTMLUListElement.prototype, 'getBoundingClientRect')
    rect.mockReturnValue({ top: -3000 } as DOMRect)
    await act(async () => window.dispatchEvent(new Event('scroll')))
    expect(mounted().length).toBeLessThanOrEqual(120)
    expect(mounted()[0]).toBeGreaterThan(100)
    rect.mockReturnValue({ top: -99_999 } as DOMRect)
    await act(async () => window.dispatchEvent(new Event('scroll')))
    expect(mounted().at(-1)).toBe(items.length)
    expect(mounted().length).toBeLessThanOrEqual(100)
    rect.mockRestore()
    await page.close()
  })

  test('marks nothing where all is new, and never what is worn: the server hears of it all the same', async () => {
    const fresh = ['a', 'b', 'c', 'd'].map((id) => anItem(id, 'boots', 'common', {}, { is_new: true }))
    const worn = { ...WORN_SWORD, own: { ...WORN_SWORD.own, is_new: true } }
    const { server } = await show([worn, ...fresh])
    expect(cells().filter((cell) => cell.endsWith('new'))).toEqual([])
    expect(server.count('equipments.seen')).toBe(1)
  })

  test('what is new wears a badge for the whole visit, and the server is notified once that it was seen', async () => {
    const { server } = await show([...BAG, anItem('fresh', 'boots', 'common', {}, { is_new: true })])
    expect(cells()[0]).toBe('common boots, Common, 1 star, new')
    expect(server.count('equipments.seen')).toBe(1)
    expect(server.count('equipments.mine')).toBe(1)
  })
})

describe('a tap (extra 15; R06)', () => {
  test('dresses the pet at once and compares with what is worn: gains and losses with numbers, power first', async () => {
    const { page } = await show()
    await page.click(page.button('rare sword, Rare, 3 stars'))
    expect(document.querySelector('[aria-label="Your pet tries on: rare sword"]')).not.toBeNull()
    const shown = changes()
    expect(shown[0]).toMatch(/^\+ Power up \d+$/)
    expect(shown.slice(1)).toEqual(['+ Attack up 80', '- CRIT Rate down 5%'])
    await page.click(page.button('rare sword, Rare, 3 stars'))
    expect(changes()).toEqual([])
    expect(page.hasButton('Equip best')).toBe(true)
  })

  test('on a worn item shows what it gives', async () => {
    const { page } = await show()
    await page.click(page.button('common sword, Common, 1 star, worn'))
    expect(changes().slice(1)).toEqual(['+ Attack +60', '+ CRIT Rate +5%'])
    expect(page.hasButton('Take off')).toBe(true)
  })
})

describe('wearing and locking (row 109; R15)', () => {
  test('an item is worn before the server has answered, in place of what its slot held', async () => {
    const { page, server } = await show()
    let answer: (data: FakeAnswer) => void = () => undefined
    server.answers['equipments.equip'] = () => new Promise<FakeAnswer>((resolve) => (answer = resolve))
    await page.click(page.button('rare sword, Rare, 3 stars'))
    await page.click(page.button('Wear'))
    expect(cells().slice(0, 2)).toEqual(['common sword, Common, 1 star', 'rare sword, Rare, 3 stars, worn'])
    expect(server.requests.at(-1)?.body).toEqual({ equipped: true })
    const worn = { ...RARE_SWORD, status: 'equipped' as const }
    const off = { ...WORN_SWORD, status: 'inventory' as const }
    await act(async () => answer({ data: { changed: [worn, off], equipped: [worn], power: 600 } }))
    await page.pass(50)
    expect(cells().slice(0, 2)).toEqual(['common sword, Common, 1 star', 'rare sword, Rare, 3 stars, worn'])
    expect(page.hasButton('Take off')).toBe(true)
    expect(server.count('equipments.mine')).toBe(1)
  })

  test('a refusal takes it back and says why', async () => {
    const { page } = await show(BAG, '/inventory', {
      'equipments.equip': refusal(400, 'item-on-sale', errorTable['item-on-sale'].message),
    })
    await page.click(page.button('rare sword, Rare, 3 stars'))
    await page.tap('Wear')
    expect(cells().slice(0, 2)).toEqual(['common sword, Common, 1 star, worn', 'rare sword, Rare, 3 stars'])
    expect(page.text()).toContain(errorTable['item-on-sale'].message)
  })

  test('a locked item moves to the front at once, and back when the server refuses', async () => {
    const { page, server } = await show()
    await openCard(page, 'common shield, Common, 1 star')
    let answer: (data: FakeAnswer) => void = () => undefined
    server.answers['equipments.lock'] = () => new Promise<FakeAnswer>((resolve) => (answer = resolve))
    await page.click(lastButton('Lock'))
    expect(cells()[0]).toBe('common shield, Common, 1 star, locked')
    await act(async () => answer(refusal(400, 'item-on-sale', errorTable['item-on-sale'].message)))
    await page.pass(50)
    expect(cells().at(-1)).toBe('common shield, Common, 1 star')
    expect(page.text()).toContain(errorTable['item-on-sale'].message)
    server.answers['equipments.lock'] = { data: { ...SHIELD, own: { ...SHIELD.own, locked: true } } }
    await page.click(lastButton('Lock'))
    await page.pass(50)
    expect(cells()[0]).toBe('common shield, Common, 1 star, locked')
    expect(page.text()).toContain('Locked: safe from dismantling and selling.')
  })
})

describe('the card of an item (row 105; B2.5)', () => {
  test('shows the primary stat, and "Bonus stats: TBD" without others; what cannot be sold says so (row 108)', async () => {
    const { page } = await show([{ ...SHIELD, tradeable: false }], '/inventory?item=shield')
    for (const words of ['HP', '+440', 'Bonus stats: TBD', 'Not tradeable']) expect(page.text()).toContain(words)
    for (const absent of ['List on market', 'Unlist']) expect(page.text()).not.toContain(absent)
  })

  test('leads to the blacksmith with the item and the tab in the navigation state (row 117)', async () => {
    for (const [label, tab] of [
      ['Refine', 'refine'],
      ['Dismantle', 'dismantle'],
    ] as const) {
      const { page } = await show(BAG, '/inventory?item=shield')
      await page.click(lastButton(label))
      expect(page.address()).toBe('/inventory/refine-item')
      expect(page.state()).toEqual({ itemId: 'shield', tab })
      await page.close()
    }
    const { page } = await show([anItem('first', 'boots', 'prototype')], '/inventory?item=first')
    expect(page.hasButton('Awaken')).toBe(true)
  })

  test.each([
    ['of a rarity that is never taken apart', anItem('kept', 'sword', 'rare')],
    ['of a slug that is never sold', anItem('kept', 'sword', 'common', { slug: 'doge-sword' })],
    ['worn and of such a rarity', anItem('kept', 'sword', 'epic', { status: 'equipped' })],
    ['locked and of such a rarity', anItem('kept', 'sword', 'epic', {}, { locked: true })],
  ])('%s it says why it cannot be taken apart instead of opening the blacksmith (row 119)', async (_, item) => {
    const { page } = await show([item], '/inventory?item=kept')
    await page.click(lastButton('Dismantle'))
    expect(page.text()).toContain('Cannot dismantle this item')
    expect(page.address()).toBe('/inventory?item=kept')
  })

  test('of another player is without what only the owner may do', async () => {
    const { own: _, ...seen } = RARE_SWORD
    const { page, server } = await show(BAG, '/inventory?item=foreign&owner=8', {
      'equipments.get': { data: { ...seen, id: 'foreign', own: null } },
    })
    expect(server.requests.some(({ path }) => path.endsWith('/equipments/foreign?owner=8'))).toBe(true)
    expect(page.text()).toContain('This item belongs to another player.')
    for (const action of ['Wear', 'Lock', 'Refine', 'Dismantle', 'Re-roll stats'])
      expect(page.hasButton(action), action).toBe(false)
  })

  test('says "Invalid item" when no player has it (row 110)', async () => {
    const { page } = await show(BAG, '/inventory?item=nothing', {
      'equipments.get': refusal(400, 'invalid-item', 'Invalid item'),
    })
    expect(page.text()).toContain('Invalid item')
  })
})

describe('outfits (extras 11, 15)', () => {
  const preset = (number: number, saved_at: string | null, stance = aCombatProfile().stance): FakeAnswer => ({
    data: {
      number,
      equipments: saved_at === null ? [] : [WORN_SWORD],
      stance: saved_at === null ? null : stance,
      saved_at,
    },
  })

  test('the best is put on by one tap, and says what it brought', async () => {
    const worn = { ...RARE_SWORD, status: 'equipped' as const }
    const { page, server } = await show([WORN_SWORD, RARE_SWORD], '/inventory', {
      'equipments.equipBest': {
        data: { changed: [worn, { ...WORN_SWORD, status: 'inventory' }], equipped: [worn], power: 575 },
      },
    })
    const isQuiet = () => page.button('Equip best').className === page.button('Outfits').className
    expect(isQuiet()).toBe(false)
    await page.click(page.button('Equip best'))
    expect(isQuiet()).toBe(true)
    expect(page.text()).toContain('Power +55!')
    expect(cells().slice(0, 2)).toEqual(['common sword, Common, 1 star', 'rare sword, Rare, 3 stars, worn'])
    server.answers['equipments.equipBest'] = { data: { changed: [], equipped: [worn], power: 575 } }
    await page.click(page.button('Equip best'))
    expect(page.text()).toContain('You already wear your best gear')
  })

  test('are saved from what is worn, put on again, and replaced only after a question', async () => {
    const { page, server } = await show()
    server.answers['equipments.preset'] = ({ path }) => preset(Number(path.at(-1)), null)
    server.answers['equipments.savePreset'] = preset(1, minutesAgo(0))
    await page.tap('Outfits')
    expect(lastButton('Wear outfit 1').disabled).toBe(true)
    await page.click(lastButton('Save current gear as outfit 1'))
    expect(server.requests.at(-1)?.body).toEqual({ user_equipment_ids: ['worn'] })
    expect(page.text()).toContain('Outfit 1 saved')
    server.answers['equipments.preset'] = ({ path }) =>
      path.endsWith('1') ? preset(1, minutesAgo(0)) : preset(2, null)
    server.answers['equipments.equipPreset'] = { data: { changed: [], equipped: [], power: 520 } }
    await page.click(lastButton('Wear outfit 1'))
    expect(page.text()).toContain('Your pet already wears it')
    await page.click(lastButton('Save current gear as outfit 1'))
    await page.pass(50)
    expect(server.count('equipments.savePreset')).toBe(1)
    expect(page.text()).toContain('Replace outfit 1?')
    await page.click(lastButton('Save current'))
    expect(server.count('equipments.savePreset')).toBe(2)
  })

  test('say the stance that they bring, also when nothing else changes (R55)', async () => {
    const { page, server } = await show(BAG, '/inventory', {
      'combats.me': { data: aCombatProfile({ stance: 'rush' }) },
    })
    server.answers['equipments.preset'] = ({ path }) =>
      path.endsWith('1') ? preset(1, minutesAgo(0), 'guard') : preset(2, null)
    server.answers['equipments.equipPreset'] = { data: { changed: [], equipped: [], power: aCombatProfile().power } }
    await page.tap('Outfits')
    expect(page.text()).toContain('Stance: Guard')
    await page.click(lastButton('Wear outfit 1'))
    expect(page.text()).toContain('Outfit equipped!')
  })
})

describe('what else is in the bag (row 103)', () => {
  test('the welcome sword is claimed once (R04)', async () => {
    const { page, server } = await show([], '/inventory', {
      'equipments.welcome': { data: { claimed: false } },
      'equipments.claimWelcome': { data: baseAnswers['equipments.claimWelcome'] },
    })
    server.answers['equipments.mine'] = { data: [anItem('first', 'sword', 'prototype', { tradeable: false })] }
    await page.tap('Claim')
    expect(page.text()).toContain('The sword is in your bag!')
    expect(cells()).toEqual(['prototype sword, Prototype, no stars, not tradeable'])
    expect(page.hasButton('Claim')).toBe(false)
  })

  test('the materials lead to the blacksmith: to what they suffice for, what is worn first (row 117)', async () => {
    const { page } = await show([SHIELD, WORN_SWORD], '/inventory?tab=materials')
    await page.click(page.button('To the blacksmith'))
    expect(page.address()).toBe('/inventory/refine-item?item=worn&tab=refine')
  })

  test('without anything to refine no way leads to the blacksmith', async () => {
    const { page } = await show([RARE_SWORD], '/inventory?tab=materials')
    expect(page.text()).not.toContain('To the blacksmith')
  })
})

describe('the way to the wardrobe', () => {
  const profile = aCombatProfile()
  const posing = { ...profile, cosmetic: { ...profile.cosmetic, looks: { pose: 'season-pose' } } }

  test.each([
    ['from Salary level 10', 10, profile, 0, true],
    ['not below it', 9, profile, 6, false],
    ['below it with a worn season look', 1, posing, 0, true],
    ['below it with a season look on the path', 1, profile, 7, true],
  ] as const)('is beside the pet %s (R53, R58)', async (_when, salary, fighter, claimed, isShown) => {
    const { page, server } = await show(BAG, '/inventory', {
      'users.me': withSalary(salary),
      'combats.me': { data: fighter },
    })
    page.queryClient.setQueryData(seasonPathQuery.queryKey, seasonPathOf(800, claimed))
    await page.settle()
    expect(page.hasButton('Wardrobe')).toBe(isShown)
    for (const name of ['season.path', 'season.looks', 'wardrobe.get'] as const) expect(server.count(name)).toBe(0)
  })
})
