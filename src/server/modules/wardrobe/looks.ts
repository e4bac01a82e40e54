import type { CallBody, CallData } from '#contracts/schemas.ts'
import {
  boughtLooks,
  isWardrobeOpen,
  type Look,
  lookBit,
  lookCost,
  lookKind,
  nextLookPriceNano,
  seasonLookOf,
  type WardrobeLook,
  type WornLooks,
  withLook,
} from '#rules/wardrobe/looks.ts'
import { ApiError } from '#server/api-error.ts'
import type { CallScope } from '#server/calls/call-scope.ts'
import type { Db } from '#server/db/database.ts'
import { balanceOf, burnFrom } from '#server/db/ledger.ts'
import { wornLooksOf } from '#server/modules/fighters/service.ts'
import { wearLooks } from '#server/modules/kombat/service.ts'
import { getPlayer, getPlayerLocked, type PlayerRow, upgradeLevelOf } from '#server/modules/players/service.ts'
import { seasonLooks } from '#server/modules/season-path/service.ts'
import { addLook } from './store.ts'

type Wardrobe = CallData<'wardrobe.get'>
type Dressed = Pick<PlayerRow, 'id' | 'looks' | 'worn_looks' | 'house_id'>

const wornBy = ({ worn_looks, house_id }: Dressed): WornLooks => wornLooksOf(worn_looks, house_id)

const ownedBy = async (db: Db, { id, looks, house_id }: Dressed): Promise<Look[]> => {
  const given = (await seasonLooks(db, Number(id))).flatMap(({ look }) => seasonLookOf(look, house_id) ?? [])
  return [...new Set<Look>([...boughtLooks(looks), ...given])]
}

interface Seen {
  readonly owned: Look[]
  readonly worn: WornLooks
  readonly bits: number
  readonly salaryLevel: number
}

const onTheWire = ({ owned, worn, bits, salaryLevel }: Seen): Wardrobe => ({
  owned,
  worn,
  price: nextLookPriceNano(bits),
  is_open: isWardrobeOpen(salaryLevel),
})

/** @throws ApiError `player-not-found` */
export const wardrobeOf = async (db: Db, playerId: number): Promise<Wardrobe> => {
  const player = await getPlayer(db, playerId)
  const owned = await ownedBy(db, player)
  const salaryLevel = await upgradeLevelOf(db, playerId, 'mining-tok')
  return onTheWire({ owned, worn: wornBy(player), bits: player.looks, salaryLevel })
}

/**
 * Sells a look for TOK, which are burnt, and puts it on (R58). @throws ApiError `player-not-found`, `wardrobe-locked`,
 * `look-owned`, `look-price-changed` if the price is not as agreed, `insufficient-tok`
 */
export const buyLook = async (
  { db, nowMs, entropy }: CallScope,
  playerId: number,
  look: WardrobeLook,
  { price: agreedNano }: CallBody<'wardrobe.buy'>,
): Promise<CallData<'wardrobe.buy'>> => {
  const player = await getPlayerLocked(db, playerId)
  const salaryLevel = await upgradeLevelOf(db, playerId, 'mining-tok')
  const costNano = lookCost({ look, agreedNano }, player.looks, salaryLevel)
  if (typeof costNano === 'string') throw new ApiError(costNano)
  const cost = BigInt(costNano)
  const balance = await balanceOf(db, playerId, 'tok')
  if (balance < cost) throw new ApiError('insufficient-tok')
  const price = { asset: 'tok', amount: cost, reason: 'wardrobe', ref: look } as const
  await burnFrom({ db, nowMs, entropy }, playerId, price)
  const bits = player.looks | lookBit(look)
  await addLook(db, playerId, lookBit(look))
  const worn = withLook(wornBy(player), lookKind(look), look)
  await wearLooks(db, playerId, worn)
  const owned = await ownedBy(db, { ...player, looks: bits })
  return { wardrobe: onTheWire({ owned, worn, bits, salaryLevel }), balance: Number(balance - cost) }
}

/**
 * Null takes off what is worn of the kind (R58). @throws ApiError `player-not-found`, `invalid-look` for a look of
 * another kind, `look-not-owned`
 */
export const wearLook = async (
  { db }: CallScope,
  playerId: number,
  { kind, look }: CallBody<'wardrobe.wear'>,
): Promise<Wardrobe> => {
  if (look !== null && lookKind(look) !== kind) throw new ApiError('invalid-look')
  const player = await getPlayerLocked(db, playerId)
  const owned = await ownedBy(db, player)
  if (look !== null && !owned.includes(look)) throw new ApiError('look-not-owned')
  const worn = withLook(wornBy(player), kind, look)
  await wearLooks(db, playerId, worn)
  const salaryLevel = await upgradeLevelOf(db, playerId, 'mining-tok')
  return onTheWire({ owned, worn, bits: player.looks, salaryLevel })
}
