import { describe, expect, test } from 'vitest'
import { dayGroups } from '#client/topics/ledger/screens/day-groups.ts'
import { LedgerScreen } from '#client/topics/ledger/screens/ledger-screen.tsx'
import { LEDGER_REASONS } from '#contracts/ledger-reasons.ts'
import type { LedgerPage } from '#contracts/wire.ts'
import { ledger as english } from '#languages/en/ledger.ts'
import { ledger as russian } from '#languages/ru/ledger.ts'
import { minutesAgo } from '#workbench/fixtures/now.ts'
import { type FakeAnswer, fakeServer, refusal, type SeenRequest } from '../../fake-server.ts'
import { onSignedInPages, showScreen } from '../../render.tsx'

type Row = LedgerPage['items'][number]

let rowNumber = 0
const aRow = (over: Partial<Row> = {}): Row => ({
  id: `row-${rowNumber++}`,
  at: minutesAgo(5),
  asset: 'tok',
  amount: 3_002_000_000,
  reason: 'claim',
  ref: null,
  ...over,
})
const show = async (ledger: FakeAnswer | ((request: SeenRequest) => FakeAnswer), knownNano?: number) => {
  const server = fakeServer({ 'users.ledger': ledger, 'users.balance': { data: 12_345_000_000 } })
  const page = await showScreen(<LedgerScreen />, '/ledger', (client) =>
    client.setQueryData(['users.balance'], knownNano),
  )
  return { server, page }
}
const segment = (name: string): Element => {
  const found = document.querySelector(`[role=radio][aria-label="${name}"]`)
  if (!found) throw new Error(`There is no choice ${name}`)
  return found
}

onSignedInPages()

describe('the ledger (extra 17)', () => {
  test('what came into the bag leads there; money, and what went, lead nowhere', async () => {
    const items = [
      aRow({ asset: 'equipment', amount: 1, reason: 'fight-drop', ref: 'item-1' }),
      aRow({ at: minutesAgo(9), asset: 'equipment', amount: -1, reason: 'dismantle', ref: 'item-2' }),
      aRow({ at: minutesAgo(9), asset: 'material-wood', amount: 20, reason: 'dismantle', ref: 'item-2' }),
      aRow({ at: minutesAgo(12) }),
    ]
    const { page } = await show({ data: { items, next: null } })
    expect(document.querySelectorAll('ul ul button, ol ul button').length).toBe(2)
    await page.click(page.button('+20 Wood'))
    expect(page.address()).toBe('/inventory?tab=materials')
    await page.click(page.button(/^\+1 /))
    expect(page.address()).toBe('/inventory?item=item-1')
  })

  test('the balance above the rows is as fresh as they are: a buyer may have paid since the page before', async () => {
    const { page } = await show({ data: { items: [aRow({ reason: 'market-sale' })], next: null } }, 9_000_000_000)
    expect(page.text()).toContain('12.34')
    expect(page.text()).not.toContain('9.00')
  })

  test('what this build does not know yet has words, too', async () => {
    const { page } = await show({
      data: { items: [aRow({ reason: 'moon-landing', asset: 'cheese', amount: 2 })], next: null },
    })
    expect(page.text()).toContain('Other')
    expect(page.text()).toContain('+2 Something else')
  })

  test('older rows load page by page, each requested once by the cursor of the page before', async () => {
    const { page, server } = await show(({ path }) =>
      path.includes('after=here')
        ? { data: { items: [aRow({ reason: 'onboarding-welcome', at: minutesAgo(4000) })], next: null } }
        : { data: { items: [aRow()], next: 'here' } },
    )
    expect(page.text()).not.toContain('Welcome reward')
    await page.click(page.button('Show older'))
    expect(page.text()).toContain('Welcome reward')
    expect(page.text()).toContain('Mined TOK')
    expect(page.hasButton('Show older')).toBe(false)
    expect(server.count('users.ledger')).toBe(2)
  })

  test('older rows that fail to load can be retried, and the newer ones stay', async () => {
    const { page, server } = await show(({ path }) =>
      path.includes('after=') ? refusal(400, 'invalid-payload') : { data: { items: [aRow()], next: 'here' } },
    )
    await page.click(page.button('Show older'))
    expect(page.text()).toContain("Couldn't load the older entries")
    expect(page.text()).toContain('Mined TOK')
    await page.click(page.button('Try again'))
    expect(server.count('users.ledger')).toBe(3)
  })

  test('shows TOK, STAR or items alone', async () => {
    const { page, server } = await show({ data: { items: [], next: null } })
    expect(page.text()).toContain('No activity yet')
    for (const [name, asset] of [
      ['STAR', 'star'],
      ['Items', 'goods'],
    ] as const) {
      await page.click(segment(name))
      expect(server.requests.at(-1)?.path).toBe(`/api/v1/users/ledger?asset=${asset}`)
      expect(page.text()).toContain('Nothing of this kind yet')
    }
  })

  test('every reason that the server can book has words of its own in English and in Russian', () => {
    for (const { reason } of [english, russian]) {
      const words = LEDGER_REASONS.map((name) => reason[name])
      expect(words.every((word) => word.length > 3)).toBe(true)
      expect(new Set(words).size).toBe(LEDGER_REASONS.length)
    }
  })
})

describe('the days of the ledger', () => {
  const at = (text: string): string => new Date(text).toISOString()

  test("are the player's own, and one action is one line", () => {
    const days = dayGroups(
      [
        aRow({ at: at('2026-11-21T00:00:30'), reason: 'fight-drop', asset: 'star', amount: 1 }),
        aRow({ at: at('2026-11-21T00:00:30'), reason: 'fight-drop', asset: 'material-wood', amount: 4 }),
        aRow({ at: at('2026-11-20T23:59:59'), reason: 'fight-drop', asset: 'star', amount: 1 }),
        aRow({ at: at('2026-11-01T10:00:00') }),
      ],
      Date.parse(at('2026-11-21T12:00:00')),
    )
    expect(days.map(({ daysAgo }) => daysAgo)).toEqual([0, 1, 20])
    expect(days.map(({ movements }) => movements.map(({ amounts }) => amounts.length))).toEqual([[2], [1], [1]])
  })
})
