import { act } from 'react'
import { Route, Routes, useNavigate } from 'react-router-dom'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { MarketScreen } from '#client/topics/market/screens/market-screen.tsx'
import '#client/topics/market/shared/wish-dialog.tsx'
import { errorTable } from '#contracts/errors.ts'
import type { Listing, Trade } from '#contracts/wire.ts'
import { tokToNano } from '#rules/units.ts'
import { baseAnswers } from '#workbench/fixtures/answers.ts'
import { listings } from '#workbench/fixtures/market-answers.ts'
import { NOW_MS } from '#workbench/fixtures/now.ts'
import { type Answers, type FakeAnswer, fakeServer, refusal, type SeenRequest } from '../../fake-server.ts'
import { dialog, inDialog, onSignedInPages, type Page, showScreen, tabOf, typeInto } from '../../render.tsx'

const [FIRST, SECOND, ...OTHERS] = listings(45) as [Listing, Listing, ...Listing[]]
const SWORD: Listing = {
  ...FIRST,
  price_gross: tokToNano(12.5),
  floor: tokToNano(10),
  last_price: null,
  metadata: {
    equipment: {
      ...FIRST.metadata.equipment,
      name: 'Tidal Edge',
      type: 'sword',
      rarity: 'uncommon',
      equipment_stats: [
        { name: 'attack', type: 'attack-flat-primary', value: 95, level: 0, primary: true },
        { name: 'crit rate', type: 'crit-rate', value: 2.5, level: 3, primary: false },
      ],
    },
  },
}
const OWN: Listing = {
  ...SECOND,
  owned: true,
  metadata: { equipment: { ...SECOND.metadata.equipment, name: 'My Ward' } },
}
const PAGE = [SWORD, OWN, ...OTHERS.slice(0, 18)]
const PRICES = { 'market.prices': { data: baseAnswers['market.prices'] } }
const A_FRAME_MS = 20
const SWORD_LABEL = 'Tidal Edge, Uncommon, 2 stars, 12.5 TOK'

const Pages = () => {
  const navigate = useNavigate()
  return (
    <>
      <button type="button" onClick={() => navigate('/')}>
        Leave
      </button>
      <Routes>
        <Route path="/marketplace" element={<MarketScreen />} />
        <Route path="*" element={null} />
      </Routes>
    </>
  )
}

const show = async (at = '/marketplace', answers: Answers = {}) => {
  const server = fakeServer({
    'market.list': { data: { items: PAGE, next: null } },
    'market.mine': { data: [OWN] },
    'market.history': { data: [] },
    'market.wishes': { data: [] },
    'market.buy': { data: { user_equipment_id: SWORD.user_equipment_id, balance: tokToNano(87.5) } },
    'market.cancel': { data: { user_equipment_id: OWN.user_equipment_id } },
    'users.balance': { data: tokToNano(100) },
    'users.me': { data: baseAnswers['users.me'] },
    'users.starsSpent': { data: 0 },
    'combats.me': { data: baseAnswers['combats.me'] },
    'equipments.equipped': { data: [] },
    'settings.get': { data: baseAnswers['settings.get'] },
    ...answers,
  })
  return { server, page: await showScreen(<Pages />, at) }
}
const asked = (server: ReturnType<typeof fakeServer>): string[] =>
  server.requests.flatMap(({ path }) =>
    path.startsWith('/api/v1/market/equipment?') ? [path.split('?')[1] ?? ''] : [],
  )
const openPrices = async (page: Page): Promise<void> => {
  const details = [...document.querySelectorAll('details')].find(
    ({ textContent }) => textContent === 'What others paid',
  )
  await act(async () => {
    if (details) details.open = true
    details?.dispatchEvent(new Event('toggle'))
  })
  await page.pass(50)
}
const buy = async (page: Page): Promise<void> => {
  await page.tap(SWORD_LABEL)
  await page.click(inDialog('Buy now'))
}
const type = (label: string, text: string): Promise<void> =>
  typeInto(
    [...document.querySelectorAll('input')].find(({ labels }) => labels?.[0]?.textContent === label),
    text,
  )

