import { LEDGER_REASONS } from '#contracts/ledger-reasons.ts'
import { NANO_PER_TOK } from '#rules/units.ts'

/** A committed ledger row. Both rows of a transfer share the id. */
export interface CountedMovement {
  readonly id: string
  readonly asset: string
  /** Nano for TOK. Negative for losses. */
  readonly amount: bigint
  readonly reason: string
}

export interface MoneyFlow {
  readonly asset: 'TOK' | 'STAR'
  readonly reason: string
  /** Whole TOK or STAR. */
  minted: number
  burnt: number
}

export interface StarsTally {
  paid: number
  refunded: number
}

const ASSETS: ReadonlyMap<string, { readonly asset: MoneyFlow['asset']; readonly perUnit: number }> = new Map([
  ['tok', { asset: 'TOK', perUnit: NANO_PER_TOK }],
  ['star', { asset: 'STAR', perUnit: 1 }],
])

const flows = new Map<string, MoneyFlow>()
const stars: StarsTally = { paid: 0, refunded: 0 }

const flowOf = (asset: MoneyFlow['asset'], reason: string): MoneyFlow => {
  const key = `${asset} ${reason}`
  const flow = flows.get(key) ?? { asset, reason, minted: 0, burnt: 0 }
  flows.set(key, flow)
  return flow
}

// All begin at 0: a counter that begins at its first event hides that event from `increase`.
for (const { asset } of ASSETS.values()) for (const reason of LEDGER_REASONS) flowOf(asset, reason)

/** Counts what the game gave or took, once it is committed. Transfers between accounts cancel out. */
export const countMoney = (movements: readonly CountedMovement[]): void => {
  const nets = new Map<string, { readonly of: CountedMovement; amount: bigint }>()
  for (const movement of movements) {
    if (!ASSETS.has(movement.asset)) continue
    const key = `${movement.id} ${movement.asset}`
    const net = nets.get(key)
    if (net) net.amount += movement.amount
    else nets.set(key, { of: movement, amount: movement.amount })
  }
  for (const { of, amount } of nets.values()) {
    const unit = ASSETS.get(of.asset)
    if (unit === undefined || amount === 0n) continue
    const flow = flowOf(unit.asset, of.reason)
    if (amount > 0n) flow.minted += Number(amount) / unit.perUnit
    else flow.burnt -= Number(amount) / unit.perUnit
  }
}

export const countStars = (kind: 'paid' | 'refunded', amount: number): void => {
  stars[kind] += amount
}

/** Since the process started. */
export const moneyFlows = (): Iterable<Readonly<MoneyFlow>> => flows.values()
export const starsTally = (): Readonly<StarsTally> => stars
