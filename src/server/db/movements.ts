import type { LedgerReason } from '../../contracts/ledger-reasons.ts'
import type { BossItem, BossSkin } from '../../rules/boss/boss.ts'
import type { MaterialSlug } from '../../rules/items/materials.ts'
import type { StoneType } from '../../rules/stones/stones.ts'

/** Everything that can be owned: TOK in nano, all else in whole units. Equipment counts items, one row each in `items`. */
export type Asset =
  | 'tok'
  | 'star'
  | 'equipment'
  | MaterialSlug
  | 'tournament-ticket'
  | `stone:${StoneType}:${number}`
  | `other:${BossItem | BossSkin}`

/** What a player's account gains or loses: one ledger row. Both sides of a transfer share the id; the game has no account. */
export interface Movement {
  readonly id: string
  readonly account: number
  readonly asset: Asset
  /** Above zero for what came, below for what went; nano for TOK. */
  readonly amount: bigint
  /** Reason shown on the ledger screen. */
  readonly reason: LedgerReason
  /** What it belongs to: a fight's or an item's id. */
  readonly ref: string | null
}

/** What every movement is built from. */
interface Cause extends Pick<Movement, 'id' | 'asset' | 'reason' | 'ref'> {
  /** Above zero; nano for TOK. */
  readonly amount: bigint
}

const positive = (amount: bigint): bigint => {
  if (amount <= 0n) throw new RangeError(`A movement takes an amount above zero, not ${amount}.`)
  return amount
}

/** The game gives. @throws RangeError for an amount that is not above zero */
export const mint = ({ to, ...cause }: Cause & { readonly to: number }): Movement => ({
  ...cause,
  account: to,
  amount: positive(cause.amount),
})

/** The game takes back. @throws RangeError for an amount that is not above zero */
export const burn = ({ from, ...cause }: Cause & { readonly from: number }): Movement => ({
  ...cause,
  account: from,
  amount: -positive(cause.amount),
})

/**
 * A player gives to another: both sides.
 * @throws RangeError for an amount that is not above zero, or one account on both sides
 */
export const transfer = ({
  from,
  to,
  ...cause
}: Cause & { readonly from: number; readonly to: number }): readonly [Movement, Movement] => {
  if (from === to) throw new RangeError(`A transfer takes two accounts, not ${from} twice.`)
  return [burn({ ...cause, from }), mint({ ...cause, to })]
}