onSignedInPages()

describe('the list of the market (rows 129, 194)', () => {
  test('filters and order are in the address and in the request; a chip takes one off again', async () => {
    const { page, server } = await show()
    await page.tap('Filters')
    await page.click(inDialog('Sword'))
    await page.click(inDialog('Rare'))
    await type('Price from', '20')
    await type('Price up to', '1.5')
    await page.click(inDialog('Show items'))
    expect(page.address()).toBe('/marketplace?type=sword&rarity=rare&min=1.5&max=20')
    expect(asked(server).at(-1)).toBe('type=sword&rarity=rare&min_price=1500000000&max_price=20000000000&sort=new')
    await page.click(page.button('Remove filter: Rare'))
    expect(page.address()).toBe('/marketplace?type=sword&min=1.5&max=20')
  })

  test('an address with filters opens as it was; unknown parts of it are ignored', async () => {
    const { page, server } = await show('/marketplace?stat=crit-rate&sort=price&type=banana&max=abc')
    expect(asked(server)).toEqual(['stat=crit-rate&sort=price'])
    expect(page.hasButton('Remove filter: Crit rate')).toBe(true)
    await page.click(page.button('Clear filters'))
    expect(page.address()).toBe('/marketplace?sort=price')
  })

  test('a page that arrives is mounted a row a frame, never at once', async () => {
    const { page } = await show('/marketplace', {
      'market.list': ({ path }: SeenRequest) =>
        path.includes('after=c1')
          ? { data: { items: OTHERS.slice(0, 6), next: null } }
          : { data: { items: [SWORD, OWN], next: 'c1' } },
    })
    const cards = () => document.querySelectorAll('li[aria-posinset]').length
    await page.click(page.button('Show more'))
    const mounted: number[] = []
    for (let frame = 0; frame < 6; frame += 1) {
      mounted.push(cards())
      await page.pass(A_FRAME_MS)
    }
    expect([...new Set(mounted)]).toEqual([2, 4, 6, 8])
  })

  test('loads on page by page, by the button too, and goes on after a failure; an offer of two pages shows once', async () => {
    const second: FakeAnswer[] = [
      refusal(400, 'rate-limited'),
      { data: { items: [OWN, ...OTHERS.slice(0, 3)], next: null } },
    ]
    const { page, server } = await show('/marketplace', {
      'market.list': ({ path }: SeenRequest) =>
        path.includes('after=c1') ? (second.shift() ?? 'no-network') : { data: { items: [SWORD, OWN], next: 'c1' } },
    })
    await page.click(page.button('Show more'))
    expect(page.text()).toContain("Couldn't load more.")
    await page.click(page.button('Try again'))
    expect(asked(server).map((query) => new URLSearchParams(query).get('after'))).toEqual([null, 'c1', 'c1'])
    expect(page.text()).toContain("That's everything on sale.")
    await page.pass(A_FRAME_MS)
    await page.pass(A_FRAME_MS)
    expect(document.querySelectorAll('li[aria-posinset]')).toHaveLength(5)
  })
})

