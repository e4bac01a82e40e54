import { afterEach, describe, expect, test } from 'vitest'
import { InboxScreen } from '#client/topics/inbox/screens/inbox-screen.tsx'
import { reveal, runKey } from '#client/topics/tournament/shared/reveal.ts'
import { errorTable } from '#contracts/errors.ts'
import type { InboxItem } from '#contracts/wire.ts'
import { minutesAgo } from '#workbench/fixtures/now.ts'
import { BRACKET, ENDED_ENTRY, PLAYED, TOURNAMENT } from '#workbench/fixtures/tournament-answers.ts'
import { type FakeAnswer, fakeServer, refusal, type SeenRequest } from '../../fake-server.ts'
import { onSignedInPages, showScreen } from '../../render.tsx'

const SUSPENSE_MS = 1500

const idOf = (number: number): string => `00000000-0000-4000-8000-00000000000${number}`
const anItem = (number: number, over: Partial<InboxItem> = {}): InboxItem => ({
  id: idOf(number),
  at: minutesAgo(60),
  reason: 'admin-grant',
  tok: 25_000_000_000,
  star: 0,
  materials: [],
  claimed_at: null,
  ...over,
})
const claimed = (number: number, over: Partial<InboxItem> = {}): FakeAnswer => ({
  data: { item: anItem(number, { ...over, claimed_at: minutesAgo(0) }), balance: 40_000_000_000, stars: 3 },
})
const numberOf = ({ path }: SeenRequest): number => Number(/(\d)\/claim$/.exec(path)?.[1])

const show = async (
  items: readonly InboxItem[],
  claim: (number: number) => FakeAnswer = (number) => claimed(number),
  tournament: FakeAnswer = { data: TOURNAMENT },
) => {
  const taken = new Set<string>()
  const server = fakeServer({
    'tournament.get': tournament,
    'inbox.list': () => ({
      data: items.map((item) => (taken.has(item.id) ? { ...item, claimed_at: minutesAgo(0) } : item)),
    }),
    'inbox.claim': (request) => {
      const answer = claim(numberOf(request))
      if (answer !== 'no-network' && !('status' in answer)) taken.add(idOf(numberOf(request)))
      return answer
    },
  })
  return { server, page: await showScreen(<InboxScreen />, '/inbox') }
}

onSignedInPages()

describe('a tournament’s prize before its player knows the end (R26)', () => {
  const prize = (over: Partial<InboxItem> = {}): InboxItem =>
    anItem(1, { id: ENDED_ENTRY.inbox?.id ?? '', reason: 'tournament-prize', tok: 60_000_000_000, ...over })
  afterEach(() => localStorage.clear())

  test('stays closed, and is not claimed with all', async () => {
    const { page, server } = await show([prize(), anItem(2), anItem(3)])
    expect(page.text()).not.toContain('60')
    await page.tap('Claim all', SUSPENSE_MS)
    expect(server.requests.filter(({ path }) => path.endsWith('/claim')).map(numberOf)).toEqual([2, 3])
  })

  test('is a reward like any other once its fights were watched', async () => {
    reveal(runKey(PLAYED.day, BRACKET.no), 'all')
    const { page } = await show([prize()])
    expect(page.hasButton('To my fights')).toBe(false)
    expect(page.hasButton(/^Claim/)).toBe(true)
  })

  test('an older one is a reward like any other', async () => {
    const { page } = await show([prize({ id: idOf(4) })])
    expect(page.text()).toContain('60')
    expect(page.hasButton('To my fights')).toBe(false)
  })

  test('is not locked away by a failure', async () => {
    const { page } = await show([prize()], undefined, refusal(500, 'internal', 'Oops'))
    await page.pass(10_000)
    expect(page.text()).toContain('60')
  })

  test('no other reward asks for the tournament', async () => {
    const { server } = await show([anItem(1)])
    expect(server.requests.some(({ path }) => path.includes('tournament'))).toBe(false)
  })
})

describe('the inbox (T5)', () => {
  test('claiming a reward pays and leaves it among the taken (T32)', async () => {
    const things = { star: 5, materials: [{ slug: 'material-wood' as const, quantity: 80 }] }
    const { page, server } = await show([anItem(1, things)], (number) => claimed(number, things))
    await page.click(page.button('Claim: Gift from the team'))
    expect(page.text()).toContain('Claim successfully 🎁')
    const celebration = () => document.querySelector('[role=dialog]')
    await page.pass(SUSPENSE_MS)
    expect(celebration()?.textContent).toContain('All yours!')
    await page.click(page.button('Great'))
    expect(celebration()).toBeNull()
    expect(page.text()).toContain('All caught up')
    expect(page.text()).toContain('Claimed')
    expect(page.queryClient.getQueryData(['users.balance'])).toBe(40_000_000_000)
    expect(page.queryClient.getQueryData(['users.stars'])).toBe(3)
    const keys = server.requests.map(({ headers }) => headers.get('idempotency-key')).filter(Boolean)
    expect(keys).toHaveLength(1)
    await page.click(page.button(/\+80/))
    expect(page.address()).toBe('/inventory?tab=materials')
  })

  test('all are claimed one after another, and come out of the chest as one sum', async () => {
    const { page, server } = await show([anItem(1), anItem(2), anItem(3)])
    await page.click(page.button('Claim all'))
    expect(server.count('inbox.claim')).toBe(3)
    expect(page.text()).toContain('Rewards claimed!')
    expect(page.hasButton('Claim all')).toBe(false)
    await page.pass(SUSPENSE_MS)
    expect(document.querySelector('[role=dialog]')?.textContent).toContain('+75.00')
  })

  test('one that cannot be taken does not hold up the others, and says why it stays', async () => {
    const why = errorTable['balance-limit'].message
    const { page } = await show([anItem(1), anItem(2), anItem(3)], (number) =>
      number === 2 ? refusal(400, 'balance-limit', why) : claimed(number),
    )
    await page.click(page.button('Claim all'))
    expect(page.text()).toContain(`2 of 3 claimed. 1 reward stays here: ${why}`)
    expect(page.text()).toContain('1 reward waiting')
    expect(page.button(/^Claim: /)).toBeTruthy()
  })

  test('a single claim that fails says so, and shows its reason', async () => {
    const { page } = await show([anItem(1)], () => refusal(400, 'already-claimed'))
    await page.click(page.button(/^Claim: /))
    expect(page.text()).toContain('Failed to claim reward!')
    expect(page.text()).toContain('already-claimed')
    expect(document.querySelector('[role=dialog]')).toBeNull()
  })

  test('a claim that fails on the server says that it was not possible (row 187)', async () => {
    const { page } = await show([anItem(1)], () => refusal(500, 'internal'))
    await page.click(page.button(/^Claim: /))
    expect(page.text()).toContain('Unable to claim')
  })

  test('without a response the run ends: the rest is not tried', async () => {
    const { page, server } = await show([anItem(1), anItem(2)], () => 'no-network')
    await page.click(page.button('Claim all'))
    expect(server.count('inbox.claim')).toBe(1)
    expect(page.text()).toContain('2 rewards waiting')
  })
})
