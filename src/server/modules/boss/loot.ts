import type { CallData } from '#contracts/schemas.ts'
import { type BossSkin, SKINS_OF_AN_ITEM } from '#rules/boss/boss.ts'
import { skinCraftOdds } from '#rules/boss/prize-rolls.ts'
import { ApiError } from '#server/api-error.ts'
import type { CallScope } from '#server/calls/call-scope.ts'
import type { Db } from '#server/db/database.ts'
import { balanceOf, balancesOf, postMovements } from '#server/db/ledger.ts'
import { burn, mint } from '#server/db/movements.ts'
import { uuidV7 } from '#server/entropy/entropy.ts'
import { addItems, drawItem, itemOnTheWire } from '#server/modules/items/service.ts'
import { getPlayerLocked } from '#server/modules/players/service.ts'
import { BOSS_LOOT, lootAsset } from './store.ts'

export const bossLootOf = async (db: Db, playerId: number): Promise<CallData<'others.list'>> => {
  const amounts = await balancesOf(db, playerId, BOSS_LOOT.map(lootAsset))
  return BOSS_LOOT.map((slug, index) => ({ slug, quantity: Number(amounts[index] ?? 0n) }))
}

/**
 * Turns ten pieces into a random item of the set (R25, R32, R46). @throws ApiError `player-not-found`, `skins-needed`
 */
export const craftItem = async (
  scope: CallScope,
  playerId: number,
  skin: BossSkin,
): Promise<CallData<'others.craft'>> => {
  const { db, nowMs, entropy } = scope
  await getPlayerLocked(db, playerId)
  if ((await balanceOf(db, playerId, lootAsset(skin))) < BigInt(SKINS_OF_AN_ITEM)) throw new ApiError('skins-needed')
  const made = await drawItem(scope, playerId, 'skin-craft', skinCraftOdds(skin))
  await addItems(db, [made], nowMs)
  const cause = { reason: 'skin-craft', ref: made.id } as const
  const spent = {
    id: uuidV7(entropy, nowMs),
    from: playerId,
    asset: lootAsset(skin),
    amount: BigInt(SKINS_OF_AN_ITEM),
  }
  const gained = { id: uuidV7(entropy, nowMs), to: playerId, asset: 'equipment', amount: 1n } as const
  await postMovements(db, [burn({ ...spent, ...cause }), mint({ ...gained, ...cause })], nowMs)
  return { equipment: itemOnTheWire(made), items: await bossLootOf(db, playerId) }
}
