import { beforeEach, describe, expect, test, vi } from 'vitest'
import '#client/topics/market/shared/wish-dialog.tsx'
import { CollectionScreen } from '#client/topics/collection/screens/collection-screen.tsx'
import { plainType, wantedItem } from '#client/topics/market/shared/wanted-item.ts'
import { Wishes } from '#client/topics/market/shared/wishes.tsx'
import type { CallData } from '#contracts/schemas.ts'
import { tokToNano } from '#rules/units.ts'
import { baseAnswers } from '#workbench/fixtures/answers.ts'
import { wishes } from '#workbench/fixtures/market-answers.ts'
import { minutesAgo } from '#workbench/fixtures/now.ts'
import { type Answers, type FakeAnswer, fakeServer, refusal } from '../../fake-server.ts'
import { choose, onSignedInPages, type Page, showScreen, typeInto } from '../../render.tsx'

type Wish = CallData<'market.wishes'>[number]

const [WAITING, MET] = wishes as [Wish, Wish]
const PRICES = { ...baseAnswers['market.prices'], floor: tokToNano(11) }

const onOpen = vi.fn()

const show = async (answers: Answers = {}) => {
  const server = fakeServer({
    'market.wishes': { data: [WAITING, MET] },
    'market.prices': { data: PRICES },
    'market.addWish': { data: WAITING },
    'market.removeWish': { data: { id: WAITING.id } },
    ...answers,
  })
  return { server, page: await showScreen(<Wishes onOpen={onOpen} />) }
}

const rows = (): string[] => [...document.querySelectorAll('li')].map((row) => row.textContent ?? '')
const type = (text: string): Promise<void> =>
  typeInto(document.querySelector<HTMLInputElement>('[role=dialog] input'), text)
const makeWish = async (page: Page): Promise<void> => {
  await page.click(page.button('Make a wish'))
  await page.settle()
}

onSignedInPages()
beforeEach(() => {
  onOpen.mockReset()
})

describe('wishes (extra 13)', () => {
  test('are listed with their item, met ones first, and lead to the offer that meets them', async () => {
    const { page } = await show()
    expect(rows()[0]).toContain('Violet Helmet')
    await page.click(page.button('See offer'))
    expect(onOpen).toHaveBeenCalledWith(MET.met_by)
  })

  test('are made of a slot, a rarity and a price, which is sent times 10⁹', async () => {
    const made: Wish = { ...WAITING, id: 'new', slug: 'boots-epic', rarity: 'epic', created_at: minutesAgo(0) }
    const { page, server } = await show({ 'market.wishes': { data: [] }, 'market.addWish': { data: made } })
    await makeWish(page)
    await choose('Slot', 'boots')
    await choose('Rarity', 'epic')
    expect(page.text()).toContain('Golden Striders')
    await type('4.1')
    server.answers['market.wishes'] = { data: [made] }
    await page.click(page.button('Wish'))
    expect(server.requests.find(({ method }) => method === 'POST')?.body).toEqual({
      slug: 'boots-epic',
      rarity: 'epic',
      max_price: 4_100_000_000,
    })
    expect(page.text()).toContain("Wish made! We'll tell you.")
    expect(rows()[0]).toContain('Golden Striders')
  })

  test('say at once that one is offered for that, before and after', async () => {
    const { page } = await show({ 'market.addWish': { data: MET } })
    await makeWish(page)
    await type('10.9')
    expect(page.text()).not.toContain('One is on the market at that price right now!')
    await type('11')
    expect(page.text()).toContain('One is on the market at that price right now!')
    await page.click(page.button('Wish'))
    expect(page.text()).toContain("Wish made, and it's on the market already!")
  })

  test('need a price', async () => {
    const { page, server } = await show()
    await makeWish(page)
    await page.click(page.button('Wish'))
    expect(page.text()).toContain('Please enter a valid price greater than 0')
    expect(server.count('market.addWish')).toBe(0)
  })

  test.each([
    ['the list is full', refusal(400, 'wish-limit', 'Words of the server'), 'Words of the server'],
    ['the server fails', refusal(500, 'internal'), "Couldn't make the wish. Try again."],
  ])('say why they are not made when %s', async (_, answer, words) => {
    const { page } = await show({ 'market.addWish': answer })
    await makeWish(page)
    await type('5')
    await page.tap('Wish')
    expect(page.text()).toContain(words)
    expect(page.hasButton('Wish')).toBe(true)
  })

  test('are removed after a question, at once, and come back when that fails', async () => {
    let answer: (value: FakeAnswer) => void = () => undefined
    const { page, server } = await show({
      'market.removeWish': () => new Promise<FakeAnswer>((resolve) => (answer = resolve)),
    })
    await page.tap(/^Remove the wish for Dragon Flame/)
    expect(server.count('market.removeWish')).toBe(0)
    await page.tap('Remove', 0)
    expect(server.count('market.removeWish')).toBe(1)
    expect(rows()).toHaveLength(1)
    answer(refusal(500, 'internal'))
    await page.pass(50)
    expect(page.text()).toContain("Couldn't remove the wish. Try again.")
    expect(rows()).toHaveLength(2)
  })
})

describe('a wish from the collection book', () => {
  const open = async (tab: string, entry: string): Promise<Page> => {
    fakeServer({ 'collection.get': { data: baseAnswers['collection.get'] }, 'market.prices': { data: PRICES } })
    const page = await showScreen(<CollectionScreen />)
    const tabs = [...document.querySelectorAll('[role=tab]')]
    await page.click(tabs.find(({ textContent }) => textContent === tab) as Element)
    await page.click(page.button(entry))
    await page.settle()
    return page
  }

  test('is for the entry itself', async () => {
    const page = await open('Gear', 'Violet Blade, Found')
    await makeWish(page)
    expect(document.querySelectorAll('[role=dialog] select')).toHaveLength(0)
    expect(page.text()).toContain('Pay at most')
  })

  test('for a named item asks for the rarity', async () => {
    const page = await open('Sets', 'Valentine Wings, Found')
    await makeWish(page)
    expect([...document.querySelectorAll('[role=dialog] label')].map(({ textContent }) => textContent)).toEqual([
      'Rarity',
      'Pay at most',
    ])
  })

  test.each([
    ['Sets', 'Doge Sword, Found'],
    ['Stones', 'Flame stone, level 1, Found'],
  ])('is not offered for an item that cannot be sold: %s, %s (row 108)', async (tab, entry) => {
    const page = await open(tab, entry)
    expect(page.text()).toContain('Where it comes from')
    expect(page.hasButton('Make a wish')).toBe(false)
  })

  test('is offered for a prototype, which the market sells: First Blade', async () => {
    expect((await open('Gear', 'First Blade, Found')).hasButton('Make a wish')).toBe(true)
  })
})

describe('what is wished for', () => {
  test('has the name and kind of its slug, named or not', () => {
    expect(wantedItem({ slug: 'boots-epic', rarity: 'epic' })).toMatchObject({ type: 'boots', name: 'Golden Striders' })
    expect(wantedItem({ slug: 'valentine-wings', rarity: 'rare' })).toMatchObject({
      type: 'wings',
      name: 'Valentine Wings',
    })
    expect(plainType('sword-rare')).toBe('sword')
    expect(plainType('doge-sword')).toBeNull()
  })
})