describe('all of one kind (row 129, extra 13)', () => {
  const kind = { ...SWORD, metadata: { equipment: { ...SWORD.metadata.equipment, slug: 'sword-uncommon' } } }
  const KIND: Answers = { ...PRICES, 'market.list': { data: { items: [kind, OWN], next: null } } }
  const scrolled = document.documentElement
  afterEach(() => {
    scrolled.scrollTop = 0
  })

  test('the prices of an offer lead to the list of its kind from its top, the cheapest first; back shows the offer where it was left', async () => {
    const { page, server } = await show('/marketplace?type=sword', KIND)
    // A phone's scroll bars overlay the page: a closing dialog does not scroll it.
    vi.stubGlobal('innerWidth', 0)
    scrolled.scrollTop = 700
    await act(async () => window.dispatchEvent(new Event('scroll')))
    await page.tap(SWORD_LABEL)
    await openPrices(page)
    await page.click(inDialog('See all of this kind'))
    await page.pass(500)
    expect(page.address()).toBe('/marketplace?slug=sword-uncommon&sort=price')
    expect(asked(server).at(-1)).toBe('slug=sword-uncommon&sort=price')
    expect(scrolled.scrollTop).toBe(0)
    await page.tap('Back')
    expect(page.address()).toBe(`/marketplace?type=sword&listing=${SWORD.id}`)
    expect(scrolled.scrollTop).toBe(700)
    await page.click(inDialog('Cancel'))
    await page.pass(500)
    expect(scrolled.scrollTop).toBe(700)
  })

  test('its chip says the name and takes it off; on the list itself nothing leads to it again', async () => {
    const { page } = await show('/marketplace?slug=sword-uncommon&sort=price', KIND)
    await page.tap(SWORD_LABEL)
    await openPrices(page)
    expect(page.hasButton('Make a wish')).toBe(true)
    expect(page.hasButton('See all of this kind')).toBe(false)
    await page.click(inDialog('Cancel'))
    await page.pass(500)
    await page.click(page.button(/^Remove filter: /))
    expect(page.address()).toBe('/marketplace?sort=price')
  })

  test.each([
    ['a plain one', 'slug=sword-uncommon', '/marketplace?type=key'],
    ['a named one', 'slug=halloween-sword&rarity=epic', '/marketplace?type=key&rarity=epic'],
  ])('another type in the drawer takes %s off', async (_, kind, after) => {
    const { page } = await show(`/marketplace?${kind}`)
    await page.tap(/^Filters/)
    await page.click(inDialog('Key'))
    await page.click(inDialog('Show items'))
    expect(page.address()).toBe(after)
  })

  test('a slug that no item has counts for nothing', async () => {
    const { server } = await show('/marketplace?slug=banana-uncommon')
    expect(asked(server)).toEqual(['sort=new'])
  })
})

