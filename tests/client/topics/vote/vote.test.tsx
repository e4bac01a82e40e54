import { describe, expect, test, vi } from 'vitest'
import { BoardScreen } from '#client/topics/leaderboards/screens/board-screen.tsx'
import type { CallData } from '#contracts/schemas.ts'
import { baseAnswers } from '#workbench/fixtures/answers.ts'
import { NOW_MS } from '#workbench/fixtures/now.ts'
import { votePast, voteRows } from '#workbench/fixtures/vote-answers.ts'
import { type FakeAnswer, fakeServer, refusal } from '../../fake-server.ts'
import { closePage, onSignedInPages, showScreen } from '../../render.tsx'

type Board = CallData<'vote.get'>

const EMPTY: Board = baseAnswers['vote.get']
const OWN = 'sea-dogs'
const ownRow = voteRows.find(({ id }) => id === OWN)
const EMPTY_GUILD = baseAnswers['vote.cast'].guild
const RUNNING: Board = {
  ...EMPTY,
  items: [...voteRows],
  own_guild: ownRow ? { ...ownRow } : null,
  past: votePast,
}

interface Around {
  readonly cast?: FakeAnswer
  readonly stars?: number
  readonly guild?: string | null
  readonly answer?: FakeAnswer
}

const show = async (board: Partial<Board> = {}, { cast, stars = 23, guild = OWN, answer }: Around = {}) => {
  let now: FakeAnswer = answer ?? { data: { ...RUNNING, ...board } }
  const server = fakeServer({
    'vote.get': () => now,
    'users.stars': { data: stars },
    'guild.get': refusal(404, 'guild-not-found'),
    ...(cast && { 'vote.cast': cast }),
  })
  const page = await showScreen(<BoardScreen />, `/vote-leaderboard${guild === null ? '' : `?guild=${guild}`}`)
  await page.pass(400)
  const answerNext = (next: Partial<Board>): void => {
    now = { data: { ...RUNNING, ...next } }
  }
  return { server, page, answerNext, casts: () => server.requests.filter(({ method }) => method === 'POST') }
}
const pinned = (): string => document.querySelector('section[aria-label="Your guild in the vote"]')?.textContent ?? ''
const spent = (free: number, paid: number): Board['own'] => ({ ...EMPTY.own, free_left: free, paid_left: paid })

onSignedInPages()

describe('the race of the week (rows 28, 180; R37)', () => {
  test('has a podium, and each guild’s votes and what it lacks to overtake, which on a tie is one more', async () => {
    const items = voteRows.map((row) => (row.place === 5 ? { ...row, votes: 88 } : row))
    const { page } = await show({ items }, { guild: null })
    expect(page.text()).toContain('Night Owls128 votes1287 votes ahead')
    expect(page.text()).toContain('Iron Paws121 votes1218 votes to #1')
    expect(page.button(/^Place 44The Last Watch/).textContent).toContain('9 votes to #3')
    expect(page.button(/^Place 55Sea Dogs/).textContent).toContain('1 vote to #4')
  })

  test('pins the player’s own guild with its place and its way to the next one; without votes it says so', async () => {
    await show({}, { guild: null })
    expect(pinned()).toContain('#5')
    expect(pinned()).toContain('28 votes to #4')
    await closePage()
    vi.useFakeTimers({ now: NOW_MS })
    vi.stubGlobal('scrollTo', () => undefined)
    const { page } = await show({ own_guild: { ...EMPTY_GUILD, place: null, votes: 0 } }, { guild: null })
    expect(pinned()).toContain('The first vote puts it in the race')
    expect(page.text()).toContain('All guilds')
  })

  test('refetches while it is looked at', async () => {
    const { page, answerNext } = await show({}, { guild: null })
    answerNext({ items: [{ ...(voteRows[0] as Board['items'][number]), votes: 333 }] })
    await page.pass(21_000)
    await page.pass(1000)
    expect(page.text()).toContain('333 votes')
  })
})

describe('a ballot (row 180; R37)', () => {
  test('gives the free vote first, says its result, and then what one for STAR costs', async () => {
    const guild = { id: OWN, name: 'Sea Dogs', tag: 'SEA', emblem: EMPTY_GUILD.emblem, votes: 62 }
    const { page, casts, answerNext } = await show({}, { cast: { data: { own: spent(0, 5), guild, stars: 23 } } })
    expect(page.text()).toContain('A vote stays where it was cast.')
    answerNext({ own: spent(0, 5) })
    await page.tap('Vote for free', 800)
    expect(casts()[0]?.body).toEqual({ guild_id: OWN, with: 'free' })
    expect(page.text()).toContain('Counted! 62 votes now.')
    expect(page.text()).toContain(
      'STAR are burnt. A vote stays where it was cast; if the guild is dissolved, its STAR are not returned.',
    )
    expect(page.text()).toContain('You have 23 STAR')
    await page.tap('Vote for 5 STAR', 100)
    expect(casts()[1]?.body).toEqual({ guild_id: OWN, with: 'star' })
  })

  test('with too few STAR sends nothing: it says how many are missing and where they come from', async () => {
    const { page, casts } = await show({ own: spent(0, 5) }, { stars: 3 })
    expect(page.text()).toContain('A vote costs 5 STAR, you have 3.')
    expect(page.hasButton('Vote for 5 STAR')).toBe(false)
    await page.tap('Where to get STAR', 400)
    expect(page.text()).toContain('2')
    expect(page.hasButton('Go hunting')).toBe(true)
    expect(casts()).toEqual([])
  })

  test('says why a vote was refused, and that nothing was paid', async () => {
    const { page } = await show(
      { own: spent(0, 5) },
      { cast: refusal(400, 'vote-one-circle', "Yours wouldn't count, so nothing was paid.") },
    )
    await page.tap('Vote for 5 STAR', 100)
    expect(document.querySelector('[role=alert]')?.textContent).toContain('nothing was paid')
  })

  test('closes back to the board, and opens from a row', async () => {
    const { page } = await show()
    await page.press('Escape', document.activeElement ?? document.body)
    await page.pass(400)
    expect(page.address()).toBe('/vote-leaderboard')
    await page.click(page.button(/^Place 44The Last Watch/))
    expect(page.address()).toBe('/vote-leaderboard?guild=last-watch')
  })
})
