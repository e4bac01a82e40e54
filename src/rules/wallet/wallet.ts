import { MS_PER_DAY, MS_PER_MINUTE } from '../units.ts'

/** How a wallet is linked by its signature over what the game asks it to sign (T34). */
export const WALLET = {
  /** How long a challenge can be answered. */
  challengeMs: 10 * MS_PER_MINUTE,
  /** How far the instant that the wallet signed may lie from the server's, either way. */
  clockMs: 15 * MS_PER_MINUTE,
  /** Between two links of a player. */
  changeMs: 7 * MS_PER_DAY,
} as const

/** The chains of TON, as TON Connect numbers them. */
export const TON_CHAINS = { mainnet: '-239', testnet: '-3' } as const

/** Kinds of wallet whose code is known, so that the public key can be read from their data. */
export const WALLET_KINDS = ['v3r1', 'v3r2', 'v4r2', 'v5r1'] as const

/** Kind of a wallet's contract. */
export type WalletKind = (typeof WALLET_KINDS)[number]
