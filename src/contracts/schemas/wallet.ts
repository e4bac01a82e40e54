import { z } from 'zod'
import { TON_CHAINS, WALLET_KINDS } from '#rules/wallet/wallet.ts'
import type { TopicCalls } from './call-schema.ts'
import { isoInstant } from './scalars.ts'

export const ownWallet = z.object({
  /** False if this server allows no linking. */
  enabled: z.boolean(),
  chain: z.enum(TON_CHAINS),
  wallet: z
    .object({
      /** `workchain:hash`, the form in which wallets can be compared. */
      address: z.string(),
      /** The address as wallets show it. */
      friendly: z.string(),
      kind: z.enum(WALLET_KINDS),
      linked_at: isoInstant,
    })
    .nullable(),
  /** When the caller may link a wallet again. Null if allowed now. */
  may_link_at: isoInstant.nullable(),
})

const base64 = (longest: number) =>
  z
    .string()
    .min(1)
    .max(longest)
    .regex(/^[A-Za-z0-9+/_-]+={0,2}$/)

export const walletCalls = {
  'wallet.get': { data: ownWallet },
  'wallet.challenge': {
    data: z.object({
      payload: z.string(),
      expires_at: isoInstant,
    }),
  },
  'wallet.link': {
    body: z.object({
      /** `workchain:hash`, as TON Connect sends it. */
      address: z.string().regex(/^-?\d{1,10}:[0-9a-fA-F]{64}$/),
      chain: z.string().max(16),
      /** Bag of cells (TON's serialization) with the initial state of the wallet's contract. */
      state_init: base64(8192),
      proof: z.object({
        /** Seconds since the epoch. Some wallets send a string. */
        timestamp: z.union([z.int(), z.string().regex(/^\d{1,12}$/)]),
        domain: z.object({ lengthBytes: z.int().nonnegative(), value: z.string().max(256) }),
        signature: base64(128),
        payload: z.string().max(128),
      }),
    }),
    data: ownWallet,
  },
  'wallet.unlink': { data: ownWallet },
} as const satisfies TopicCalls
