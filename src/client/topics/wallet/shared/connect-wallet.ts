import type { QueryClient } from '@tanstack/react-query'
import { nowMs } from '#client/api/server-clock.ts'
import { apiErrorText, sendMutation } from '#client/game/use-call-mutation.ts'
import { haptic } from '#client/platform/messenger.ts'
import { celebrate } from '#client/sound/celebrations.ts'
import type { CallBody } from '#contracts/schemas.ts'
import type { WalletApp } from '#rules/wallet/wallet-apps.ts'
import { type ConnectTrouble, connecting, setConnectStep } from './connect-store.ts'
import type { WalletLine, WalletListener } from './ton-connect.ts'
import { keepWalletRequest, keptWalletRequest, WALLET_ANSWER_MS } from './wallet-request.ts'
import { dropWalletSession } from './wallet-session.ts'

interface Asking {
  readonly line: WalletLine
  readonly payload: string
  /** Ms since the epoch. The server rejects a later proof. */
  readonly expiresMs: number
}

let asking: Asking | null = null
let line: WalletLine | null = null
let giveUp: ReturnType<typeof setTimeout> | undefined
/** Number of the current attempt. Answers to earlier ones are ignored. */
let round = 0

const loadTonConnect = () => import('./ton-connect.ts')

const end = (): void => {
  clearTimeout(giveUp)
  line?.close()
  line = null
  asking = null
  round += 1
  keepWalletRequest(null)
}

const fail = (trouble: ConnectTrouble): void => {
  end()
  haptic('error')
  setConnectStep({ is: 'trouble', trouble })
}

const afterFailure = (error: unknown, proof: CallBody<'wallet.link'>): ConnectTrouble => {
  const text = apiErrorText(error)
  return text === null ? { is: 'unsent', proof } : { is: 'refused', text }
}

/** Can be called again after a failure. Never throws. */
export const sendProof = async (client: QueryClient, proof: CallBody<'wallet.link'>): Promise<void> => {
  end()
  setConnectStep({ is: 'linking' })
  const current = round
  try {
    await sendMutation(client, 'wallet.link', { body: proof })
    haptic('success')
    celebrate('wallet-linked')
    if (round === current) setConnectStep({ is: 'idle' })
  } catch (error) {
    const trouble = afterFailure(error, proof)
    if (trouble.is === 'refused') void loadTonConnect().then(({ forgetWallet }) => forgetWallet(), dropWalletSession)
    if (round === current) fail(trouble)
  }
}

const listener = (client: QueryClient): WalletListener => ({
  onProof: (proof) => void sendProof(client, proof),
  onRefused: (is) => {
    dropWalletSession()
    fail({ is })
  },
})

const waitUntil = (untilMs: number): void => {
  giveUp = setTimeout(() => {
    dropWalletSession()
    fail({ is: 'late' })
  }, untilMs - nowMs())
}

/** Shows the wallets and fetches a challenge ahead, as the link must open within the tap on a wallet. Never throws. */
export const chooseWallet = async (client: QueryClient, chain: string): Promise<void> => {
  end()
  const current = round
  setConnectStep({ is: 'choosing', isReady: false })
  try {
    const [{ openWalletLine }, challenge] = await Promise.all([
      loadTonConnect(),
      sendMutation(client, 'wallet.challenge'),
    ])
    if (round !== current) return
    line = openWalletLine(chain, listener(client))
    asking = { line, payload: challenge.payload, expiresMs: Date.parse(challenge.expires_at) }
    setConnectStep({ is: 'choosing', isReady: true })
  } catch (error) {
    if (round !== current) return
    const text = apiErrorText(error)
    fail(text === null ? { is: 'unreachable' } : { is: 'refused', text })
  }
}

/** Call it within a tap. Null if no challenge lasts as long as the wallet may take; a new one is then fetched. */
export const askWallet = (
  client: QueryClient,
  {
    app,
    chain,
    returnUrl,
  }: { readonly app: WalletApp; readonly chain: string; readonly returnUrl: string | undefined },
): string | null => {
  const untilMs = nowMs() + WALLET_ANSWER_MS
  if (!asking || asking.expiresMs < untilMs) {
    void chooseWallet(client, chain)
    return null
  }
  const link = asking.line.ask(app, asking.payload, returnUrl)
  const request = { app, link, untilMs }
  keepWalletRequest(request)
  setConnectStep({ is: 'waiting', request })
  waitUntil(untilMs)
  return link
}

/** Continues a request from before the messenger closed the game. Never throws. */
export const resumeRequest = async (client: QueryClient, chain: string): Promise<void> => {
  if (connecting.getState().step.is !== 'idle') return
  const request = keptWalletRequest(nowMs())
  if (!request) return
  setConnectStep({ is: 'waiting', request })
  const current = round
  waitUntil(request.untilMs)
  try {
    const { openWalletLine } = await loadTonConnect()
    if (round !== current) return
    line = openWalletLine(chain, listener(client))
    await line.resume()
  } catch {
    if (round === current) fail({ is: 'unreachable' })
  }
}

export const cancelConnect = (): void => {
  const { step } = connecting.getState()
  if (step.is === 'waiting') dropWalletSession()
  end()
  setConnectStep({ is: 'idle' })
}
