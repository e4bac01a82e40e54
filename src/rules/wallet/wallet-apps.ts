export interface WalletApp {
  readonly id: 'telegram-wallet' | 'tonkeeper' | 'mytonwallet' | 'tonhub'
  readonly name: string
  /** URL that opens the wallet with a TON Connect request. `t.me` URLs open inside the messenger. */
  readonly universalLink: string
  /** URL of the TON Connect bridge, which carries encrypted messages between game and wallet. */
  readonly bridgeUrl: string
}

/**
 * Only wallets of TON, as Telegram demands (T34). Telegram's own comes first. The list is bundled, which saves a
 * request. A test compares it with TON Connect's list.
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

export const WALLET_MANIFEST_PATH = '/tonconnect-manifest.json'
