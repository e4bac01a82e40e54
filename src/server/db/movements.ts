import type { LedgerReason } from '#contracts/ledger-reasons.ts'
import type { BossItem, BossSkin } from '#rules/boss/boss.ts'
import type { MaterialSlug } from '#rules/items/materials.ts'
import type { StoneType } from '#rules/stones/stones.ts'
import { type Entropy, uuidV7 } from '#server/entropy/entropy.ts'

/** Amounts are nano for TOK, whole units otherwise. The balance of `equipment` counts rows of `items`. */
export type Asset =
  | 'tok'
  | 'star'
  | 'equipment'
  | MaterialSlug
  | 'tournament-ticket'
  | `stone:${StoneType}:${number}`
  | `other:${BossItem | BossSkin}`

/** One ledger row. Both rows of a transfer share the id. The game itself has no account. */
export interface Movement {
  readonly id: string
  readonly account: number
  readonly asset: Asset
  /** Positive for gains, negative for losses; nano for TOK. */
  readonly amount: bigint
  readonly reason: LedgerReason
  readonly ref: string | null
}

interface Cause extends Pick<Movement, 'id' | 'asset' | 'reason' | 'ref'> {
  /** Positive; nano for TOK. */
  readonly amount: bigint
}

const positive = (amount: bigint): bigint => {
  if (amount <= 0n) throw new RangeError(`A movement takes an amount above zero, not ${amount}.`)
  return amount
}

export const mint = ({ to, ...cause }: Cause & { readonly to: number }): Movement => ({
  ...cause,
  account: to,
  amount: positive(cause.amount),
})

/** Mints whole numbers for one player and cause. Each movement gets a new id. */
export const minterFor =
  (
    { entropy, nowMs }: { readonly entropy: Entropy; readonly nowMs: number },
    to: number,
    cause: Pick<Movement, 'reason' | 'ref'>,
  ) =>
  (asset: Asset, amount: number): Movement =>
    mint({ ...cause, id: uuidV7(entropy, nowMs), to, asset, amount: BigInt(amount) })

export const burn = ({ from, ...cause }: Cause & { readonly from: number }): Movement => ({
  ...cause,
  account: from,
  amount: -positive(cause.amount),
})

/** @throws RangeError unless the amount is positive and the accounts differ */
export const transfer = ({
  from,
  to,
  ...cause
}: Cause & { readonly from: number; readonly to: number }): readonly [Movement, Movement] => {
  if (from === to) throw new RangeError(`A transfer takes two accounts, not ${from} twice.`)
  return [burn({ ...cause, from }), mint({ ...cause, to })]
}
