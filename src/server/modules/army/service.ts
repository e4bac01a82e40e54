import type { Kysely } from 'kysely'
import type { CallData } from '../../../contracts/schemas.ts'
import { nextArmyCost } from '../../../rules/army.ts'
import type { Database } from '../../db/database.ts'
import { balanceOf, GAME_ACCOUNT, postTransfers } from '../../db/ledger.ts'
import { uuidV7 } from '../../entropy.ts'
import { CallError } from '../../http/call-error.ts'
import type { UseCase } from '../../use-case.ts'
import { refreshPower } from '../fighters/service.ts'
import { getPlayer, getPlayerLocked } from '../players/service.ts'
import { addStarsSpent } from './store.ts'

/** STAR that a player has spent on the army ladder (row 159). @throws CallError `player-not-found` */
export const armyStarsSpent = async (db: Kysely<Database>, playerId: number): Promise<number> =>
  (await getPlayer(db, playerId)).army_stars_spent

/**
 * Climbs one step of the army ladder for exactly the STAR that it takes (row 159, R43); stats and power follow (R06).
 * @throws CallError `army-complete` on the top step, `insufficient-stars` with the cost
 */
export const spendOnArmy = async (
  { db, nowMs, entropy }: UseCase,
  playerId: number,
): Promise<CallData<'users.spendStars'>> => {
  const { army_stars_spent: spent } = await getPlayerLocked(db, playerId)
  const cost = nextArmyCost(spent)
  if (cost === null) throw new CallError('army-complete')
  // All that takes STAR from a player holds the player's lock, so this cannot change before the transfer.
  if ((await balanceOf(db, playerId, 'star')) < BigInt(cost)) throw new CallError('insufficient-stars', { cost })
  const price = { from: playerId, to: GAME_ACCOUNT, asset: 'star', amount: BigInt(cost), reason: 'army-rank' } as const
  await postTransfers(db, [{ ...price, id: uuidV7(entropy, nowMs), ref: String(spent + cost) }], nowMs)
  await addStarsSpent(db, playerId, cost)
  await refreshPower(db, playerId)
  return { spent: spent + cost, stars: Number(await balanceOf(db, playerId, 'star')) }
}