describe('buying (rows 131-134)', () => {
  test('a player who has joined within a day sees when buying opens, and can make a wish (R22)', async () => {
    const me = { ...baseAnswers['users.me'], trades_from: new Date(NOW_MS + 3 * 3_600_000 + 1000).toISOString() }
    const { page, server } = await show('/marketplace', { 'users.me': { data: me } })
    await page.tap(SWORD_LABEL)
    const button = inDialog('Opens in 3h\u00a000m')
    expect(button.disabled).toBe(true)
    expect(dialog()).not.toContain('Confirm purchase')
    expect(inDialog('Make a wish').disabled).toBe(false)
    await page.pass(3 * 3_600_000 + 1000)
    await page.click(inDialog('Buy now'))
    expect(server.count('market.buy')).toBe(1)
  })

  test('pays, takes the card away, refreshes market, on-sale list, inventory and history, and closes after 100 ms', async () => {
    let isSold = false
    const { page, server } = await show('/marketplace', {
      'market.list': () => ({ data: { items: isSold ? PAGE.slice(1) : PAGE, next: null } }),
      'market.buy': () => {
        isSold = true
        return { data: { user_equipment_id: SWORD.user_equipment_id, balance: tokToNano(87.5) } }
      },
    })
    const stale = ['market.mine', 'equipments.onSale', 'equipments.mine', 'market.history'] as const
    for (const name of stale) page.queryClient.setQueryData([name], [])
    await buy(page)
    expect(server.requests.find(({ method }) => method === 'POST')?.body).toEqual({ market_equipment_id: SWORD.id })
    expect(page.text()).toContain('Buy item successfully!')
    expect(page.queryClient.getQueryData(['users.balance'])).toBe(tokToNano(87.5))
    for (const name of stale) expect(page.queryClient.getQueryState([name])?.isInvalidated, name).toBe(true)
    expect(page.hasButton(SWORD_LABEL)).toBe(false)
    expect(asked(server)).toHaveLength(2)
    await page.pass(99)
    expect(page.address()).toBe(`/marketplace?listing=${SWORD.id}`)
    await page.pass(1)
    expect(page.address()).toBe('/marketplace')
  })

  test('a purchase is celebrated: the item in its light, to be worn at once; only the toast says the words', async () => {
    const { page, server } = await show('/marketplace', {
      'equipments.equip': { data: { changed: [], equipped: [], power: 600 } },
    })
    await buy(page)
    await page.pass(100)
    expect(page.hasButton('Wear now')).toBe(false)
    await page.click(page.button('Tap to skip'))
    expect(page.text()).toContain("It's yours!Tidal Edge")
    for (const status of document.querySelectorAll('[role=dialog] [role=status]'))
      expect(status.textContent).not.toContain("It's yours!")
    expect(document.activeElement?.textContent).toBe('Wear now')
    await page.click(page.button('Wear now'))
    expect(server.requests.find(({ path }) => path.endsWith('/equip'))?.body).toEqual({ equipped: true })
    expect(page.text()).toContain('Looking sharp!')
    await page.click(page.button('Done'))
    expect(page.hasButton('Done')).toBe(false)
    expect(page.address()).toBe('/marketplace')
  })

  test('a weaker item is not the one to wear now: the main button refines it (row 134)', async () => {
    const [primary, ...lines] = SWORD.metadata.equipment.equipment_stats
    if (!primary) throw new Error('the sword has no primary stat')
    const strong = { ...SWORD.metadata.equipment, id: 'worn', equipment_stats: [{ ...primary, value: 900 }, ...lines] }
    const { page } = await show('/marketplace', { 'equipments.equipped': { data: [strong] } })
    await buy(page)
    await page.pass(100)
    await page.click(page.button('Tap to skip'))
    expect(document.activeElement?.textContent).toBe('Refine')
    expect(page.hasButton('Wear now')).toBe(true)
    expect(page.hasButton('Keep')).toBe(true)
  })

  test('the celebration takes a second and a half by itself; what was bought goes on to the blacksmith, or is kept', async () => {
    const { page } = await show('/marketplace', {
      'equipments.equip': refusal(500, 'internal', 'Something went wrong'),
    })
    await buy(page)
    await page.pass(100)
    await page.pass(1400)
    await page.click(page.button('Wear now'))
    expect(page.text()).toContain("Couldn't put it on. Try again.")
    expect(page.hasButton('Keep')).toBe(true)
    await page.click(page.button('Refine'))
    expect(page.address()).toContain(`item=${SWORD.user_equipment_id}`)
  })

  test('warns of a price three times what making one costs where none was ever sold, before anything is paid', async () => {
    const prices = { ...baseAnswers['market.prices'], floor: null, last_price: null, days: [] }
    const dear = { ...SWORD, price_gross: tokToNano(500), floor: tokToNano(500), last_price: null }
    const answers = { 'market.list': { data: { items: [dear], next: null } }, 'market.prices': { data: prices } }
    const { page } = await show('/marketplace', answers)
    await page.tap(/^Tidal Edge/)
    expect(document.querySelector('[role=dialog] [role=status]')?.textContent).toMatch(
      /^Steep! Making one costs about \d/,
    )
  })

  test('after a purchase the first page alone is asked for again; those below it stay', async () => {
    let isSold = false
    const { page, server } = await show('/marketplace', {
      'market.list': ({ path }: SeenRequest) => {
        if (path.includes('after')) return { data: { items: OTHERS.slice(18, 38), next: null } }
        return { data: { items: isSold ? PAGE.slice(1) : PAGE, next: 'two' } }
      },
      'market.buy': () => {
        isSold = true
        return { data: { user_equipment_id: SWORD.user_equipment_id, balance: tokToNano(87.5) } }
      },
    })
    await page.click(page.button('Show more'))
    const key = ['market.list', { query: { sort: 'new' } }]
    const pages = () => page.queryClient.getQueryData<{ pages: { items: Listing[] }[] }>(key)?.pages ?? []
    const [, below] = pages()
    const before = asked(server).length
    await buy(page)
    await page.pass(200)
    expect(asked(server).slice(before)).toEqual(['sort=new'])
    expect(pages()[0]?.items).toEqual(PAGE.slice(1))
    expect(pages()[1]).toEqual(below)
    expect(below?.items).toHaveLength(20)
  })

  test('a balance below the price is refused before the call', async () => {
    const { page, server } = await show('/marketplace', { 'users.balance': { data: tokToNano(12.4) } })
    await page.tap(SWORD_LABEL)
    expect(page.text()).toContain('You have only 12.40 TOK.')
    await page.click(inDialog('Buy now'))
    expect(page.text()).toContain('Insufficient balance')
    expect(server.count('market.buy')).toBe(0)
  })

  test('what a buyer has paid since the page was opened can be spent', async () => {
    let nano = tokToNano(12.4)
    const { page, server } = await show('/marketplace', { 'users.balance': () => ({ data: nano }) })
    nano = tokToNano(40)
    await page.pass(60_000)
    await page.tap(SWORD_LABEL)
    expect(page.text()).toContain('You have 40.00 TOK.')
    await page.click(inDialog('Buy now'))
    expect(server.count('market.buy')).toBe(1)
  })

  test.each([
    ['insufficient-balance', 'Insufficient balance'],
    ['internal', 'Failed to buy item. Please try again.'],
    ['own-listing', 'Failed to buy item. Please try again.'],
    ['buyer-too-new', 'You can buy items 24 hours after you joined'],
  ] as const)('the server refuses with %s: "%s", and the dialog stays', async (code, said) => {
    const { page } = await show('/marketplace', {
      'market.buy': refusal(errorTable[code].status, code, errorTable[code].message),
    })
    await buy(page)
    expect(page.text()).toContain(said)
    await page.pass(200)
    expect(page.address()).toBe(`/marketplace?listing=${SWORD.id}`)
  })

  test('an offer that was sold meanwhile says so, and its card is taken away', async () => {
    const { page } = await show('/marketplace', {
      'market.list': ({ path }: SeenRequest) =>
        path.includes('after') ? 'no-network' : { data: { items: PAGE, next: null } },
      'market.buy': refusal(404, 'listing-gone', errorTable['listing-gone'].message),
    })
    await page.tap(SWORD_LABEL)
    const listed = () => JSON.stringify(page.queryClient.getQueryData(['market.list', { query: { sort: 'new' } }]))
    expect(listed()).toContain(SWORD.id)
    await page.click(inDialog('Buy now'))
    await page.pass(10)
    expect(listed()).not.toContain(SWORD.id)
    expect(page.text()).toContain('Too late: this item is already sold.')
    expect(page.address()).toBe('/marketplace')
  })

  test('the player’s own offer is unlisted, not bought', async () => {
    const { page, server } = await show()
    await page.tap(/^My Ward/)
    expect(page.text()).toContain('Unlist this item?')
    await page.click(inDialog('Unlist'))
    expect(server.requests.at(-1)?.path).not.toContain('/buy')
    expect(server.count('market.cancel')).toBe(1)
    expect(page.text()).toContain('Item unlisted successfully')
  })

  test('a player who leaves while an offer is taken off stays where they went', async () => {
    let answer = (_: FakeAnswer): void => undefined
    const { page } = await show('/marketplace', {
      'market.cancel': () => new Promise<FakeAnswer>((resolve) => (answer = resolve)),
    })
    await page.tap(/^My Ward/)
    await page.click(inDialog('Unlist'))
    await page.click(page.button('Leave'))
    answer({ data: { user_equipment_id: OWN.user_equipment_id } })
    await page.pass(50)
    expect(page.text()).toContain('Item unlisted successfully')
    expect(page.address()).toBe('/')
  })
})

