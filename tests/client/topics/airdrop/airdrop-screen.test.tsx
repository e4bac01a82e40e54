import { describe, expect, test } from 'vitest'
import { AirdropScreen } from '#client/topics/airdrop/screens/airdrop-screen.tsx'
import { checkLine } from '#client/topics/airdrop/screens/check-line.ts'
import { baseAnswers } from '#workbench/fixtures/answers.ts'
import { aCombatProfile } from '#workbench/fixtures/builders.ts'
import { type FakeAnswer, fakeServer } from '../../fake-server.ts'
import { onSignedInPages, showScreen } from '../../render.tsx'

const AIRDROP = baseAnswers['airdrop.get']
const LINE = baseAnswers['airdrop.line']
const [SNAPSHOT] = AIRDROP.snapshots
const NONE = { count: 0, points: 0 }

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
onSignedInPages()

describe('the Reward tab (rows 16, 182; R38)', () => {
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
  test.each([
    ['banned', 'your account was suspended that day'],
    ['checklist', "your checklist wasn't complete that day"],
  ] as const)('says why a snapshot has no line of the player: %s', async (without, words) => {
    const page = await open({ snapshots: SNAPSHOT ? [{ ...SNAPSHOT, own: null, without }] : [] })
    expect(page.text()).toContain(words)
    expect(page.hasButton('Check my line: season-11')).toBe(false)
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
