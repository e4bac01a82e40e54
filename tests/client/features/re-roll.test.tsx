import { useQuery } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
// Lazy code, preloaded before fake timers start.
import '../../../src/client/re-roll/re-roll-panel.tsx'
import '../../../src/client/ui/overlays/dialog-frame.tsx'
import { inventoryQuery } from '../../../src/client/game/queries.ts'
import { ReRollActions } from '../../../src/client/re-roll/re-roll-actions.tsx'
import type { CallName } from '../../../src/contracts/calls.ts'
import type { OwnEquipment } from '../../../src/contracts/wire.ts'
import { rerollCostNano } from '../../../src/rules/items/re-roll.ts'
import { tokToNano } from '../../../src/rules/units.ts'
import { itemAnswers } from '../../../src/workbench/fixtures/item-answers.ts'
import { NOW_MS } from '../../../src/workbench/fixtures/now.ts'
import { type FakeAnswer, fakeServer, refusal } from '../shell/fake-server.ts'
import { closePage, showScreen, signIn } from './render.tsx'

const ITEM: OwnEquipment = {
  ...itemAnswers['equipments.get'],
  equipment_stats: [
    { name: 'attack', type: 'attack-flat-primary', value: 140, level: 0, primary: true },
    { name: 'attack', type: 'attack-flat', value: 12, level: 2, primary: false },
    { name: 'crit rate', type: 'crit-rate', value: 5.1, level: 3, primary: false },
  ],
}
const ROLLED: OwnEquipment = {
  ...ITEM,
  equipment_stats: [
    { name: 'attack', type: 'attack-flat-primary', value: 140, level: 0, primary: true },
    { name: 'attack', type: 'attack-flat', value: 38, level: 5, primary: false },
    { name: 'hp', type: 'hp-percent', value: 1.1, level: 1, primary: false },
  ],
}

/** The card of the bag: it shows the item as the cache has it. */
const Card = () => {
  const item = useQuery(inventoryQuery).data?.[0]
  return item ? <ReRollActions item={item} /> : null
}

const show = async (answers: Partial<Record<CallName, FakeAnswer | (() => FakeAnswer)>> = {}, item = ITEM) => {
  const server = fakeServer({
    'settings.get': { data: {} },
    'users.balance': { data: tokToNano(10) },
    'equipments.mine': { data: [item] },
    'equipments.rerollCount': () => ({ data: server.count('equipments.reroll') }),
    'equipments.freeRerolled': { data: 0 },
    'ads.count': { data: 1 },
    'equipments.reroll': { data: { equipment: ROLLED, reroll_count: 1, balance: tokToNano(9) } },
    'equipments.adsReroll': { data: { equipment: ROLLED, free_rerolled: 1, ads_count: 0 } },
    ...answers,
  })
  const page = await showScreen(<Card />)
  await page.pass(0)
  return { server, page }
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW_MS })
  signIn()
})
afterEach(closePage)

describe('re-rolling an item', () => {
  test('asks first, pays TOK, and shows old and new lines side by side (rows 106, 122, 124)', async () => {
    const { page, server } = await show()
    expect(page.text()).toContain(
      "Re-roll lets players replace an equipment's bonus stats. The cost rises with each re-roll but resets to 1 TOK daily at 00:00 UTC.",
    )
    await page.click(page.button(/^Re-roll stats 1\.0 TOK/))
    expect(page.text()).toContain('Costs 1.0 TOK. You have 10.00.')
    expect(server.count('equipments.reroll')).toBe(0)
    await page.click(page.button('Re-roll'))
    expect(server.count('equipments.reroll')).toBe(1)
    expect(page.text()).toContain('Stats re-rolled')
    await page.pass(400)
    await page.pass(400)
    expect(page.text()).toContain('+38')
    expect(page.queryClient.getQueryData(['users.balance'])).toBe(tokToNano(9))
    expect(rerollCostNano(1)).toBe(tokToNano(2))
    expect(page.hasButton('Again for 2.0 TOK')).toBe(true)
  })

  test('a cost above the balance is refused before anything is asked (row 123)', async () => {
    const { page, server } = await show({ 'users.balance': { data: tokToNano(1) - 1 } })
    await page.click(page.button(/^Re-roll stats/))
    expect(page.text()).toContain('Insufficient TOK balance!')
    expect(server.count('equipments.reroll')).toBe(0)
  })

  test('a failure of the server says so (row 124)', async () => {
    const { page } = await show({ 'equipments.reroll': refusal(500, 'internal') })
    await page.click(page.button(/^Re-roll stats/))
    await page.click(page.button('Re-roll'))
    expect(page.text()).toContain('Failed to reroll')
  })
})
