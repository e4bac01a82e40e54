import { Route, Routes } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import { PAGE } from '#client/game/page-paths.ts'
import { toBracket } from '#client/topics/tournament/links.ts'
import { TournamentPages } from '#client/topics/tournament/screens/tournament-pages.tsx'
import { minutesAgo } from '#workbench/fixtures/now.ts'
import {
  BRACKET,
  ENDED_ENTRY,
  PLAYED_DAY,
  TOURNAMENT,
  UNWATCHABLE_BRACKET,
  waitingEntry,
} from '#workbench/fixtures/tournament-answers.ts'
import { type Answers, fakeServer, refusal, typicalAnswers } from '../../fake-server.ts'
import { onSignedInPages, showScreen } from '../../render.tsx'

const AT_BRACKET = toBracket(PLAYED_DAY, BRACKET.no)

const show = async (over: Answers = {}, at: Parameters<typeof showScreen>[1] = PAGE.TOURNAMENT.path) => {
  const server = fakeServer({ ...typicalAnswers, ...over })
  const page = await showScreen(
    <Routes>
      <Route path={PAGE.TOURNAMENT.path} element={<TournamentPages />} />
      <Route path="*" element={null} />
    </Routes>,
    at,
  )
  await page.pass(100)
  return { page, server }
}
const sent = ({ requests }: Awaited<ReturnType<typeof show>>['server'], path: string) =>
  requests.filter((request) => request.method === 'POST' && request.path.endsWith(path)).map(({ body }) => body)

onSignedInPages()

describe('the page of the day (rows 30, 148; R26)', () => {
  test('counts down each second to the close, and says who is in and when gear counts', async () => {
    const { page } = await show()
    const clock = () => document.querySelector('[role=timer]')?.textContent
    expect(clock()).toBe('08hrs00min00sec')
    await page.pass(10_000)
    expect(clock()).toBe('07hrs59min50sec')
    expect(page.text()).toContain('318 entries so far')
    expect(page.text()).toContain('The gear you wear at the start counts.')
  })

  test('enters with a ticket, and shows the entry and the tickets that are left', async () => {
    const { page, server } = await show()
    await page.tap('Enter again', 500)
    expect(sent(server, '/tournament/enter')).toHaveLength(1)
    expect(page.text()).toContain('2 entries are in. Good luck tonight!')
    expect(page.hasButton('Leave with entry 2 and get the ticket back')).toBe(true)
  })

  test('gives a ticket back by the id of its entry', async () => {
    const { page, server } = await show()
    await page.tap('Leave with entry 1 and get the ticket back', 500)
    expect(sent(server, '/tournament/leave')).toEqual([{ entry_id: waitingEntry(1).id }])
    expect(page.text()).toContain('Your ticket is back.')
    expect(page.hasButton(/^Leave/)).toBe(false)
    expect(page.hasButton('Enter')).toBe(true)
  })

  test('says in the words of the server why it was refused, and refetches the state', async () => {
    const { page, server } = await show({
      'tournament.enter': refusal(400, 'tournament-closed', 'Entering closed at 20:00 UTC.'),
    })
    const before = server.requests.filter(({ path }) => path.endsWith('/tournament')).length
    await page.tap('Enter again', 500)
    expect(page.text()).toContain('Entering closed at 20:00 UTC.')
    expect(server.requests.filter(({ path }) => path.endsWith('/tournament')).length).toBeGreaterThan(before)
  })

  test.each([
    ['a fourth entry', { entries: [1, 2, 3].map(waitingEntry) }, 'All 3 entries are in. Good luck!'],
    ['an entry without a ticket', { tickets: 0 }, 'An entry costs one ticket. Get one below.'],
    [
      'an entry of somebody too new',
      { entries: [], needs: { fights: 2, account_from: minutesAgo(-60) } },
      '2 more fights',
    ],
  ])('offers no way to %s', async (_, over, words) => {
    const { page } = await show({ 'tournament.get': { data: { ...TOURNAMENT, ...over } } })
    expect(page.hasButton(/^Enter/)).toBe(false)
    expect(page.text()).toContain(words)
  })

  test('takes no ticket from the close on, before the server has said what comes: it would enter tomorrow (R26)', async () => {
    const { page } = await show({ 'tournament.get': { data: { ...TOURNAMENT, closes_at: minutesAgo(-0.1) } } })
    expect(page.hasButton('Enter again')).toBe(true)
    await page.pass(7000)
    expect(page.text()).toContain('Closing the gates…')
    expect(page.hasButton(/^Enter|^Leave/)).toBe(false)
    expect(page.text()).toContain('Entry 1')
  })

  test('ticks off a day in the game once it is over, also while fights are still to come (R26)', async () => {
    const needs = { fights: 2, account_from: minutesAgo(-1) }
    const { page } = await show({ 'tournament.get': { data: { ...TOURNAMENT, entries: [], needs } } })
    const met = () => [...document.querySelectorAll('li[data-met]')].map(({ textContent }) => textContent)
    expect(page.text()).toContain('A day in the game: in 01:00')
    expect(met()).toEqual([])
    await page.pass(61_000)
    expect(met()).toEqual(['A day in the game'])
  })

  test('takes no ticket back while the fights are on, and looks for results until they come', async () => {
    let isDone = false
    const fighting = { ...TOURNAMENT, phase: 'fighting' as const, closes_at: minutesAgo(4), results_at: minutesAgo(-1) }
    const { page } = await show({ 'tournament.get': () => ({ data: isDone ? TOURNAMENT : fighting }) })
    expect(page.text()).toContain('The fights are on!')
    expect(page.hasButton(/^Leave|^Enter/)).toBe(false)
    await page.pass(65_000)
    expect(page.text()).toContain('Taking a bit longer today.')
    isDone = true
    await page.pass(6000)
    expect(page.text()).toContain('Next bout')
  })

  test('shows half of the prizes of a small bracket, without a box (R26)', async () => {
    const { page } = await show()
    const first = () => document.querySelector('[data-place="1"]')?.textContent
    expect(first()).toBe('1st60TOK20STARTitanium box200League points')
    const half = [...document.querySelectorAll('[role=radio]')].find(({ ariaLabel, textContent }) =>
      `${ariaLabel}${textContent}`.includes('Fewer'),
    )
    if (half) await page.click(half)
    expect(first()).toBe('1st30TOK10STAR100League points')
  })
})

