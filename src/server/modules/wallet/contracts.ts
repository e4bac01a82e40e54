import { type Cell, loadStateInit, type Slice } from '@ton/core'
import type { WalletKind } from '#rules/wallet/wallet.ts'

const KEY_BYTES = 32

/** Bits of seqno and wallet id, which v5 precedes with a signature flag. */
const BITS_BEFORE_KEY = { v3r1: 64, v3r2: 64, v4r2: 64, v5r1: 65 } as const satisfies Record<WalletKind, number>

const KIND_BY_CODE: Readonly<Record<string, WalletKind>> = {
  b61041a58a7980b946e8fb9e198e3c904d24799ffa36574ea4251c41a566f581: 'v3r1',
  '84dafa449f98a6987789ba232358072bc0f76dc4524002a5d0918b9a75d2d599': 'v3r2',
  feb5ff6820e2ff0d9483e7e0d62c817d846789fb4ae580c878866d959dabd5c0: 'v4r2',
  '20834b7b72b112147e1b2fb457b84e74d1a30f04f737d4f62a668e9552d2b72f': 'v5r1',
}

export interface WalletContract {
  readonly kind: WalletKind
  /** Hash in hex, which is the address within its workchain. */
  readonly hash: string
  readonly publicKey: Buffer
}

const keyIn = (data: Slice, kind: WalletKind): Buffer => data.skip(BITS_BEFORE_KEY[kind]).loadBuffer(KEY_BYTES)

/** Null for unknown code. @throws for malformed cells */
export const walletOf = (state: Cell): WalletContract | null => {
  const { code, data } = loadStateInit(state.beginParse())
  const kind = code ? KIND_BY_CODE[code.hash().toString('hex')] : undefined
  if (kind === undefined || !data) return null
  return { kind, hash: state.hash().toString('hex'), publicKey: keyIn(data.beginParse(), kind) }
}
