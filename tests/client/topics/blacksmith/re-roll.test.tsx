import { useQuery } from '@tanstack/react-query'
import { describe, expect, test, vi } from 'vitest'
import '#client/topics/blacksmith/shared/re-roll-panel.tsx'
import { linePairs } from '#client/topics/blacksmith/shared/line-pairs.ts'
import { ReRollActions } from '#client/topics/blacksmith/shared/re-roll-actions.tsx'
import { inventoryQuery } from '#client/topics/items/queries.ts'
import type { OwnEquipment } from '#contracts/wire.ts'
import { rerollCostNano } from '#rules/blacksmith/re-roll.ts'
import type { ItemStat } from '#rules/items/items.ts'
import { MS_PER_DAY, tokToNano } from '#rules/units.ts'
import { itemAnswers } from '#workbench/fixtures/item-answers.ts'
import { NOW_MS } from '#workbench/fixtures/now.ts'
import { type Answers, type FakeAnswer, fakeServer, refusal } from '../../fake-server.ts'
import { onSignedInPages, showScreen } from '../../render.tsx'

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

const Card = () => {
  const item = useQuery(inventoryQuery).data?.[0]
  return item ? <ReRollActions item={item} /> : null
}

const WATCH_ID = '00000000-0000-7000-8000-000000000001'

