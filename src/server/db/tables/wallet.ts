import type { WalletKind } from '../../../rules/wallet/wallet.ts'
import type { Instant, Int8 } from './columns.ts'

/** A player's wallet; without an address since it was unlinked. */
export interface WalletsTable {
  player_id: Int8
  /** `workchain:hash` in small letters. */
  address: string | null
  kind: WalletKind | null
  /** When the last one was linked. */
  linked_at: Instant
}

/** Whose a linked wallet is: one player's at a time. */
export interface WalletOwnersTable {
  address: string
  player_id: Int8
}

/** What a player's wallet was last asked to sign. */
export interface WalletChallengesTable {
  player_id: Int8
  payload: string
  expires_at: Instant
}
