import { act } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import '#client/topics/wallet/shared/ton-connect.ts'
import { readOwn, writeOwn } from '#client/platform/player-store.ts'
import { WalletScreen } from '#client/topics/wallet/screens/wallet-screen.tsx'
import { setConnectStep } from '#client/topics/wallet/shared/connect-store.ts'
import { sendProof } from '#client/topics/wallet/shared/connect-wallet.ts'
import type { WalletError, WalletListener } from '#client/topics/wallet/shared/ton-connect.ts'
import { baseAnswers } from '#workbench/fixtures/answers.ts'
import { NOW_MS } from '#workbench/fixtures/now.ts'
import { linkedWallet, unlinkedWallet } from '#workbench/fixtures/wallet-answers.ts'
import { type FakeAnswer, fakeServer, refusal, typicalAnswers } from '../../fake-server.ts'
import { onSignedInPages, type Page, showScreen } from '../../render.tsx'

const LINK = 'https://app.tonkeeper.com/ton-connect?v=2'
const PROOF = {
  address: `0:${'5f'.repeat(32)}`,
  chain: '-239',
  state_init: 'te6c',
  proof: { timestamp: 1, domain: { lengthBytes: 4, value: 'game' }, signature: 'c2ln', payload: 'payload' },
}

const line = vi.hoisted(() => ({
  listener: null as WalletListener | null,
  asked: [] as string[],
  resume: vi.fn(async () => undefined),
  close: vi.fn(),
  forget: vi.fn(async () => undefined),
}))
vi.mock('#client/topics/wallet/shared/ton-connect.ts', () => ({
  openWalletLine: (_chain: string, listener: WalletListener) => {
    line.listener = listener
    return {
      ask: ({ id }: { id: string }, payload: string) => {
        line.asked.push(`${id} ${payload}`)
        return LINK
      },
      resume: line.resume,
      close: line.close,
    }
  },
  forgetWallet: line.forget,
}))

const open = async (answers: Readonly<Record<string, FakeAnswer>> = {}): Promise<Page> => {
  fakeServer({
    ...typicalAnswers,
    'wallet.get': { data: unlinkedWallet },
    'wallet.link': { data: linkedWallet },
    ...answers,
  })
  const page = await showScreen(<WalletScreen />, '/wallet')
  await page.pass(500)
  return page
}
const press = (page: Page, name: string | RegExp): Promise<void> => page.tap(name, 500)
const ask = async (page: Page): Promise<void> => {
  await press(page, 'Connect a wallet')
  await press(page, /^Tonkeeper/)
}
const answer = async (page: Page, say: (listener: WalletListener) => void): Promise<void> => {
  const { listener } = line
  if (!listener) throw new Error('Nobody listens.')
  await act(async () => say(listener))
  await page.pass(500)
}

afterEach(() => {
  setConnectStep({ is: 'idle' })
})
onSignedInPages()
beforeEach(() => {
  vi.spyOn(window, 'open').mockImplementation(() => null)
  Object.assign(line, { listener: null, asked: [] })
  for (const seen of [line.resume, line.close, line.forget]) seen.mockClear()
})

describe('the wallet’s page (T34)', () => {
  test('a wallet that signs is linked, and the connection to the bridge is closed', async () => {
    const page = await open()
    await ask(page)
    expect(line.asked).toEqual([`tonkeeper ${baseAnswers['wallet.challenge'].payload}`])
    expect(page.text()).toContain('Confirm in Tonkeeper')
    await answer(page, ({ onProof }) => onProof(PROOF))
    expect(page.text()).toContain('Your wallet is linked')
    expect(page.text()).toContain('UQBf…X2tL')
    expect(line.close).toHaveBeenCalledTimes(1)
    expect(readOwn('wallet-request')).toBeNull()
  })

  test.each<readonly [WalletError, string]>([
    ['declined', 'You declined'],
    ['other-chain', 'Another network'],
    ['no-proof', 'No signature'],
    ['unreadable', 'The wallet didn’t understand'],
  ])('a wallet that answered “%s” is reported in its own words', async (how, words) => {
    const page = await open()
    await ask(page)
    await answer(page, ({ onRefused }) => onRefused(how))
    expect(page.text().replaceAll("'", '’')).toContain(words)
    await press(page, 'Not now')
    expect(page.hasButton('Connect a wallet')).toBe(true)
  })

  test('the server’s API error is shown in its words, and the wallet is told that it is over', async () => {
    const page = await open({ 'wallet.link': refusal(400, 'wallet-taken', 'Another player has linked this wallet') })
    await ask(page)
    await answer(page, ({ onProof }) => onProof(PROOF))
    expect(page.text()).toContain('Another player has linked this wallet')
    expect(line.forget).toHaveBeenCalledTimes(1)
  })

  test('what the wallet signed is sent once more when the connection was lost', async () => {
    const page = await open({ 'wallet.link': 'no-network' })
    await ask(page)
    await answer(page, ({ onProof }) => onProof(PROOF))
    expect(page.text()).toContain("The answer didn't arrive")
    expect(line.forget).toHaveBeenCalledTimes(0)
    fakeServer({ 'wallet.link': { data: linkedWallet }, 'wallet.get': { data: linkedWallet } })
    await press(page, 'Send again')
    expect(page.text()).toContain('Your wallet is linked')
  })

  test('a wallet that does not answer within five minutes is given up', async () => {
    const page = await open()
    await ask(page)
    await page.pass(5 * 60_000)
    expect(page.text()).toContain('No answer yet')
    expect(readOwn('wallet-request')).toBeNull()
  })

  test('put away, it still waits; an answer that comes then links the wallet', async () => {
    const page = await open()
    await ask(page)
    await press(page, 'Close')
    expect(page.hasButton('Confirm in Tonkeeper')).toBe(true)
    await answer(page, ({ onProof }) => onProof(PROOF))
    expect(page.text()).toContain('Your wallet is linked')
  })

  test('a request of before the page was loaded anew is waited for again, once it is this player’s', async () => {
    writeOwn('wallet-request', JSON.stringify({ app: 'tonhub', link: LINK, untilMs: NOW_MS + 60_000 }))
    const page = await open()
    expect(page.text()).toContain('Confirm in Tonhub')
    expect(line.resume).toHaveBeenCalledTimes(1)
  })

  test('a request that is too old is not waited for', async () => {
    writeOwn('wallet-request', JSON.stringify({ app: 'tonhub', link: LINK, untilMs: NOW_MS - 1 }))
    await open()
    expect(line.resume).toHaveBeenCalledTimes(0)
  })

  test('unlinking asks first, says from when another one can be linked, and tells the wallet', async () => {
    const page = await open({ 'wallet.get': { data: linkedWallet } })
    await press(page, 'Unlink')
    expect(page.text()).toContain('The game forgets UQBf…X2tL')
    const confirm = [...document.querySelectorAll('[role$=dialog] button')].find(
      (item) => item.textContent === 'Unlink',
    )
    if (!confirm) throw new Error('It does not ask.')
    await page.click(confirm)
    await page.pass(500)
    expect(page.text()).toContain('You can link another one from Nov 28th')
    expect(page.button('Connect a wallet').disabled).toBe(true)
    expect(line.forget).toHaveBeenCalledTimes(1)
  })
})

test('a proof without a page is sent, too', async () => {
  const page = await open()
  await act(() => sendProof(page.queryClient, PROOF))
  await page.pass(500)
  expect(page.text()).toContain('Your wallet is linked')
})
