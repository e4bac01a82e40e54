import type { WalletKind } from '#rules/wallet/wallet.ts'
import type { Instant, Int8 } from './columns.ts'

/** The row stays after unlinking, without an address. */
export interface WalletsTable {
  player_id: Int8
  /** `workchain:hash` in lower case. */
  address: string | null
  kind: WalletKind | null
  linked_at: Instant
}

/** A wallet belongs to one player at a time. */
export interface WalletOwnersTable {
  address: string
  player_id: Int8
}

export interface WalletChallengesTable {
  player_id: Int8
  payload: string
  expires_at: Instant
}