describe('a link to an offer (T27)', () => {
  test('opens it, whatever the list shows', async () => {
    const linked = { ...SWORD, id: '8-linked' }
    const { page } = await show('/marketplace?listing=8-linked', { 'market.get': { data: linked } })
    await page.pass(50)
    expect(inDialog('Buy now')).toBeDefined()
  })
})

describe('own offers and history (rows 129, 134; R22)', () => {
  test('taking an offer off asks first', async () => {
    const { page, server } = await show('/marketplace?tab=offers')
    await page.tap('Unlist My Ward')
    expect(server.count('market.cancel')).toBe(0)
    server.answers['market.cancel'] = refusal(500, 'internal')
    await page.click(inDialog('Unlist'))
    expect(page.text()).toContain('Failed to unlist item. Please try again.')
  })

  const DAY_MS = 86_400_000
  const trade = (side: Trade['side'], daysAgo = 0): Trade => ({
    id: `${side}-${daysAgo}`,
    at: new Date(NOW_MS - daysAgo * DAY_MS).toISOString(),
    side,
    price_gross: tokToNano(12.5),
    fee: tokToNano(0.375),
    user_equipment_id: 'x',
    metadata: { equipment: SWORD.metadata.equipment },
  })

  test('what was sold since the player looked last is celebrated once: how many, and what they paid', async () => {
    const sold = [trade('sold', 1), trade('bought', 1), trade('sold', 2), trade('sold', 8)]
    const { page } = await show('/marketplace?tab=history', { 'market.history': { data: sold } })
    expect(dialog()).toContain('2 items sold!+24.25 TOK')
    await page.click(page.button('Nice!'))
    await page.click(tabOf('My offers'))
    await page.click(tabOf('History'))
    await page.pass(50)
    expect(page.text()).toContain('Sold · ')
    expect(dialog()).toBe('')
  })

  test('the TOK of a sale are in the balance at once; one that comes in meanwhile is celebrated, too', async () => {
    const [first, later] = [trade('sold', 2), trade('sold', 1)]
    let trades = [first]
    let nano = tokToNano(100)
    const { page } = await show('/marketplace', {
      'market.history': () => ({ data: trades }),
      'users.balance': () => ({ data: nano }),
    })
    expect(page.text()).toContain('100.00')
    nano = tokToNano(112.12)
    await page.click(tabOf('History'))
    await page.pass(50)
    expect(dialog()).toContain('Sold!+12.125 TOK')
    expect(page.text()).toContain('112.12')
    await page.click(page.button('Nice!'))
    await page.click(tabOf('My offers'))
    trades = [later, first]
    await page.click(tabOf('History'))
    await page.pass(50)
    expect(dialog()).toContain('Sold!+12.125 TOK')
  })
})

