import { webcrypto } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { LuckScreen } from '#client/topics/luck/screens/luck-screen.tsx'
import { shownCommitments } from '#client/topics/luck/screens/shown-commitments.ts'
import { verifyRoll } from '#client/topics/luck/screens/verify-roll.ts'
import type { CallName } from '#contracts/calls.ts'
import type { LuckRoll } from '#contracts/wire.ts'
import { itemAnswers } from '#workbench/fixtures/item-answers.ts'
import { OPEN_CHAIN, OPEN_ROLLS, SEALED_HASH, SEALED_ROLLS } from '#workbench/fixtures/luck-rolls.ts'
import { NOW_MS } from '#workbench/fixtures/now.ts'
import { awaitedCrypto, passUntil } from '../../awaited-crypto.ts'
import { type FakeAnswer, fakeServer, refusal, type SeenRequest } from '../../fake-server.ts'
import { closePage, type Page, showScreen, signIn } from '../../render.tsx'

const subtle = webcrypto.subtle as unknown as SubtleCrypto
const [NEWEST] = OPEN_ROLLS as [LuckRoll]
const CHAIN = itemAnswers['luck.get'].chain
const page = (items: readonly LuckRoll[], next: string | null = null): FakeAnswer => ({ data: { items, next } })
const wrong = (reason: string) => ({ state: 'wrong', reason })

const untilShown = async (shown: Page, words: string): Promise<void> => {
  await passUntil(shown, () => shown.text().includes(words))
  expect(shown.text()).toContain(words)
}

describe('a roll is verified by the rules that made it (R46)', () => {
  test('each roll of a revealed seed follows from it', async () => {
    expect(OPEN_ROLLS.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['refine', 'awaken', 're-roll', 'box', 'hunt']),
    )
    for (const roll of OPEN_ROLLS) expect(await verifyRoll(roll, subtle)).toEqual({ state: 'verified' })
  })

  test('a tampered outcome, odd, number, seed or client seed is named', async () => {
    const lines = (NEWEST.outcome as unknown as { lines: { value: number }[] }).lines.map((line, at) =>
      at === 0 ? { ...line, value: line.value + 1 } : line,
    )
    expect(await verifyRoll({ ...NEWEST, outcome: { lines } }, subtle)).toEqual(wrong('outcome'))
    expect(await verifyRoll({ ...NEWEST, number: 10 }, subtle)).toEqual(wrong('outcome'))
    expect(await verifyRoll({ ...NEWEST, client_seed: 'other' }, subtle)).toEqual(wrong('outcome'))
    expect(await verifyRoll({ ...NEWEST, server_seed: 'b2'.repeat(32) }, subtle)).toEqual(wrong('hash'))
    expect(await verifyRoll({ ...NEWEST, odds: {} }, subtle)).toEqual(wrong('odds'))
    const refining = OPEN_ROLLS.find(({ name }) => name === 'refine') as LuckRoll
    const kinder = { ...refining, outcome: { succeeded: !refining.outcome?.succeeded, lines: [] } }
    expect(await verifyRoll(kinder, subtle)).toEqual(wrong('outcome'))
  })

  test('a chain other than the one this device was shown is named, even while it is sealed', async () => {
    const commitment = {
      no: 1,
      from: 1,
      hash: 'f'.repeat(64),
      nextHash: SEALED_HASH,
      clientSeed: OPEN_CHAIN.client_seed,
    }
    expect(await verifyRoll(NEWEST, subtle, [commitment])).toEqual(wrong('commitment'))
    const sealed = SEALED_ROLLS[1] as LuckRoll
    const shown = { no: 2, from: 10, hash: SEALED_HASH, nextHash: 'e'.repeat(64), clientSeed: 'mine' }
    expect(await verifyRoll(sealed, subtle, [shown])).toEqual(wrong('clientSeed'))
    expect(await verifyRoll(NEWEST, subtle, [shown])).toEqual({ state: 'verified' })
    const own = { ...shown, clientSeed: sealed.client_seed }
    expect(await verifyRoll(sealed, subtle, [commitment, own])).toEqual({ state: 'sealed' })
    const another = { ...commitment, nextHash: 'd'.repeat(64) }
    expect(await verifyRoll(sealed, subtle, [another, own])).toEqual(wrong('commitment'))
  })

  test('a sealed roll, a hunt that runs and a page without hashes wait', async () => {
    const [running, sealed] = SEALED_ROLLS as [LuckRoll, LuckRoll]
    expect(await verifyRoll(sealed, subtle)).toEqual({ state: 'sealed' })
    expect(await verifyRoll({ ...running, ...OPEN_CHAIN }, subtle)).toEqual({ state: 'hidden' })
    expect(await verifyRoll(NEWEST, null)).toEqual({ state: 'unchecked' })
  })
})

