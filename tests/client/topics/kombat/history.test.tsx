import { describe, expect, test } from 'vitest'
import { attacksSeenMs } from '#client/preferences/attacks-seen.ts'
import { HistoryScreen } from '#client/topics/kombat/screens/history/history-screen.tsx'
import { timeAgo } from '#client/ui/format/time-ago.ts'
import type { FightHistory } from '#contracts/wire.ts'
import { aHistoryFight } from '#workbench/fixtures/builders.ts'
import { minutesAgo, NOW_MS } from '#workbench/fixtures/now.ts'
import { type FakeAnswer, fakeServer, type SeenRequest } from '../../fake-server.ts'
import { onSignedInPages, showScreen, tabOf } from '../../render.tsx'

const OTHER_ID = '00000000-0000-4000-8000-000000000002'

type Fight = FightHistory['items'][number]

const pageOf = (items: readonly Fight[], total = items.length, page = 1): FakeAnswer => ({
  data: { items, total, page_size: 20, page },
})
const show = async (history: FakeAnswer | ((request: SeenRequest) => FakeAnswer)) => {
  const server = fakeServer({ 'combats.history': history })
  return { server, page: await showScreen(<HistoryScreen />, '/history') }
}

onSignedInPages()

describe('the battle history (extra 2)', () => {
  test('revenge challenges its opponent by id', async () => {
    const { page } = await show(pageOf([aHistoryFight({ as: 'defender' })]))
    await page.click(page.button('Revenge: challenge lunar'))
    expect(page.address()).toBe('/friendly-kombat')
    expect(page.state()).toEqual({ query: '8' })
  })

  test('an opponent who has deleted the account is named in the player’s language, and cannot be challenged (R43)', async () => {
    const gone = { ...aHistoryFight().opponent, user_id: 0, username: 'erased' }
    const { page } = await show(pageOf([aHistoryFight({ opponent: gone })]))
    expect(page.text()).toContain('Deleted player')
    expect(page.text()).not.toContain('erased')
    expect(page.hasButton('Watch the fight with Deleted player')).toBe(true)
    expect(page.hasButton(/^Revenge|showcase/i)).toBe(false)
  })

  test('the tabs ask the server for their side only', async () => {
    const { server, page } = await show(pageOf([aHistoryFight()]))
    await page.click(tabOf('Defense'))
    await page.pass(50)
    await page.click(tabOf('Attack'))
    await page.pass(50)
    const paths = server.requests.map(({ path }) => path.replace('/api/v1/combats/history?', ''))
    expect(paths).toEqual(['page=1', 'page=1&as=defender', 'page=1&as=attacker'])
  })

  test('more fights load page by page to the end', async () => {
    const many = (page: number) =>
      Array.from({ length: page === 1 ? 20 : 3 }, (_, index) =>
        aHistoryFight({ replay_id: `00000000-0000-4000-8000-0000000${page}${String(index + 1000)}` }),
      )
    const { page } = await show(({ path }) => {
      const no = path.includes('page=2') ? 2 : 1
      return pageOf(many(no), 23, no)
    })
    expect(document.querySelectorAll('li')).toHaveLength(20)
    await page.tap('Show more')
    expect(document.querySelectorAll('li')).toHaveLength(23)
    expect(page.hasButton('Show more')).toBe(false)
  })

  test('viewing the attacks clears their badge', async () => {
    await show(
      pageOf([aHistoryFight(), aHistoryFight({ as: 'defender', fought_at: minutesAgo(9), replay_id: OTHER_ID })]),
    )
    expect(attacksSeenMs()).toBe(Date.parse(minutesAgo(9)))
  })
})

describe('how long ago a fight was', () => {
  test.each([
    [0, { unit: 'now' }],
    [-5000, { unit: 'now' }],
    [59_999, { unit: 'now' }],
    [60_000, { unit: 'minutes', count: 1 }],
    [3_599_999, { unit: 'minutes', count: 59 }],
    [3_600_000, { unit: 'hours', count: 1 }],
    [86_400_000 * 29.9, { unit: 'days', count: 29 }],
  ])('%i ms', (agoMs, ago) => {
    expect(timeAgo(NOW_MS - agoMs, NOW_MS)).toEqual(ago)
  })
})
