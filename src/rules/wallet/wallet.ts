import { MS_PER_DAY, MS_PER_MINUTE } from '#rules/units.ts'

/** Numbers of the TON Connect proof (T34). */
export const WALLET = {
  challengeMs: 10 * MS_PER_MINUTE,
  /** Largest accepted difference between the signed time and the server's clock. */
  clockMs: 15 * MS_PER_MINUTE,
  /** After linking a wallet, a player can link none again for this long. */
  changeMs: 7 * MS_PER_DAY,
} as const

export const TON_CHAINS = { mainnet: '-239', testnet: '-3' } as const

/** Wallet contracts with a known layout of their data, from which the public key can be read. */
export const WALLET_KINDS = ['v3r1', 'v3r2', 'v4r2', 'v5r1'] as const

export type WalletKind = (typeof WALLET_KINDS)[number]
