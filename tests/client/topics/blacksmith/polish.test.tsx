import { useQuery } from '@tanstack/react-query'
import { describe, expect, test } from 'vitest'
import '#client/topics/blacksmith/shared/re-roll-panel.tsx'
import { ReRollActions } from '#client/topics/blacksmith/shared/re-roll-actions.tsx'
import { inventoryQuery } from '#client/topics/items/queries.ts'
import type { OwnEquipment } from '#contracts/wire.ts'
import type { ItemStat } from '#rules/items/items.ts'
import { tokToNano } from '#rules/units.ts'
import { itemAnswers } from '#workbench/fixtures/item-answers.ts'
import { type Answers, fakeServer, refusal, withSalary } from '../../fake-server.ts'
import { onSignedInPages, showScreen } from '../../render.tsx'

const line = (type: ItemStat['type'], value: number, level: number, polished?: number) => ({
  name: '',
  type,
  value,
  level,
  primary: type === 'attack-flat-primary',
  ...(polished !== undefined && { polished }),
})
const itemWith = (...lines: OwnEquipment['equipment_stats']): OwnEquipment => ({
  ...itemAnswers['equipments.get'],
  equipment_stats: [line('attack-flat-primary', 140, 0), ...lines],
})
const ITEM = itemWith(line('attack-flat', 12, 2), line('crit-rate', 5.1, 3), line('hp-flat', 290, 5))
const POLISHED = itemWith(line('attack-flat', 18, 3, 1), line('crit-rate', 5.1, 3), line('hp-flat', 290, 5))

const Card = () => {
  const item = useQuery(inventoryQuery).data?.[0]
  return item ? <ReRollActions item={item} /> : null
}

const show = async (answers: Answers = {}, item = ITEM) => {
  const server = fakeServer({
    'settings.get': { data: {} },
    'users.me': withSalary(10),
    'users.balance': { data: tokToNano(100) },
    'equipments.mine': { data: [item] },
    'equipments.rerollCount': { data: 0 },
    'equipments.freeRerolled': { data: 0 },
    'ads.count': { data: 1 },
    'equipments.polish': { data: { equipment: POLISHED, balance: tokToNano(10) } },
    ...answers,
  })
  const page = await showScreen(<Card />)
  await page.pass(0)
  return { server, page }
}
const ATTACK = 'Polish Attack from +12 to +18 for 90.0 TOK'
const CRIT = 'Polish Crit rate from +5.1% to +6.8% for 120.0 TOK'

onSignedInPages()

describe('polishing at the blacksmith (R58)', () => {
  test('offers each line of quality 1 to 3 with its result and price, and no other', async () => {
    const { page } = await show()
    expect([page.hasButton(ATTACK), page.hasButton(CRIT)]).toEqual([true, true])
    expect(page.text()).not.toContain('+290')
    expect(page.text()).toContain('A re-roll removes it.')
  })

  test('asks first, pays as agreed, and shows the line afterwards', async () => {
    const { page, server } = await show()
    await page.click(page.button(ATTACK))
    expect(page.text()).toContain('Costs 90.0 TOK. You have 100.00.')
    expect(page.text()).toContain('No luck involved: this is what you get.')
    expect(server.count('equipments.polish')).toBe(0)
    await page.click(page.button('Polish'))
    const sent = server.requests.find(({ path }) => path.endsWith('/polish'))
    expect([sent?.path, sent?.body]).toEqual([
      expect.stringContaining(ITEM.id),
      { line: 'attack-flat', level: 2, price: tokToNano(90) },
    ])
    expect(page.text()).toContain('Attack +18, polished!')
    expect(page.queryClient.getQueryData(['users.balance'])).toBe(tokToNano(10))
    expect(page.queryClient.getQueryData(['equipments.mine'])).toEqual([POLISHED])
    expect(page.hasButton(/^Polish Attack from \+18 to \+\d+ for 120\.0 TOK$/)).toBe(true)
  })

  test('a price above the balance is refused before anything is asked', async () => {
    const { page, server } = await show({ 'users.balance': { data: tokToNano(90) - 1 } })
    await page.click(page.button(ATTACK))
    expect(page.text()).toContain('Insufficient TOK balance!')
    expect(page.hasButton('Polish')).toBe(false)
    expect(server.count('equipments.polish')).toBe(0)
  })

  test('an API error is shown in the server’s words, and item and balance are refetched', async () => {
    const { page, server } = await show({
      'equipments.polish': refusal(400, 'polish-changed', 'This bonus has changed. Check it and try again.'),
    })
    await page.click(page.button(ATTACK))
    server.answers['equipments.mine'] = { data: [POLISHED] }
    await page.tap('Polish', 0)
    expect(page.text()).toContain('This bonus has changed. Check it and try again.')
    expect(page.hasButton(/^Polish Attack from \+18/)).toBe(true)
  })

  test('a failure without words says that it did not work', async () => {
    const { page } = await show({ 'equipments.polish': refusal(500, 'internal') })
    await page.click(page.button(ATTACK))
    await page.click(page.button('Polish'))
    expect(page.text()).toContain("Couldn't polish this bonus")
  })

  test('is not there for an item without a line to polish', async () => {
    const { page } = await show({}, itemWith(line('hp-flat', 290, 5), line('crit-rate', 6.8, 4)))
    expect(page.text()).not.toContain('Polish')
  })
})

describe('the re-roll of a polished item (R58)', () => {
  const LOST = 'Your polish on them goes too.'

  test('says that the polish is lost', async () => {
    const { page } = await show({}, POLISHED)
    await page.click(page.button(/^Re-roll stats/))
    expect(page.text()).toContain(LOST)
  })

  test('says nothing of it without a polish', async () => {
    const { page } = await show()
    await page.click(page.button(/^Re-roll stats/))
    expect(page.text()).not.toContain(LOST)
  })
})
