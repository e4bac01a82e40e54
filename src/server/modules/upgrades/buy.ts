import type { CallData } from '#contracts/schemas.ts'
import { gameValues } from '#rules/game-config/game-config.ts'
import type { UpgradeType } from '#rules/upgrades/upgrades.ts'
import { NO_COST, type UpgradeError, upgradeError, upgradeView } from '#rules/upgrades/upgrades.ts'
import { ApiError } from '#server/api-error.ts'
import type { CallScope } from '#server/calls/call-scope.ts'
import { balanceOf, burnFrom } from '#server/db/ledger.ts'
import { getPlayerLocked, miningHistoryOf, ownUpgrades } from '#server/modules/players/service.ts'
import { missionsTaken } from './service.ts'
import { insertUpgrade } from './store.ts'

const REFUSALS = {
  'max-level': 'max-level',
  'mission-needed': 'mission-needed',
  'not-enough-tok': 'insufficient-balance',
} as const satisfies Record<UpgradeError, string>

/**
 * Affects future mining only (row 56, R02). @throws ApiError `player-not-found`, `max-level`, `mission-needed`,
 * `insufficient-balance`
 */
export const buyUpgrade = async (
  { db, nowMs, entropy }: CallScope,
  playerId: number,
  type: UpgradeType,
): Promise<CallData<'upgrades.buy'>> => {
  await getPlayerLocked(db, playerId)
  const { upgrades } = await miningHistoryOf(db, playerId)
  const owned = upgrades.filter((row) => row.type === type).map((row) => row.level)
  const view = upgradeView(type, owned, gameValues)
  const refusal = upgradeError(type, view, {
    balanceNano: await balanceOf(db, playerId, 'tok'),
    missionsDone: type === 'honor' ? await missionsTaken(db, playerId) : 0,
  })
  if (refusal !== null) throw new ApiError(REFUSALS[refusal])
  const level = view.level + 1
  if (!(await insertUpgrade(db, { playerId, type, level, nowMs }))) throw new ApiError('max-level')
  if (view.cost !== NO_COST) {
    const price = { asset: 'tok', amount: BigInt(view.cost), reason: 'upgrade', ref: `${type}:${level}` } as const
    await burnFrom({ db, nowMs, entropy }, playerId, price)
  }
  return {
    upgrade_type: type,
    upgrade_level: level,
    balance: Number(await balanceOf(db, playerId, 'tok')),
    upgrades: await ownUpgrades(db, playerId),
  }
}
