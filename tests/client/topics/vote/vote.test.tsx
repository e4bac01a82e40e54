import { describe, expect, test } from 'vitest'
import { BoardScreen } from '#client/topics/leaderboards/screens/board-screen.tsx'
import type { CallData } from '#contracts/schemas.ts'
import { baseAnswers } from '#workbench/fixtures/answers.ts'
import { votePast, voteRows } from '#workbench/fixtures/vote-answers.ts'
import { type FakeAnswer, fakeServer, refusal } from '../../fake-server.ts'
import { onSignedInPages, showScreen } from '../../render.tsx'

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
  readonly guild?: string | null
  readonly answer?: FakeAnswer
}

const show = async (board: Partial<Board> = {}, { cast, guild = OWN, answer }: Around = {}) => {
  let now: FakeAnswer = answer ?? { data: { ...RUNNING, ...board } }
  const server = fakeServer({
    'vote.get': () => now,
    'users.stars': { data: 23 },
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
const spent = (free: number, paid: number): Board['own'] => ({ ...EMPTY.own, free_left: free, paid_left: paid })

onSignedInPages()

describe('the race of the week (rows 28, 180; R37)', () => {
  test('says what a guild lacks to overtake, which on a tie is one more', async () => {
    const items = voteRows.map((row) => (row.place === 5 ? { ...row, votes: 88 } : row))
    const { page } = await show({ items }, { guild: null })
    expect(page.button(/^Place 44The Last Watch/).textContent).toContain('9 votes to #3')
    expect(page.button(/^Place 55Sea Dogs/).textContent).toContain('1 vote to #4')
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
    answerNext({ own: spent(0, 5) })
    await page.tap('Vote for free', 800)
    expect(casts()[0]?.body).toEqual({ guild_id: OWN, with: 'free' })
    expect(page.text()).toContain('Counted! 62 votes now.')
    await page.tap('Vote for 5 STAR', 100)
    expect(casts()[1]?.body).toEqual({ guild_id: OWN, with: 'star' })
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
