import type { CallData } from '#contracts/schemas.ts'
import { nextArmyCost } from '#rules/army/army.ts'
import { ApiError } from '#server/api-error.ts'
import type { CallScope } from '#server/calls/call-scope.ts'
import type { Db } from '#server/db/database.ts'
import { balanceOf, burnFrom } from '#server/db/ledger.ts'
import { syncLoadout } from '#server/modules/kombat/service.ts'
import { getPlayer, getPlayerLocked } from '#server/modules/players/service.ts'
import { addStarsSpent } from './store.ts'

/** STAR spent on the army (row 159). @throws ApiError `player-not-found` */
export const armyStarsSpent = async (db: Db, playerId: number): Promise<number> =>
  (await getPlayer(db, playerId)).army_stars_spent

/**
 * Buys one army step for its exact price (row 159, R43). @throws ApiError `player-not-found`, `army-complete`,
 * `insufficient-stars` with the cost
 */
export const spendOnArmy = async (
  { db, nowMs, entropy }: CallScope,
  playerId: number,
): Promise<CallData<'users.spendStars'>> => {
  const { army_stars_spent: spent } = await getPlayerLocked(db, playerId)
  const cost = nextArmyCost(spent)
  if (cost === null) throw new ApiError('army-complete')
  // The balance cannot change between check and payment, because every withdrawal holds the player's lock.
  if ((await balanceOf(db, playerId, 'star')) < BigInt(cost)) throw new ApiError('insufficient-stars', { cost })
  const price = { asset: 'star', amount: BigInt(cost), reason: 'army-rank', ref: String(spent + cost) } as const
  await burnFrom({ db, nowMs, entropy }, playerId, price)
  await addStarsSpent(db, playerId, cost)
  await syncLoadout({ db, nowMs, entropy }, playerId)
  return { spent: spent + cost, stars: Number(await balanceOf(db, playerId, 'star')) }
}
