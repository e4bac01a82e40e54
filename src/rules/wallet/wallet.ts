import { MS_PER_DAY, MS_PER_MINUTE } from '#rules/units.ts'

/** Numbers of the TON Connect proof (T34). */
export const WALLET = {
  challengeMs: 10 * MS_PER_MINUTE,
  /** Largest difference between the signed time and ours. */
  clockMs: 15 * MS_PER_MINUTE,
  /** Shortest time between two links of a player. */
  changeMs: 7 * MS_PER_DAY,
} as const

export const TON_CHAINS = { mainnet: '-239', testnet: '-3' } as const

/** Wallet contracts whose code is known, so that the public key can be read from their data. */
export const WALLET_KINDS = ['v3r1', 'v3r2', 'v4r2', 'v5r1'] as const

export type WalletKind = (typeof WALLET_KINDS)[number]
