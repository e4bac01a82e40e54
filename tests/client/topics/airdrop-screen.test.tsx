import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { AirdropScreen } from '../../../src/client/topics/airdrop/screens/airdrop-screen.tsx'
import { checkLine } from '../../../src/client/topics/airdrop/screens/check-line.ts'
import { formatWallet } from '../../../src/client/ui/format/format.ts'
import { baseAnswers } from '../../../src/workbench/fixtures/answers.ts'
import { aCombatProfile } from '../../../src/workbench/fixtures/builders.ts'
import { NOW_MS } from '../../../src/workbench/fixtures/now.ts'
import { linkedWallet, unlinkedWallet } from '../../../src/workbench/fixtures/wallet-answers.ts'
import { type FakeAnswer, fakeServer, refusal } from '../shell/fake-server.ts'
import { closePage, showScreen, signIn } from './render.tsx'

const AIRDROP = baseAnswers['airdrop.get']
const LINE = baseAnswers['airdrop.line']
const [SNAPSHOT] = AIRDROP.snapshots
const NONE = { count: 0, points: 0 }
const NOTHING = { total: 0, tok: NONE, wins: NONE, friends: NONE }

const answers = (airdrop: FakeAnswer, line: FakeAnswer = { data: LINE }) => ({
  'airdrop.get': airdrop,
  'airdrop.line': line,
  'combats.me': { data: aCombatProfile() },
})
const open = async (change: Partial<typeof AIRDROP> = {}) => {
  fakeServer(answers({ data: { ...AIRDROP, ...change } }))
  const page = await showScreen(<AirdropScreen />)
  await page.pass(1000)
  return page
}
const days = (): string | null | undefined =>
  document.querySelector('[role=progressbar]')?.getAttribute('aria-valuetext')

beforeEach(() => {
  vi.useFakeTimers({ now: NOW_MS })
  signIn()
})
afterEach(closePage)

