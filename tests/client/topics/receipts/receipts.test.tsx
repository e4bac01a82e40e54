import { createHash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type CheckedBy, checkLines } from '#client/topics/receipts/shared/check-lines.ts'
import { ReceiptsPanel } from '#client/topics/receipts/shared/receipts-panel.tsx'
import { rememberRoots, seenRoots } from '#client/topics/receipts/shared/seen-roots.ts'
import type { CallData } from '#contracts/schemas.ts'
import { LAUNCH_USER } from '#workbench/fixtures/fighters.ts'
import { NOW_MS } from '#workbench/fixtures/now.ts'
import { LEAGUE_RECEIPTS, RECEIPTS, TOURNAMENT_RECEIPTS } from '#workbench/fixtures/receipt-answers.ts'
import { fakeServer } from '../../fake-server.ts'
import { closePage, type Page, showScreen, signIn } from '../../render.tsx'

type Proofs = CallData<'receipts.proof'>

const sha256 = async (bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> =>
  Uint8Array.from(createHash('sha256').update(bytes).digest())

const BY: CheckedBy = {
  root: RECEIPTS.weeks[0].root,
  playerId: LAUNCH_USER.id,
  sha256,
}
const [LINE] = LEAGUE_RECEIPTS.lines
const withLine = (change: Partial<Proofs['lines'][number]>): Proofs => ({
  ...LEAGUE_RECEIPTS,
  lines: [{ ...LINE, proof: [...LINE.proof], ...change }],
})

describe('a line of a receipt (R43)', () => {
  test('as the server sealed it is under its root', async () => {
    expect(await checkLines({ ...TOURNAMENT_RECEIPTS, lines: [...TOURNAMENT_RECEIPTS.lines] }, BY)).toEqual([
      'holds',
      'holds',
    ])
    expect(await checkLines(withLine({}), BY)).toEqual(['holds'])
  })

  test.each([
    ['points', { points: LINE.points + 1 }],
    ['place', { place: 1 }],
    ['no place', { place: null }],
    ['period', { period: '11-II' }],
    ['salt', { salt: '0'.repeat(32) }],
    ['leaf', { leaf: LINE.leaf + 1 }],
    ['way', { proof: [...LINE.proof].reverse() }],
    ['way that is no hash', { proof: ['xyz'] }],
    ['shorter way', { proof: LINE.proof.slice(1) }],
  ])('with another %s does not', async (_what, change) => {
    expect(await checkLines(withLine(change), BY)).toEqual(['differs'])
  })

  test('of another player, of another kind or under another root does not', async () => {
    expect(await checkLines(withLine({}), { ...BY, playerId: 8 })).toEqual(['differs'])
    expect(await checkLines({ ...withLine({}), kind: 'season' }, BY)).toEqual(['differs'])
    expect(await checkLines({ ...withLine({}), leaves: LEAGUE_RECEIPTS.leaves * 2 }, BY)).toEqual(['differs'])
    expect(await checkLines(withLine({}), { ...BY, root: 'ab'.repeat(32) })).toEqual(['differs'])
  })

  test('is not judged without Web Crypto, nor in an encoding that this build does not know', async () => {
    expect(await checkLines(withLine({}), { ...BY, sha256: null })).toEqual(['unchecked'])
    expect(await checkLines({ ...withLine({}), version: 2 }, BY)).toEqual(['newer'])
  })
})

describe('the sealed weeks', () => {
  const untilShown = async (page: Page, words: string): Promise<void> => {
    for (let turn = 0; turn < 20 && !page.text().includes(words); turn++) {
      await vi.dynamicImportSettled()
      await page.pass(1)
    }
    expect(page.text()).toContain(words)
  }
  const show = () => showScreen(<ReceiptsPanel isStranger={false} />, '/fair-play')

  beforeEach(() => {
    vi.useFakeTimers({ now: NOW_MS, toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
    // Web Crypto hashes in other threads, which fake timers do not control.
    vi.stubGlobal('crypto', {
      getRandomValues: crypto.getRandomValues.bind(crypto),
      subtle: { digest: async (_algorithm: string, bytes: Uint8Array) => (await sha256(bytes)).buffer },
    })
    localStorage.clear()
    signIn()
  })
  afterEach(closePage)

  test('check the player’s own lines on this device on demand', async () => {
    const server = fakeServer({
      'receipts.list': { data: RECEIPTS },
      'receipts.proof': { data: TOURNAMENT_RECEIPTS },
    })
    const page = await show()
    expect(server.count('receipts.proof')).toBe(0)
    await page.click(page.button('Check my lines Tournament'))
    await untilShown(page, 'place 2, 150 points')
    expect(page.text()).toContain('places 5–8, 60 points')
    expect(page.text().match(/your line is part of the root/g)).toHaveLength(2)
    expect(page.hasButton('Check my lines Tournament')).toBe(false)
  })

  test('name a root that is another than this device was shown before, and check against the first one', async () => {
    fakeServer({ 'receipts.list': { data: RECEIPTS }, 'receipts.proof': { data: withLine({}) } })
    rememberRoots([{ week: '2026-11-16', root: 'ab'.repeat(32) }])
    const page = await show()
    expect(page.text()).toContain("This isn't the root this device was shown before")
    await page.click(page.button('Check my line League'))
    await untilShown(page, "This line doesn't fit the root")
    expect(seenRoots().get('2026-11-16')).toBe('ab'.repeat(32))
    expect(seenRoots().get('2026-11-09')).toBe(RECEIPTS.weeks[1].root)
  })

  test('survive a storage that holds something else', () => {
    localStorage.setItem('house-kombat:receipt-roots.7', '{"no":"list"}')
    expect(seenRoots().size).toBe(0)
    localStorage.setItem('house-kombat:receipt-roots.7', 'broken')
    expect(seenRoots().size).toBe(0)
  })
})
