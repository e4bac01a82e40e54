import type { CallData } from '#contracts/schemas.ts'
import { SWITCH_HOUSE_COOLDOWN_MS, switchHouseTerms } from '#rules/house/switch-house.ts'
import { ApiError } from '#server/api-error.ts'
import type { CallScope } from '#server/calls/call-scope.ts'
import type { Db } from '#server/db/database.ts'
import { balanceOf, burnFrom } from '#server/db/ledger.ts'
import { kombatProfileOf, syncLoadout } from '#server/modules/kombat/service.ts'
import { getPlayer, getPlayerLocked, type PlayerRow } from '#server/modules/players/service.ts'
import { setHouse } from './store.ts'

const termsOf = (player: PlayerRow, nowMs: number) =>
  switchHouseTerms(player.house_switched_at?.getTime() ?? null, nowMs)

export const houseTermsOf = async (
  db: Db,
  playerId: number,
  nowMs: number,
): Promise<CallData<'combats.houseTerms'>> => {
  const { allowedFromMs, costNano } = termsOf(await getPlayer(db, playerId), nowMs)
  return { cost: costNano, allowed_from: allowedFromMs === null ? null : new Date(allowedFromMs).toISOString() }
}

/**
 * Moves to another house (row 74, R41). @throws ApiError `player-not-found`, `same-house`, `house-cooldown` with
 * `waitMs`, `insufficient-balance`
 */
export const switchHouse = async (
  { db, nowMs, entropy }: CallScope,
  playerId: number,
  houseId: number,
): Promise<CallData<'combats.house'>> => {
  const player = await getPlayerLocked(db, playerId)
  if (player.house_id === houseId) throw new ApiError('same-house')
  const { allowedFromMs, costNano } = termsOf(player, nowMs)
  if (allowedFromMs !== null) throw new ApiError('house-cooldown', { waitMs: allowedFromMs - nowMs })
  if (costNano > 0) {
    const cause = { reason: 'switch-house', ref: `${player.house_id}:${houseId}` } as const
    await burnFrom({ db, nowMs, entropy }, playerId, { asset: 'tok', amount: BigInt(costNano), ...cause })
  }
  await setHouse(db, playerId, { left: player.house_id, entered: houseId }, nowMs)
  await syncLoadout({ db, nowMs, entropy }, playerId)
  return {
    profile: await kombatProfileOf({ db, nowMs }, playerId),
    balance: Number(await balanceOf(db, playerId, 'tok')),
    next_switch_at: new Date(nowMs + SWITCH_HOUSE_COOLDOWN_MS).toISOString(),
  }
}