describe('results that were not watched yet (row 30)', () => {
  const PLACES = /1st|2nd|3rd–4th|5th|9th|17th/

  test('show neither place nor prize: not on the page, not in the bracket, not by a final of the player’s bracket', async () => {
    const newest = { ...TOURNAMENT.newest, final: `t20261123-${BRACKET.no}-5-0` } as typeof TOURNAMENT.newest
    const [own] = TOURNAMENT.last
    const { page } = await show({
      'tournament.get': { data: { ...TOURNAMENT, prizes: [], last: own ? [own] : [], newest } },
    })
    expect(page.text()).toContain('Your fights are ready!')
    expect(page.text()).toContain('Not watched yet')
    expect(page.text()).not.toMatch(PLACES)
    expect(page.hasButton('Watch the final')).toBe(false)
    await page.tap('Watch one by one', 100)
    expect(page.address()).toBe(AT_BRACKET)
    expect(page.text()).toContain('Your next fight: Round 1')
    expect(page.text()).not.toMatch(PLACES)
    expect(page.text()).not.toMatch(/Winner/)
    expect(document.querySelectorAll('[data-won], [data-out], [data-lit]')).toHaveLength(0)
  })

  test('are shown round by round as their fights are opened, and stay shown on this device', async () => {
    const { page } = await show({}, AT_BRACKET)
    await page.click(page.button('Watch the fight'))
    expect(page.address()).toBe(`${PAGE.KOMBAT_REPLAY.path}?id=${BRACKET.matches.find(isOwnMatch)?.replay_id}`)
    await page.close()
    const again = await show({}, AT_BRACKET)
    expect(again.page.text()).toContain('Your next fight: Round 2')
  })

  test('say so where the next fight can no longer be watched, and are shown all at once (R26)', async () => {
    const { page } = await show({ 'tournament.bracket': { data: UNWATCHABLE_BRACKET } }, AT_BRACKET)
    expect(page.text()).toContain('Your next fight: Round 1')
    expect(page.text()).toContain("can't be watched any more")
    expect(page.hasButton('Watch the fight')).toBe(false)
    expect(page.hasButton(/^Watch: You/)).toBe(false)
    await page.click(page.button('Show all results'))
    expect(page.text()).toContain('Your place: 3rd–4th')
    expect(page.text()).toContain("can't be watched any more")
    expect(page.hasButton(/^Watch: You/)).toBe(false)
    expect(page.hasButton(/^Watch: /)).toBe(true)
  })

  test('are shown all at once for a player who does not want to wait', async () => {
    const { page } = await show()
    await page.click(page.button('Show all results'))
    expect(page.text()).not.toContain('Your fights are ready!')
    expect(page.text()).toContain('3rd–4th')
    expect(page.hasButton('Watch the final')).toBe(true)
  })

  test('need no watching once their prize was claimed', async () => {
    const [own] = TOURNAMENT.last
    const entries = [{ ...ENDED_ENTRY, inbox: { id: ENDED_ENTRY.inbox?.id ?? '', claimed: true } }]
    const { page } = await show({
      'tournament.get': { data: { ...TOURNAMENT, last: own ? [{ ...own, entries }] : [] } },
    })
    expect(page.text()).not.toContain('Your fights are ready!')
    expect(page.text()).toContain('3rd–4th')
  })
})

const OWN_SEAT = BRACKET.seats.findIndex(({ is_own: isOwn }) => isOwn)
const isOwnMatch = ({ lower, upper }: (typeof BRACKET.matches)[number]): boolean =>
  upper === OWN_SEAT || lower === OWN_SEAT

describe('the drawing of a bracket (row 30)', () => {
  test('is a list of rounds with matches, turned by buttons and arrow keys', async () => {
    const { page } = await show({}, AT_BRACKET)
    await page.click(page.button('Show all results'))
    const names = [...document.querySelectorAll('h2')].map(({ textContent }) => textContent)
    expect(names).toEqual(['Round 1', 'Round 2', 'Quarterfinals', 'Semifinals', 'Final'])
    const front = () => document.querySelector('[aria-live]')?.textContent
    expect(front()).toBe('Semifinals')
    await page.press('ArrowRight')
    expect(front()).toBe('Final')
    await page.click(page.button('Earlier round'))
    await page.press('ArrowLeft')
    expect(front()).toBe('Quarterfinals')
  })

  test('opens any match that is shown in the arena, and comes back to its round', async () => {
    const { page } = await show({}, AT_BRACKET)
    await page.click(page.button('Show all results'))
    const final = page.button(/^Watch: .*bramble.* against .*Bao/)
    await page.click(final)
    expect(page.address()).toBe(`${PAGE.KOMBAT_REPLAY.path}?id=t20261123-${BRACKET.no}-5-0`)
  })
})
