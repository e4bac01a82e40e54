/** A wallet that players can link. */
export interface WalletApp {
  /** As TON Connect's list of wallets names it. */
  readonly id: 'telegram-wallet' | 'tonkeeper' | 'mytonwallet' | 'tonhub'
  /** A name of its own, the same in every language. */
  readonly name: string
  /** What opens it with a request; a link of Telegram opens inside the messenger. */
  readonly universalLink: string
  /** Where game and wallet leave their messages for each other, encrypted. */
  readonly bridgeUrl: string
}

/**
 * The wallets to choose from, the messenger's own first: only wallets made for TON, as the messenger's rules ask (T34). Part of the build, so
 * that no list is fetched; a test compares it with the one that the library brings.
 */
export const WALLET_APPS: readonly WalletApp[] = [
  {
    id: 'telegram-wallet',
    name: 'Wallet',
    universalLink: 'https://t.me/wallet?attach=wallet',
    bridgeUrl: 'https://walletbot.me/tonconnect-bridge/bridge',
  },
  {
    id: 'tonkeeper',
    name: 'Tonkeeper',
    universalLink: 'https://app.tonkeeper.com/ton-connect',
    bridgeUrl: 'https://bridge.tonapi.io/bridge',
  },
  {
    id: 'mytonwallet',
    name: 'MyTonWallet',
    universalLink: 'https://connect.mytonwallet.org',
    bridgeUrl: 'https://tonconnectbridge.mytonwallet.org/bridge/',
  },
  {
    id: 'tonhub',
    name: 'Tonhub',
    universalLink: 'https://tonhub.com/ton-connect',
    bridgeUrl: 'https://connect.tonhubapi.com/tonconnect',
  },
]

/** Where the server tells wallets whom they answer. */
export const WALLET_MANIFEST_PATH = '/tonconnect-manifest.json'
