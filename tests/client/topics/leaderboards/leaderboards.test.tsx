import { describe, expect, test } from 'vitest'
import { BoardScreen } from '#client/topics/leaderboards/screens/board-screen.tsx'
import type { BoardMe, BoardPage } from '#contracts/wire.ts'
import { LAUNCH_USER } from '#workbench/fixtures/fighters.ts'
import { NOW_MS } from '#workbench/fixtures/now.ts'
import { type FakeAnswer, fakeServer, type SeenRequest } from '../../fake-server.ts'
import { onSignedInPages, showScreen, tabOf } from '../../render.tsx'

type Row = BoardPage['items'][number]

const rowsFrom = (first: number, count: number): Row[] =>
  Array.from({ length: count }, (_, index) => ({
    place: first + index,
    user_id: 100 + first + index,
    username: `player-${first + index}`,
    house_id: index % 8,
    value: 6000 - first - index,
  }))
const withOwnAt = (place: number): Row[] =>
  rowsFrom(1, 20).map((row) => (row.place === place ? { ...row, user_id: LAUNCH_USER.id } : row))
const pageOf = (items: readonly Row[], total = items.length, page = 1): FakeAnswer => ({
  data: {
    items,
    podium: items.filter(({ place }) => place !== null && place <= 3),
    total,
    page,
    page_size: 20,
    updated_at: new Date(NOW_MS).toISOString(),
  },
})
const me = (over: Partial<BoardMe> = {}): FakeAnswer => ({
  data: { place: 7, label: null, username: 'nibbles', house_id: 0, value: 5993, ...over },
})
const show = async (
  board: FakeAnswer | ((request: SeenRequest) => FakeAnswer),
  { own = me(), at = '/leaderboard' }: { own?: FakeAnswer; at?: string } = {},
) => {
  const server = fakeServer({ 'leaderboard.page': board, 'leaderboard.me': own })
  return { server, page: await showScreen(<BoardScreen />, at) }
}
const lists = () =>
  [...document.querySelectorAll('ol')].map((list) =>
    [...list.children].map((row) => row.querySelector('bdi')?.textContent),
  )
const markedNames = () =>
  [...document.querySelectorAll('[data-own=true]')].map((row) => row.querySelector('bdi')?.textContent)
const ownRow = (): string => document.querySelector('section[aria-label="Your place"]')?.textContent ?? ''

onSignedInPages()

describe('the boards (rows 28, 178, R35)', () => {
  test('twenty rows a page, and further pages have no podium (row 191)', async () => {
    const { server, page } = await show(({ path }) =>
      path.includes('page=3')
        ? pageOf(rowsFrom(41, 5), 45, 3)
        : path.includes('page=2')
          ? pageOf(rowsFrom(21, 20), 45, 2)
          : pageOf(rowsFrom(1, 20), 45),
    )
    expect(page.text()).toContain('Page 1 of 3')
    expect(page.button('Previous page').disabled).toBe(true)
    await page.tap('Next page')
    expect(page.text()).toContain('Page 2 of 3')
    expect(lists()).toHaveLength(1)
    expect(lists()[0]).toHaveLength(20)
    await page.tap('Next page')
    expect(lists()[0]?.[0]).toBe('player-41')
    expect(page.button('Next page').disabled).toBe(true)
    expect(server.count('leaderboard.page')).toBe(3)
  })

  test('an avatar leads to its player’s showcase, the player’s own to where it is arranged, in the list and pinned (R36)', async () => {
    const { page } = await show(pageOf(withOwnAt(7)))
    const ways = document.querySelectorAll<HTMLElement>(
      'section[aria-label="Your place"] button, li[data-own=true] button',
    )
    expect(ways).toHaveLength(2)
    for (const way of ways) {
      await page.click(way)
      expect(page.address()).toBe('/showcase')
    }
    await page.click(page.button(/^Showcase: .*player-8/))
    expect(page.address()).toBe('/showcase/public?user=108')
  })

  test('the player’s own row is pinned with the exact place within the listed thousand, and marked in the list', async () => {
    await show(pageOf(withOwnAt(7)))
    expect(ownRow()).toContain('#7')
    expect(document.querySelector('[data-own=true] bdi')?.textContent).toBe('player-7')
  })

  test('where the board is a minute older than the player’s place, no other row is marked as the player’s', async () => {
    const { page } = await show(pageOf(withOwnAt(8)))
    expect(ownRow()).toContain('#7')
    expect(markedNames()).toEqual(['player-8'])
    await page.close()
    await show(pageOf(withOwnAt(2)), { own: me({ place: 1 }) })
    expect(markedNames()).toEqual(['player-2'])
  })

  test('beyond it the player’s own row shows the label (row 179)', async () => {
    await show(pageOf(rowsFrom(1, 20)), { own: me({ place: null, label: '1000+' }) })
    expect(ownRow()).toContain('1000+')
    expect(document.querySelector('[data-own=true]')).toBeNull()
  })

  test('each board has an address of its own, and a tab leads there', async () => {
    const { server, page } = await show(pageOf(rowsFrom(1, 20)))
    await page.click(tabOf('TOK'))
    await page.pass(50)
    expect(page.address()).toBe('/tok-leaderboard')
    expect(server.requests.map(({ path }) => path)).toContain('/api/v1/leaderboard/tok?page=1')
  })

  test('TOK are shown with two decimals, cut (row 20)', async () => {
    const rich = rowsFrom(1, 5).map((row) => ({ ...row, value: 1_239_999_999_999 }))
    await show(pageOf(rich), { at: '/tok-leaderboard', own: me({ value: 12_345_678_900 }) })
    expect(document.querySelectorAll('ol')[1]?.textContent).toContain('1,239.99')
    expect(ownRow()).toContain('12.34')
  })
})
