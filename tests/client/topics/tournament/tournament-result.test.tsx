import '#rules/kombat/what-helps.ts'
import { describe, expect, test } from 'vitest'
import { ownWay } from '#client/topics/tournament/screens/result/own-way.ts'
import { TournamentResultScreen } from '#client/topics/tournament/screens/result/tournament-result-screen.tsx'
import { baseAnswers } from '#workbench/fixtures/answers.ts'
import { aCombatProfile } from '#workbench/fixtures/builders.ts'
import { minutesAgo, NOW_MS } from '#workbench/fixtures/now.ts'
import { BRACKET, ENDED_ENTRY, PLAYED, RETURNED_ENTRY } from '#workbench/fixtures/tournament-answers.ts'
import { type Answers, type FakeAnswer, fakeServer, refusal } from '../../fake-server.ts'
import { onSignedInPages, showScreen } from '../../render.tsx'

const AT = `/daily-tournament-result?day=${PLAYED.day}`
const REWARD = {
  id: ENDED_ENTRY.inbox?.id ?? '',
  at: minutesAgo(60),
  reason: 'tournament-prize',
  tok: 20_000_000_000,
  star: 0,
  materials: [],
  claimed_at: new Date(NOW_MS).toISOString(),
}
const show = async (result: FakeAnswer, over: Answers = {}, at = AT) => {
  const server = fakeServer({
    'tournament.result': result,
    'tournament.bracket': { data: BRACKET },
    'combats.me': { data: aCombatProfile() },
    'combats.replay': { data: { ...baseAnswers['combats.replay'], kind: 'tournament', own: null, ranked: false } },
    'inbox.claim': { data: { item: REWARD, balance: 1, stars: 0 } },
    ...over,
  })
  return { server, page: await showScreen(<TournamentResultScreen />, at) }
}
const seen = (): void =>
  localStorage.setItem('house-kombat:tournament-revealed.7', JSON.stringify({ [`${PLAYED.day}.${BRACKET.no}`]: 'all' }))

onSignedInPages()

describe('the result of a tournament (row 30, R26)', () => {
  test('tells neither place nor prize nor points before its player wants to know', async () => {
    const { page, server } = await show({ data: PLAYED })
    expect(page.text()).toContain('Your fights are waiting')
    for (const reported of ['Your prize', 'Your path', 'league points', 'wins', 'Claim'])
      expect(page.text()).not.toContain(reported)
    expect(server.requests.some(({ path }) => path.includes('bracket'))).toBe(false)
  })

  test('shows place, prize, way and the deciding fight once asked, and remembers it', async () => {
    const { page } = await show({ data: PLAYED })
    await page.tap('Show the end', 500)
    for (const reported of ['Your prize', 'Your path', 'How it went']) expect(page.text()).toContain(reported)
    expect(localStorage.getItem('house-kombat:tournament-revealed.7')).toContain(`${PLAYED.day}.${BRACKET.no}`)
  })

  test('a lost fight says what would have helped', async () => {
    seen()
    const { page } = await show({ data: { ...PLAYED, entries: [{ ...ENDED_ENTRY, last_fight: 't20261123-4-2-0' }] } })
    await page.pass(2000)
    expect(page.text()).toContain('What would have helped')
    expect(page.text()).toMatch(/out of 100 fights like this you win \d+/i)
  })

  test('the prize is claimed here, once, and comes out of its chest', async () => {
    seen()
    const { page, server } = await show({ data: { ...PLAYED, entries: [{ ...ENDED_ENTRY, wins: 2 }] } })
    await page.tap('Claim', 3000)
    expect(server.requests.filter(({ path }) => path.includes('/claim'))).toHaveLength(1)
    expect(page.text()).toContain('20')
    expect(page.button('Claimed').hasAttribute('disabled')).toBe(true)
  })

  test('a claim that failed says so and can be tried again', async () => {
    seen()
    const { page } = await show(
      { data: { ...PLAYED, entries: [ENDED_ENTRY] } },
      { 'inbox.claim': refusal(500, 'internal', 'Oops') },
    )
    await page.tap('Claim', 200)
    expect(page.text()).toContain("Couldn't claim your prize. Try again.")
    expect(page.button('Claim').hasAttribute('disabled')).toBe(false)
  })

  test.each([
    ['no-bracket', 'There was no bracket left without you in it.'],
    ['alone', 'Nobody else had entered.'],
    ['banned', 'Your account was blocked at 20:00'],
  ] as const)('a ticket that came back says why: %s', async (returned, words) => {
    const { page } = await show({
      data: { ...PLAYED, entries: [{ ...RETURNED_ENTRY, returned, inbox: { id: REWARD.id, claimed: false } }] },
    })
    expect(page.text()).toContain('Your ticket is back')
    expect(page.text()).toContain(words)
  })
})

describe('the way through a bracket', () => {
  test('names each opponent, the first round first, and the last one who won', () => {
    const way = ownWay(BRACKET, ENDED_ENTRY.seat ?? 0)
    expect(way.map(({ round }) => round)).toEqual(way.map((_, index) => index + 1))
    expect(way.slice(0, -1).every(({ won }) => won)).toBe(true)
    expect(way.map(({ ofRound }) => ofRound)).toEqual([16, 8, 4, 2, 1].slice(0, way.length))
    expect(way.at(-1)?.won).toBe(ENDED_ENTRY.place === 1)
    for (const { other } of way) expect(other?.is_own).toBe(false)
  })
})
