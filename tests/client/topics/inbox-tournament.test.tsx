import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { InboxScreen } from '../../../src/client/topics/inbox/screens/inbox-screen.tsx'
import { reveal, runKey } from '../../../src/client/topics/tournament/shelf/reveal.ts'
import type { InboxItem } from '../../../src/contracts/wire.ts'
import { minutesAgo, NOW_MS } from '../../../src/workbench/fixtures/now.ts'
import { BRACKET, ENDED_ENTRY, PLAYED_DAY, TOURNAMENT } from '../../../src/workbench/fixtures/tournament-answers.ts'
import { type FakeAnswer, fakeServer, refusal } from '../shell/fake-server.ts'
import { closePage, showScreen, signIn } from './render.tsx'

const PRIZE: InboxItem = {
  id: ENDED_ENTRY.inbox?.id ?? '',
  at: minutesAgo(60),
  reason: 'tournament-prize',
  tok: 20_000_000_000,
  star: 0,
  materials: [],
  claimed_at: null,
}
const GIFTS: readonly InboxItem[] = [1, 2].map((no) => ({
  ...PRIZE,
  id: `00000000-0000-4000-8000-00000000000${no}`,
  reason: 'admin-grant',
}))

const show = async (items: readonly InboxItem[], tournament: FakeAnswer = { data: TOURNAMENT }) => {
  const server = fakeServer({
    'inbox.list': { data: [...items] },
    'inbox.claim': refusal(500, 'internal'),
    'tournament.get': tournament,
  })
  const page = await showScreen(<InboxScreen />, '/inbox')
  await page.pass(4000)
  return { page, server }
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW_MS })
  signIn()
})
afterEach(closePage)

describe('a prize of the tournament in the inbox (row 30)', () => {
  test('says neither amount nor place while its fights were not watched, and leads to them', async () => {
    const { page } = await show([PRIZE])
    expect(page.text()).toContain('Watch your fights first')
    expect(page.text()).not.toContain('20')
    expect(page.hasButton(/^Claim/)).toBe(false)
    await page.click(page.button('To my fights'))
    expect(page.address()).toMatch(/^\/daily-tournament-result\?day=/)
  })

  test('is not claimed with all others', async () => {
    const { page, server } = await show([PRIZE, ...GIFTS])
    await page.click(page.button('Claim all'))
    await page.pass(2000)
    const claimed = server.requests.filter(({ method }) => method === 'POST').map(({ path }) => path)
    expect(claimed).toHaveLength(2)
    expect(claimed.join()).not.toContain(PRIZE.id)
  })

  test('is a reward like others once they were watched', async () => {
    reveal(runKey(PLAYED_DAY, BRACKET.no), 'all')
    const { page } = await show([PRIZE])
    expect(page.text()).not.toContain('Watch your fights first')
    expect(page.hasButton(/^Claim/)).toBe(true)
  })

  test.each([
    ['of a day that the tournament no longer shows', { data: { ...TOURNAMENT, last: [] } }],
    ['where nobody can say which day it is of', refusal(500, 'internal')],
  ])('%s can be claimed', async (_, tournament) => {
    const { page } = await show([PRIZE], tournament)
    expect(page.hasButton(/^Claim/)).toBe(true)
  })

  test('asks about the tournament only where such a prize waits', async () => {
    const { server } = await show(GIFTS)
    expect(server.requests.filter(({ path }) => path.includes('tournament'))).toEqual([])
  })
})
