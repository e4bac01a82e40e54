import type { CallData } from '#contracts/schemas.ts'
import type { OwnedStone } from '#contracts/wire.ts'
import { ALL_STONES, MERGED_STONES, mergedStone, mergeOf, stoneIdOf } from '#rules/stones/stone-merge.ts'
import { compareStones, type EquippedStone, STONE_NAMES } from '#rules/stones/stones.ts'
import { ApiError } from '#server/api-error.ts'
import { iconUrl } from '#server/art.ts'
import type { CallScope } from '#server/calls/call-scope.ts'
import type { Db } from '#server/db/database.ts'
import { balancesOf, postMovements } from '#server/db/ledger.ts'
import { burn, mint } from '#server/db/movements.ts'
import { uuidV7 } from '#server/entropy/entropy.ts'
import { syncLoadout } from '#server/modules/kombat/service.ts'
import { getPlayerLocked } from '#server/modules/players/service.ts'
import { putOn, takeOff, wornStones } from './store.ts'

const assetOf = ({ type, level }: EquippedStone): `stone:${EquippedStone['type']}:${EquippedStone['level']}` =>
  `stone:${type}:${level}`

const isSame = (a: EquippedStone, b: EquippedStone): boolean => a.type === b.type && a.level === b.level

/** In inventory order. Counts stones on the pet, too (rows 103, 139). */
export const stonesOf = async (db: Db, playerId: number): Promise<OwnedStone[]> => {
  const amounts = await balancesOf(db, playerId, ALL_STONES.map(assetOf))
  const worn = await wornStones(db, playerId)
  return ALL_STONES.flatMap((stone, index) => {
    const quantity = Number(amounts[index] ?? 0n)
    if (quantity === 0) return []
    return {
      ...stone,
      id: stoneIdOf(stone),
      name: STONE_NAMES[stone.type],
      image_url: iconUrl(`stone-${stone.type}-${stone.level}`),
      quantity,
      equipped: worn.some((other) => isSame(other, stone)),
    }
  }).sort(compareStones)
}

const stoneIn = (stones: readonly OwnedStone[], id: string): OwnedStone => {
  const stone = stones.find((candidate) => candidate.id === id)
  if (!stone) throw new ApiError('invalid-item')
  return stone
}

/** Row 140. @throws ApiError `invalid-item` */
export const getStone = async (db: Db, playerId: number, id: string): Promise<OwnedStone> =>
  stoneIn(await stonesOf(db, playerId), id)

/**
 * Merges three stones (R23, rows 136, 137). @returns the new stone's stack @throws ApiError `player-not-found`,
 * `invalid-item`, `stone-max-level`, `stones-needed`
 */
export const mergeStones = async (
  { db, nowMs, entropy }: CallScope,
  playerId: number,
  ids: readonly string[],
): Promise<OwnedStone> => {
  await getPlayerLocked(db, playerId)
  const stones = await stonesOf(db, playerId)
  const merge = mergeOf(
    ids,
    stones.map(({ type, level, quantity, equipped }) => ({ type, level, loose: quantity - Number(equipped) })),
  )
  if (typeof merge === 'string') throw new ApiError(merge)
  const merged = mergedStone(merge)
  if (merged === null) throw new ApiError('stone-max-level')
  const cause = { reason: 'stone-merge', ref: stoneIdOf(merged) } as const
  const spent = { id: uuidV7(entropy, nowMs), from: playerId, asset: assetOf(merge), amount: BigInt(MERGED_STONES) }
  const gained = { id: uuidV7(entropy, nowMs), to: playerId, asset: assetOf(merged), amount: 1n }
  await postMovements(db, [burn({ ...spent, ...cause }), mint({ ...gained, ...cause })], nowMs)
  return getStone(db, playerId, stoneIdOf(merged))
}

/**
 * Putting it on replaces the stone of the same type (R09, R43). Refreshes the power and the pending match (R11).
 * @throws ApiError `player-not-found`, `invalid-item`
 */
export const equipStone = async (
  scope: CallScope,
  playerId: number,
  id: string,
  equipped: boolean,
): Promise<CallData<'stones.equip'>> => {
  const { db } = scope
  const player = await getPlayerLocked(db, playerId)
  const stone = await getStone(db, playerId, id)
  if (stone.equipped === equipped) return { stones: await stonesOf(db, playerId), power: player.power }
  await (equipped ? putOn : takeOff)(db, playerId, stone)
  const power = await syncLoadout(scope, playerId)
  return { stones: await stonesOf(db, playerId), power }
}

/** Takes stones off the pet that the player no longer owns. Requires the player's lock. */
export const takeOffLostStones = async (scope: CallScope, playerId: number): Promise<void> => {
  const worn = await wornStones(scope.db, playerId)
  const amounts = await balancesOf(scope.db, playerId, worn.map(assetOf))
  const lost = worn.filter((_stone, index) => amounts[index] === 0n)
  for (const stone of lost) await takeOff(scope.db, playerId, stone)
  if (lost.length > 0) await syncLoadout(scope, playerId)
}