const show = async (answers: Answers = {}, item = ITEM) => {
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

onSignedInPages()

describe('re-rolling an item', () => {
  test('asks first, pays TOK, and shows old and new lines side by side (rows 106, 122, 124)', async () => {
    const { page, server } = await show()
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

  test('is not called great when more lines got worse than better', async () => {
    const worse = ITEM.equipment_stats.map((stat) => (stat.primary ? stat : { ...stat, value: 1, level: 1 as const }))
    const equipment = { ...ITEM, equipment_stats: worse }
    const { page } = await show({
      'equipments.reroll': { data: { equipment, reroll_count: 1, balance: tokToNano(9) } },
    })
    await page.click(page.button(/^Re-roll stats 1\.0 TOK/))
    await page.click(page.button('Re-roll'))
    await page.pass(400)
    await page.pass(400)
    expect([page.hasButton('Great'), page.hasButton('Oh well')]).toEqual([false, true])
  })

  test('doubles with each re-roll, and is 1 TOK again at 00:00 UTC while the question is open (row 123)', async () => {
    const counts = [3, 0]
    const { page } = await show({ 'equipments.rerollCount': () => ({ data: counts.shift() ?? 0 }) })
    await page.click(page.button(/^Re-roll stats 8\.0 TOK/))
    expect(page.text()).toContain('Costs 8.0 TOK. You have 10.00.')
    expect(page.text()).toContain('The next one costs 16.0 TOK.')
    await page.pass(MS_PER_DAY - (NOW_MS % MS_PER_DAY))
    await page.pass(1000)
    expect(page.text()).toContain('Costs 1.0 TOK. You have 10.00.')
    expect(page.hasButton(/^Re-roll stats 1\.0 TOK/)).toBe(true)
  })

  test('costs one nano more than there is: nothing is asked (row 123)', async () => {
    const { page, server } = await show({
      'users.balance': { data: tokToNano(4) - 1 },
      'equipments.rerollCount': { data: 2 },
    })
    await page.click(page.button(/^Re-roll stats/))
    expect(page.text()).toContain('Insufficient TOK balance!')
    expect(page.hasButton('Re-roll')).toBe(false)
    expect(server.count('equipments.reroll')).toBe(0)
  })

  test('after 21 paid re-rolls today none is left (row 123)', async () => {
    const { page } = await show({ 'equipments.rerollCount': { data: 21 }, 'users.balance': { data: tokToNano(5e6) } })
    await page.click(page.button('Re-roll stats None left today'))
    expect(page.text()).toContain('No re-rolls left for this item today. New ones at 00:00 UTC.')
  })

  test('an item without bonus stats cannot be re-rolled, paid or free (row 124)', async () => {
    const bare = { ...ITEM, equipment_stats: ITEM.equipment_stats.slice(0, 1) }
    const { page, server } = await show({}, bare)
    for (const name of [/^Re-roll stats/, 'Free re-roll']) {
      await page.click(page.button(name))
      expect(page.text()).toContain('Unable to re-roll this item!')
    }
    expect(server.requests.filter(({ method }) => method === 'POST')).toEqual([])
  })

  test('counts before the answer, and takes it back when the server fails (row 124)', async () => {
    let answer: (value: FakeAnswer) => void = () => undefined
    const { page, server } = await show({ 'equipments.rerollCount': { data: 1 } })
    server.answers['equipments.reroll'] = () => new Promise<FakeAnswer>((resolve) => (answer = resolve))
    await page.click(page.button(/^Re-roll stats 2\.0 TOK/))
    await page.click(page.button('Re-roll'))
    expect(page.hasButton(/^Re-roll stats 4\.0 TOK/)).toBe(true)
    expect(page.text()).toContain('Costs 2.0 TOK.')
    await page.click(page.button('Re-roll'))
    expect(server.count('equipments.reroll')).toBe(1)
    answer(refusal(500, 'internal'))
    await page.pass(0)
    expect(page.text()).toContain('Failed to reroll')
    expect(page.hasButton(/^Re-roll stats 2\.0 TOK/)).toBe(true)
  })

  test('a refusal is shown in the server’s words; an answer with nothing says so (row 124)', async () => {
    const unable = refusal(400, 'reroll-unavailable', 'Unable to re-roll this item!')
    const { page, server } = await show({ 'equipments.reroll': unable })
    await page.click(page.button(/^Re-roll stats/))
    await page.click(page.button('Re-roll'))
    expect(page.text()).toContain('Unable to re-roll this item!')
    const nothing = { ...ITEM, equipment_stats: [] }
    server.answers['equipments.reroll'] = { data: { equipment: nothing, reroll_count: 1, balance: 0 } }
    await page.click(page.button(/^Re-roll stats/))
    await page.click(page.button('Re-roll'))
    expect(page.text()).toContain('Failed to re-roll')
  })
})

describe('the free re-roll', () => {
  test('waits until the credits are known (row 125)', async () => {
    let answer: (value: FakeAnswer) => void = () => undefined
    const { page, server } = await show({ 'ads.count': () => new Promise<FakeAnswer>((resolve) => (answer = resolve)) })
    await page.click(page.button('Free re-roll'))
    expect(page.text()).not.toContain('Costs nothing')
    answer({ data: 1 })
    await page.pass(0)
    await page.click(page.button('Free re-roll'))
    expect(page.text()).toContain('Costs nothing: one of your watched videos pays for it.')
    await page.click(page.button('Re-roll'))
    expect(server.count('equipments.adsReroll')).toBe(1)
    expect(page.text()).toContain('Stats re-rolled')
    expect(page.queryClient.getQueryData(['ads.count'])).toBe(0)
  })

  test('takes a credit before the answer, and gives it back when that fails (row 124)', async () => {
    let answer: (value: FakeAnswer) => void = () => undefined
    const { page, server } = await show()
    server.answers['equipments.adsReroll'] = () => new Promise<FakeAnswer>((resolve) => (answer = resolve))
    await page.click(page.button('Free re-roll'))
    await page.click(page.button('Re-roll'))
    expect(page.queryClient.getQueryData(['ads.count'])).toBe(0)
    answer(refusal(500, 'internal'))
    await page.pass(0)
    expect(page.text()).toContain('Failed to reroll')
    expect(page.queryClient.getQueryData(['ads.count'])).toBe(1)
  })

  test('is there once a day for each item (row 125)', async () => {
    const { page, server } = await show({ 'equipments.freeRerolled': { data: 1 } })
    await page.click(page.button('Free re-roll'))
    expect(page.text()).toContain('The free daily re-roll for this item has been used.')
    expect(server.requests.find(({ path }) => path.includes('free-rerolled'))?.path).toContain(ITEM.id)
  })

  test('without credits an ad is offered, watched, confirmed by polls, and brings one (rows 106, 122, 126)', async () => {
    let credits = 0
    let polls = 0
    const { page, server } = await show({
      'settings.get': { data: { client: { ads: { mode: 'stand-in', stand_in_s: 5 }, ad_block_id: '' } } },
      'ads.count': () => ({ data: credits }),
      'ads.start': { data: WATCH_ID },
      'ads.log': () => {
        polls += 1
        if (polls < 3) return refusal(404, 'ad-not-found')
        credits = 1
        return { data: { id: WATCH_ID, purpose: 'credit', rewarded_at: '2026-11-23T00:00:00.000Z' } }
      },
    })
    await page.click(page.button('Free re-roll after a video'))
    expect(page.text()).toContain('Watch a short video to the end')
    expect(server.count('ads.start')).toBe(0)
    const fetchOfGame = fetch
    vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) =>
      String(input).startsWith('/local/') ? Promise.resolve(new Response(null)) : fetchOfGame(input, init),
    )
    await page.click(page.button('Watch'))
    expect(server.requests.find(({ path }) => path.includes('/ads/start'))?.path).toContain('purpose=credit')
    for (let second = 0; second < 6; second++) await page.pass(1000)
    expect(page.text()).toContain('Getting your reward')
    expect(page.text()).not.toContain('FREE re-roll received')
    for (let second = 0; second < 8 && polls < 3; second++) await page.pass(1000)
    expect(page.text()).toContain('FREE re-roll received')
    expect(polls).toBe(3)
    expect(page.text()).toContain('Costs nothing')
    expect(page.queryClient.getQueryData(['ads.count'])).toBe(1)
  })

  test.each([
    [refusal(400, 'ad-daily-limit', 'Daily limit reached'), 'Daily limit reached'],
    [refusal(500, 'internal'), 'Failed to start ad, please try again after 1 minute'],
    ['no-network' as const, 'Failed to start ad, please try again later'],
  ])('an ad that does not start says why (row 127): %#', async (start, words) => {
    const { page } = await show({ 'ads.count': { data: 0 }, 'ads.start': start })
    await page.click(page.button(/^Free re-roll/))
    await page.tap('Watch', 0)
    expect(page.text()).toContain(words)
  })
})

describe('old and new lines', () => {
  const line = (type: ItemStat['type'], value: number, level: number): ItemStat => ({
    name: '',
    type,
    value,
    level,
    primary: false,
  })

  test('of one type stand side by side and compare by value, others by quality', () => {
    const before = [line('hp-flat', 60, 1), line('crit-rate', 5, 3), line('attack-flat', 12, 2)]
    const after = [line('attack-flat', 11, 2), line('reflect-percent', 3.9, 5), line('life-steal-percent', 1.5, 3)]
    expect(linePairs(before, after).map(({ after: now, change }) => `${now?.type} ${change}`)).toEqual([
      'reflect-percent better',
      'life-steal-percent same',
      'attack-flat worse',
    ])
  })
})
