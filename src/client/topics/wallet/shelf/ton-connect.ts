import { TonConnect, UserRejectsError, type Wallet, WalletWrongNetworkError } from '@tonconnect/sdk'
import type { CallBody } from '../../../../contracts/schemas.ts'
import { WALLET_MANIFEST_PATH, type WalletApp } from '../../../../rules/wallet/wallet-apps.ts'
import { withReturn } from './return-link.ts'
import { dropWalletSession, hasWalletSession, walletSessionStorage } from './wallet-session.ts'

/** How a wallet answered, if not with a proof. */
export type WalletRefusal = 'declined' | 'other-chain' | 'no-proof' | 'unreadable'

/** What is done with a wallet's answer. */
export interface WalletListener {
  readonly onProof: (proof: CallBody<'wallet.link'>) => void
  readonly onRefused: (how: WalletRefusal) => void
}

/** A line to one wallet, for one request. */
export interface WalletLine {
  /**
   * Makes the request and begins to listen for its answer.
   * @param returnUrl where the wallet leads back to, if it does
   * @returns the link that opens the wallet with it
   */
  ask(app: WalletApp, payload: string, returnUrl: string | undefined): string
  /** Listens again for the answer to the request that was made before the page was loaded anew. */
  resume(): Promise<void>
  /** Listens no longer; the session stays for `forgetWallet`. */
  close(): void
}

/** The list is part of our build: without an empty one the library would fetch its own from another host. */
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

const refusalOf = (error: unknown): WalletRefusal => {
  if (error instanceof UserRejectsError) return 'declined'
  return error instanceof WalletWrongNetworkError ? 'other-chain' : 'unreadable'
}

/**
 * A line to a wallet of a chain through TON Connect. Nothing but the address and a signature is ever asked for, nothing is counted, and
 * nothing is fetched but from the bridge of the wallet that the player chose.
 */
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
      if (!end.signal.aborted) onRefused(refusalOf(error))
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

/** Ends the session with the player's wallet, and tells the wallet where it can be reached. Never throws. */
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
