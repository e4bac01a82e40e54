/** Amounts in nano for TOK, whole units otherwise. */
export interface AuditDifference {
  readonly kind:
    | 'balance' // is not the sum of its ledger rows
    | 'items' // count differs from the balance of `equipment`
    | 'owners' // an item has several owners
    | 'listings' // an item is on sale without an open listing, or the reverse
    | 'stones' // worn, but not owned
    | 'guilds' // members, leader or XP disagree with the guild
    | 'pools'
    | 'sum' // gains minus losses are not what players hold
    | 'transfer' // its sides do not cancel out
    | 'deleted' // a deleted account has assets, offers or a guild
    | 'banned' // a banned player has offers or a guild
    | 'season' // rewards differ from rank and frozen place
    | 'league' // rewards differ from frozen places and points
    | 'tournament' // rewards differ from brackets, or tickets from entries
    | 'payments' // a grant, refund or debt lacks its counterpart or differs from it
    | 'votes' // burnt STAR are not five per paid vote
    | 'receipts' // leaves or root do not match their content
    | 'range' // below zero or above the limit
  /** A player, or a guild for `guilds` and some `pools`. Null if the difference is of no single one. */
  readonly owner: bigint | null
  readonly asset: string
  /** The value derived from the ledger, from other rows, or from a rule. */
  readonly expected: bigint
  readonly found: bigint
}