describe('the Reward tab (rows 16, 182; R38)', () => {
  test('shows a newcomer what is coming, and has one thing to do', async () => {
    const page = await open({ active_days: 0, points: NOTHING, since_yesterday: NOTHING, snapshots: [] })
    expect(page.text()).toContain('An airdrop is coming')
    expect(page.text()).toContain('No promise of value')
    expect(page.text()).toContain('Nothing yet. Claim, win or bring a friend!')
    expect(page.text()).toContain('None yet.')
    expect(days()).toBe('0 of 10 days')
    await page.click(page.button('Stamp today'))
    expect(page.address()).toBe('/')
  })
  test('shows points, what they are made of, and the formula with its version', async () => {
    const page = await open()
    for (const text of [
      '1,284 points',
      '284 TOK claimed',
      '70 wins ×\u00a010',
      '3 friends ×\u00a0100',
      'No promise of value',
    ])
      expect(page.text()).toContain(text)
    expect(page.text()).toContain(
      'Formula 1: claimed\u00a0TOK + 10\u00a0×\u00a0wins + 100\u00a0×\u00a0friends. Never changed backwards.',
    )
    expect(page.text()).toContain('Your points count once your checklist is full.')
  })
  test('says what has changed since yesterday, and why', async () => {
    const page = await open()
    for (const text of ['+138', '8 TOK claimed+8', '3 fights won+30', '1 friend filled the checklist+100'])
      expect(page.text()).toContain(text)
  })
  test('says when friends count no more, and that a day has thirty wins', async () => {
    const page = await open({
      since_yesterday: {
        total: 100,
        tok: NONE,
        wins: { count: 30, points: 300 },
        friends: { count: -2, points: -200 },
      },
      wins_today: 34,
    })
    expect(page.text()).toContain('2 friends no longer count−200')
    expect(page.text()).toContain('4 more wins today: 30 a day count.')
  })
  test('a stamped day leads to friends', async () => {
    const page = await open({ active_days: 5, active_today: true })
    expect(page.text()).toContain('Today is stamped')
    expect(page.hasButton('Stamp today')).toBe(false)
    await page.click(page.button('Bring a friend'))
    expect(page.address()).toBe('/friends')
  })
  test('with all stamps it says so, and no longer that points do not count', async () => {
    const page = await open({ active_days: 10, active_today: true })
    expect(page.text()).toContain('All stamps are in')
    expect(page.text()).not.toContain('once your checklist is full')
  })
  test('agrees with the onboarding: one house of eight, named (row 67)', async () => {
    const page = await open()
    expect(page.text()).toMatch(/You play in 1 of 8: \w/)
  })
  test('has the wallet as an option, which leads nowhere where none can be linked', async () => {
    const page = await open()
    expect(page.text()).toContain('A walletOptional')
    expect(page.hasButton('Link a wallet')).toBe(false)
  })
  test.each([
    [unlinkedWallet, 'A walletOptional', 'Link a wallet'],
    [linkedWallet, `A wallet${formatWallet(linkedWallet.wallet?.friendly ?? '')}`, 'Open your wallet'],
  ])('leads to the wallet, and shows the linked one', async (wallet, words, button) => {
    const page = await open({ wallet })
    expect(page.text()).toContain(words)
    await page.click(page.button(button))
    expect(page.address()).toBe('/wallet')
  })
  test('takes nothing from who is watched, and says so', async () => {
    const page = await open({ is_watched: true })
    expect(page.text()).toContain('Under review: nothing is taken from you')
    expect(page.text()).toContain('1,284 points')
  })
  test.each([
    ['banned', 'your account was suspended that day'],
    ['checklist', "your checklist wasn't complete that day"],
  ] as const)('says why a snapshot has no line of the player: %s', async (without, words) => {
    const page = await open({ snapshots: SNAPSHOT ? [{ ...SNAPSHOT, own: null, without }] : [] })
    expect(page.text()).toContain(words)
    expect(page.hasButton('Check my line: season-11')).toBe(false)
  })
  test('what could not be loaded can be asked for again', async () => {
    let answer: FakeAnswer = refusal(400, 'internal')
    fakeServer({ ...answers({ data: AIRDROP }), 'airdrop.get': () => answer })
    const page = await showScreen(<AirdropScreen />)
    await page.pass(100)
    expect(page.text()).toContain("Couldn't load your points.")
    answer = { data: { ...AIRDROP, active_days: 1 } }
    await page.click(page.button('Try again'))
    await page.pass(100)
    expect(days()).toBe('1 of 10 days')
  })
})

describe('the check of a line (row 182; R38)', () => {
  const published = SNAPSHOT as NonNullable<typeof SNAPSHOT>
  const check = (line: typeof LINE, snapshot = published) => checkLine(line, snapshot, crypto.subtle)

  test('holds for the line that was sealed', async () => {
    expect(await check(LINE)).toMatchObject({
      state: 'holds',
      hashes: LINE.proof.length,
      text: expect.stringMatching(/^house-kombat-airdrop\/1\|season-11\|[\da-f]{64}\|884\|1$/),
    })
  })
  test.each([
    ['other points', LINE, { ...published, own: 885 }],
    ['another version of the formula', LINE, { ...published, version: 2 }],
    ['another snapshot', LINE, { ...published, name: 'season-12' }],
    ['another root', LINE, { ...published, root: '0'.repeat(64) }],
    ['another number of lines', LINE, { ...published, lines: 100 }],
    ['another player', { ...LINE, player_id: 8 }, published],
    ['another salt', { ...LINE, salt: '0'.repeat(32) }, published],
    ['another place', { ...LINE, index: LINE.index + 1 }, published],
    ['a hash too few', { ...LINE, proof: LINE.proof.slice(1) }, published],
    ['what is no hash', { ...LINE, proof: ['xyz', ...LINE.proof.slice(1)] }, published],
  ])('breaks with %s', async (_, line, snapshot) => {
    expect((await check(line, snapshot)).state).toBe('broken')
  })
  test('says so where the page may not compute', async () => {
    expect(await checkLine(LINE, published, null)).toEqual({ state: 'noCrypto' })
  })
})
