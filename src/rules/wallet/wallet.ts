import { MS_PER_DAY, MS_PER_MINUTE } from '#rules/units.ts'

/** TON Connect proof (T34). */
export const WALLET = {
  challengeMs: 10 * MS_PER_MINUTE,
  /** Tolerance of the signed time, either way. */
  clockMs: 15 * MS_PER_MINUTE,
  /** Minimum between two links of a player. */
  changeMs: 7 * MS_PER_DAY,
} as const

export const TON_CHAINS = { mainnet: '-239', testnet: '-3' } as const

/** Contracts with known code, whose public key can be read from their data. */
export const WALLET_KINDS = ['v3r1', 'v3r2', 'v4r2', 'v5r1'] as const

export type WalletKind = (typeof WALLET_KINDS)[number]
