import { TonConnect, UserRejectsError, type Wallet, WalletWrongNetworkError } from '@tonconnect/sdk'
import type { CallBody } from '#contracts/schemas.ts'
import { WALLET_MANIFEST_PATH, type WalletApp } from '#rules/wallet/wallet-apps.ts'
import { withReturn } from './return-link.ts'
import { dropWalletSession, hasWalletSession, walletSessionStorage } from './wallet-session.ts'

export type WalletError = 'declined' | 'other-chain' | 'no-proof' | 'unreadable'

export interface WalletListener {
  readonly onProof: (proof: CallBody<'wallet.link'>) => void
  readonly onRefused: (how: WalletError) => void
}

export interface WalletLine {
  /** Makes the request and listens for the answer. Returns the wallet's link, from which `returnUrl` leads back. */
  ask(app: WalletApp, payload: string, returnUrl: string | undefined): string
  resume(): Promise<void>
  /** Stops listening. The session stays, for `forgetWallet`. */
  close(): void
}

/** An empty list of wallets, because the library would fetch its own from another host. */
const NO_LIST = 'data:application/json,[]'

const connect = (): TonConnect =>
  new TonConnect({
    manifestUrl: location.origin + WALLET_MANIFEST_PATH,
    storage: walletSessionStorage,
    analytics: { mode: 'off' },
    walletsListSource: NO_LIST,
  })

const proofIn = ({ account, connectItems }: Wallet): CallBody<'wallet.link'> | null => {
  const item = connectItems?.tonProof
  if (!item || !('proof' in item)) return null
  const { timestamp, domain, signature, payload } = item.proof
  return {
    address: account.address,
    chain: account.chain,
    state_init: account.walletStateInit,
    proof: { timestamp, domain: { lengthBytes: domain.lengthBytes, value: domain.value }, signature, payload },
  }
}

const apiErrorOf = (error: unknown): WalletError => {
  if (error instanceof UserRejectsError) return 'declined'
  return error instanceof WalletWrongNetworkError ? 'other-chain' : 'unreadable'
}

/** Uses TON Connect with address and proof only: no analytics, and no host but the chosen wallet's bridge. */
export const openWalletLine = (chain: string, { onProof, onRefused }: WalletListener): WalletLine => {
  const connector = connect()
  const end = new AbortController()
  connector.setConnectionNetwork(chain)
  connector.onStatusChange(
    (wallet) => {
      if (!wallet || end.signal.aborted) return
      const proof = proofIn(wallet)
      if (proof) onProof(proof)
      else onRefused('no-proof')
    },
    (error) => {
      if (!end.signal.aborted) onRefused(apiErrorOf(error))
    },
  )
  return {
    ask: ({ universalLink, bridgeUrl }, payload, returnUrl) => {
      dropWalletSession()
      const options = { request: { tonProof: payload }, signal: end.signal }
      return withReturn(connector.connect({ universalLink, bridgeUrl }, options), returnUrl)
    },
    resume: () => connector.restoreConnection({ signal: end.signal }),
    close: () => {
      connector.pauseConnection()
      end.abort()
    },
  }
}

/** Tells the wallet as well, if it can be reached. Never throws. */
export const forgetWallet = async (): Promise<void> => {
  if (!hasWalletSession()) return
  try {
    const connector = connect()
    await connector.restoreConnection()
    if (connector.connected) await connector.disconnect()
    connector.pauseConnection()
  } catch (error) {
    console.warn('The wallet was not told', error)
  } finally {
    dropWalletSession()
  }
}