describe('the page of luck (R46)', () => {
  const show = async (answers: Partial<Record<CallName, FakeAnswer | ((request: SeenRequest) => FakeAnswer)>> = {}) => {
    const server = fakeServer({
      'luck.get': { data: itemAnswers['luck.get'] },
      'luck.rolls': page([...SEALED_ROLLS, ...OPEN_ROLLS]),
      'luck.turnOver': { data: itemAnswers['luck.turnOver'] },
      ...answers,
    })
    const screen = await showScreen(<LuckScreen />, '/luck')
    await passUntil(screen, () => !screen.text().includes('Checking the rolls'))
    return { server, page: screen }
  }

  beforeEach(() => {
    vi.useFakeTimers({ now: NOW_MS, toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
    vi.stubGlobal('crypto', awaitedCrypto)
    signIn()
  })
  afterEach(closePage)

  test('marks a tampered roll and says what is wrong', async () => {
    const tampered = OPEN_ROLLS.map((roll) =>
      roll.name === 'box' ? { ...roll, outcome: { materials: [{ slug: 'material-titanium', quantity: 99 }] } } : roll,
    )
    const { page: screen } = await show({ 'luck.rolls': page(tampered) })
    expect(screen.text()).toContain("1 roll doesn't match: No. 6")
    expect(screen.text()).toContain('Rolled again from its seed with these odds, the result is different.')
    expect(screen.text().match(/Verified/g)).toHaveLength(8)
  })

  test('turns the seed over with the player’s own seed, once asked, and checks the revealed one', async () => {
    const { page, server } = await show()
    await page.click(page.button('Reveal the seed'))
    expect(server.count('luck.turnOver')).toBe(0)
    expect(page.text()).toContain('Past rolls stay as they are.')
    await page.click(page.button('Reveal'))
    expect(server.requests.find(({ method }) => method === 'POST')?.body).toEqual({ client_seed: 'nibbles' })
    await untilShown(page, 'It matches the fingerprint that was shown before')
    expect(page.text()).toContain(OPEN_CHAIN.server_seed)
    expect(server.count('luck.rolls')).toBe(2)
  })

  test.each([
    ['the server refuses', refusal(429, 'too-many-requests', 'Slow down'), 'Slow down'],
    ['the server is in trouble', refusal(500, 'internal', 'Something went wrong'), "Couldn't reveal the seed"],
  ])('a turning over that fails because %s says why and keeps the chain', async (_, answer, words) => {
    const { page } = await show({ 'luck.turnOver': answer })
    await page.click(page.button('Reveal the seed'))
    await page.click(page.button('Reveal'))
    expect(page.text()).toContain(words)
    expect(page.text()).toContain(SEALED_HASH)
  })

  test('remembers the chain that it has shown, and does not believe another one in its place', async () => {
    const { page: screen, server } = await show()
    expect(shownCommitments()).toEqual([
      { no: 2, from: 10, hash: SEALED_HASH, nextHash: CHAIN.next_server_seed_hash, clientSeed: 'nibbles' },
    ])
    const swapped = { ...CHAIN, server_seed_hash: '0'.repeat(64) }
    const rolls = SEALED_ROLLS.map((roll) => ({ ...roll, server_seed_hash: swapped.server_seed_hash }))
    server.answers['luck.rolls'] = page(rolls)
    await screen.queryClient.refetchQueries({ queryKey: ['luck.rolls'] })
    await untilShown(screen, "2 rolls don't match: No. 11, No. 10")
    expect(screen.text()).toContain('Another fingerprint was shown on this device before this roll.')
  })

  test('older rolls come page by page; a failed list says so', async () => {
    const { page: screen, server } = await show({
      'luck.rolls': ({ path }) => (path.includes('after=older') ? page(OPEN_ROLLS) : page(SEALED_ROLLS, 'older')),
    })
    expect(screen.text()).toContain('These rolls are still sealed')
    await screen.click(screen.button('Older rolls'))
    await untilShown(screen, '9 rolls checked on this device')
    expect(screen.text()).toContain("That's everything from the last 90 days")
    await screen.close()
    server.answers['luck.rolls'] = refusal(400, 'invalid-payload')
    server.answers['luck.get'] = refusal(400, 'invalid-payload')
    const failed = await showScreen(<LuckScreen />, '/luck')
    expect(failed.text()).toContain("Couldn't load your luck")
    server.answers['luck.get'] = { data: itemAnswers['luck.get'] }
    await failed.click(failed.button('Try again'))
    await untilShown(failed, "Couldn't load your rolls")
  })
})
