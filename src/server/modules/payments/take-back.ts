import type { CallScope } from '#server/calls/call-scope.ts'
import { lockBalances, postMovements } from '#server/db/ledger.ts'
import { type Asset, burn, mint } from '#server/db/movements.ts'
import type { ItemRow } from '#server/db/tables/items.ts'
import type { GrantedGoods } from '#server/db/tables/payments.ts'
import { uuidV7 } from '#server/entropy/entropy.ts'
import { addItems, findItems, removeItems } from '#server/modules/items/service.ts'
import { syncLoadout } from '#server/modules/kombat/service.ts'
import { endListings } from '#server/modules/market/service.ts'
import { takeOffLostStones } from '#server/modules/stones/service.ts'
import { wasFoughtIn } from '#server/modules/wardrobe/service.ts'

/** Given back if the messenger refuses the refund. */
export interface TakenGoods {
  readonly amounts: GrantedGoods['amounts']
  readonly items: readonly (Pick<ItemRow, 'id' | 'slug' | 'name' | 'type' | 'rarity' | 'stats' | 'bound'> & {
    readonly boundUntil: string | null
    readonly usedAt: string | null
    readonly paidXtr: number | null
  })[]
}

/** `missingShare` is 0 to 1. Each kind of good has the same weight. */
interface TakeBack {
  readonly taken: TakenGoods
  readonly missingShare: number
}

const least = (one: bigint, other: bigint): bigint => (one < other ? one : other)

const takeAmounts = async (
  { db, nowMs, entropy }: CallScope,
  playerId: number,
  goods: GrantedGoods,
  orderId: string,
): Promise<GrantedGoods['amounts']> => {
  const assets = goods.amounts.map(({ asset }) => asset as Asset)
  if (assets.length === 0) return []
  const held = await lockBalances(db, playerId, assets)
  const taken = goods.amounts
    .map(({ asset, amount }) => ({ asset: asset as Asset, amount: least(held.get(asset) ?? 0n, BigInt(amount)) }))
    .filter(({ amount }) => amount > 0n)
  const cause = () => ({ id: uuidV7(entropy, nowMs), from: playerId, reason: 'shop-refund', ref: orderId }) as const
  const burnt = taken.map((part) => burn({ ...cause(), ...part }))
  if (burnt.length > 0) await postMovements(db, burnt, nowMs)
  return taken.map(({ asset, amount }) => ({ asset, amount: String(amount) }))
}

const takeItems = async (scope: CallScope, playerId: number, ids: readonly string[]): Promise<TakenGoods['items']> => {
  const { db, nowMs, entropy } = scope
  const items = await findItems(db, playerId, ids)
  if (items.length === 0) return []
  const used = new Map<string, string>()
  for (const item of items)
    if (await wasFoughtIn(scope, playerId, item)) used.set(item.id, (item.used_at ?? new Date(nowMs)).toISOString())
  for (const { id, status } of items) if (status === 'on-sale') await endListings(db, playerId, { itemId: id }, nowMs)
  const found = items.map(({ id }) => id)
  await removeItems(db, playerId, found)
  const cause = () => ({ id: uuidV7(entropy, nowMs), from: playerId, asset: 'equipment', amount: 1n }) as const
  const burnt = items.map(({ id }) => burn({ ...cause(), reason: 'shop-refund', ref: id }))
  await postMovements(db, burnt, nowMs)
  if (items.some(({ status }) => status === 'equipped')) await syncLoadout(scope, playerId)
  return items.map(({ id, slug, name, type, rarity, stats, bound, bound_until, paid_xtr }) => ({
    id,
    slug,
    name,
    type,
    rarity,
    stats,
    bound,
    boundUntil: bound_until?.toISOString() ?? null,
    usedAt: used.get(id) ?? null,
    paidXtr: paid_xtr,
  }))
}

const mean = (shares: readonly number[]): number =>
  shares.length === 0 ? 0 : shares.reduce((sum, share) => sum + share, 0) / shares.length

/** Takes what the player still has: nothing falls below zero (R49). Requires the player's lock. */
export const takeBack = async (
  scope: CallScope,
  playerId: number,
  goods: GrantedGoods,
  orderId: string,
): Promise<TakeBack> => {
  const amounts = await takeAmounts(scope, playerId, goods, orderId)
  const items = await takeItems(scope, playerId, goods.items)
  if (amounts.some(({ asset }) => asset.startsWith('stone:'))) await takeOffLostStones(scope, playerId)
  const shares = goods.amounts.map(({ asset, amount }) => {
    const got = amounts.find((part) => part.asset === asset)?.amount ?? '0'
    return 1 - Number(got) / Number(amount)
  })
  if (goods.items.length > 0) shares.push(1 - items.length / goods.items.length)
  return { taken: { amounts, items }, missingShare: mean(shares) }
}

/** Requires the player's lock. */
export const giveAgain = async (
  { db, nowMs, entropy }: CallScope,
  playerId: number,
  { amounts, items }: TakenGoods,
  orderId: string,
): Promise<void> => {
  await addItems(
    db,
    items.map(({ boundUntil, usedAt = null, ...item }) => ({
      ...item,
      usedAtMs: usedAt === null ? null : Date.parse(usedAt),
      ownerId: playerId,
      status: 'inventory',
      boundUntilMs: boundUntil === null ? null : Date.parse(boundUntil),
    })),
    nowMs,
  )
  const cause = () => ({ id: uuidV7(entropy, nowMs), to: playerId, reason: 'shop-refund' }) as const
  const movements = [
    ...amounts.map(({ asset, amount }) =>
      mint({ ...cause(), asset: asset as Asset, amount: BigInt(amount), ref: orderId }),
    ),
    ...items.map(({ id }) => mint({ ...cause(), asset: 'equipment', amount: 1n, ref: id })),
  ]
  if (movements.length > 0) await postMovements(db, movements, nowMs)
}
