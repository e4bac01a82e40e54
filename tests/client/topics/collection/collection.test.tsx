import { describe, expect, test } from 'vitest'
import { bookOf, foundIn } from '#client/topics/collection/screens/book.ts'
import { CollectionScreen } from '#client/topics/collection/screens/collection-screen.tsx'
import { ITEM_NAMES } from '#rules/items/item-names.ts'
import { type FakeAnswer, fakeServer } from '../../fake-server.ts'
import { dialog, onSignedInPages, showScreen, tabOf } from '../../render.tsx'

const NOTHING = { items: [], stones: [], houses: [], bosses: [] }
const SOME = {
  items: ['sword-common', 'sword-uncommon', 'doge-sword'],
  stones: [{ type: 'frost-prison' as const, level: 1 as const }],
  houses: [0, 4],
  bosses: ['boss-mammoth'],
}

const show = async (answer: FakeAnswer | (() => FakeAnswer) = { data: SOME }) => {
  const server = fakeServer({ 'collection.get': answer })
  return { server, page: await showScreen(<CollectionScreen />, '/collection') }
}
const open = async (page: Awaited<ReturnType<typeof show>>['page'], tab: string) => {
  await page.click(tabOf(tab))
  await page.pass(50)
}

onSignedInPages()

describe('the collection book (extra 11)', () => {
  test('has every item, set, stone, house and boss once', () => {
    const book = bookOf(NOTHING)
    expect(Object.values(book).map((sections) => foundIn(sections))).toEqual(
      [60, 46, 12, 8, 3].map((total) => ({ found: 0, total })),
    )
    const keys = Object.values(book).flatMap((sections) => sections.flatMap(({ entries }) => entries))
    expect(new Set(keys.map(({ key }) => key)).size).toBe(129)
    for (const { picture } of keys) expect(picture).toMatch(/\.(?:webp|svg|png)/)
  })

  test('says how much is found, in all and of each kind, and describes each card to screen readers', async () => {
    const { page } = await show()
    const bar = document.querySelector('[role=progressbar]')
    expect(bar?.getAttribute('aria-valuetext')).toBe('7 of 129 found')
    expect(page.text()).toContain('2 of 6')
    expect(page.hasButton('Moss Sword, Found')).toBe(true)
    expect(page.hasButton('Violet Blade, Not found yet')).toBe(true)
    await open(page, 'Stones')
    expect(page.hasButton('Ice stone, level 1, Found')).toBe(true)
    await open(page, 'Houses')
    expect(document.querySelectorAll('[role=tabpanel]:not([inert]) button[aria-label$=", Found"]')).toHaveLength(2)
    await open(page, 'Bosses')
    expect(page.hasButton('Mammoth, Found')).toBe(true)
    expect(page.hasButton('Fire Lord, Not found yet')).toBe(true)
  })

  test('a shadow says what the item would give and where it comes from with the odds, and leads there', async () => {
    const { page } = await show()
    await page.tap('Moss Shield, Not found yet', 400)
    for (const words of ['Not found yet', '+440 HP', '26.5% with the first win of a day, 2% with any other'])
      expect(dialog()).toContain(words)
    await page.click(page.button('Go fight'))
    expect(page.address()).toBe('/kombat_prep')
  })

  test('an item that is found leads nowhere, and one that has no source yet says so', async () => {
    const { page } = await show()
    await page.tap('Moss Sword, Found', 400)
    expect(dialog()).toContain('+60 attack')
    expect(page.hasButton('Go fight')).toBe(false)
    await page.tap('Got it', 400)
    await page.tap('Sun Key, Not found yet', 400)
    expect(dialog()).toContain('Nobody has found one yet')
  })

  test('an item that the market sells leads to its offers, the cheapest first, and never says that it cannot be found', async () => {
    const { page } = await show()
    await page.tap(`${ITEM_NAMES.boots.prototype}, Not found yet`, 400)
    expect(dialog()).toContain('The market, from other players')
    expect(dialog()).not.toContain('Nobody has found one yet')
    expect(page.hasButton('Make a wish')).toBe(true)
    await page.click(page.button('See the market'))
    expect(page.address()).toBe('/marketplace?slug=boots-prototype&sort=price')
  })

  test('leads from a piece of a set to the shop, which is open (R32)', async () => {
    const { page } = await show()
    await open(page, 'Sets')
    await page.tap('Valentine Wings, Not found yet', 400)
    expect(dialog()).not.toContain('Opens later')
    await page.click(page.button('See the shop'))
    expect(page.address()).toBe('/iap?tab=equipment')
  })

  test('a source of a chapter that is not built says that it opens later', async () => {
    const { page } = await show()
    await open(page, 'Bosses')
    await page.tap('Hollow Boss, Not found yet', 400)
    expect(dialog()).toContain('Opens later')
    await page.tap('Got it', 400)
    await page.click(page.button('Back'))
    expect(page.address()).toBe('/inventory')
  })
})