describe('wishes (extra 13)', () => {
  test('what the filters name now can be wished for where they find none; without a met wish there is no dot', async () => {
    const { page } = await show('/marketplace?type=boots&rarity=epic', {
      'market.list': { data: { items: [], next: null } },
      ...PRICES,
    })
    expect([...document.querySelectorAll('[role=tab]')].map(({ textContent }) => textContent)).toContain('Wishes')
    const wish = async (): Promise<string> => {
      await page.click(page.button('Make a wish'))
      await page.settle()
      const said = dialog()
      await page.click(inDialog('Cancel'))
      await page.pass(500)
      return said
    }
    expect(await wish()).toContain('Golden Striders')
    await page.tap('Remove filter: Epic')
    expect(await wish()).not.toContain('Golden Striders')
    await page.tap(/^Filters/)
    await page.click(inDialog('Epic'))
    await page.click(inDialog('Show items'))
    await page.pass(500)
    expect(await wish()).toContain('Golden Striders')
  })

  test('the prices of a kind come with its offer; their days are shown on demand', async () => {
    const { page, server } = await show(undefined, PRICES)
    await page.tap(SWORD_LABEL)
    expect(page.text()).not.toContain('Sold in 28 days')
    await openPrices(page)
    expect(server.count('market.prices')).toBe(1)
    expect(page.text()).toContain('Sold in 28 days')
  })
})
