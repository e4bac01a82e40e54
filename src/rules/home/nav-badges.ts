import type { EconomyConfig } from '#rules/game-config/game-config.ts'
import { UPGRADE_TYPES, type UpgradeType, upgradeError, upgradeView } from '#rules/upgrades/upgrades.ts'

export type NavBadge = 'green' | 'red' | null

/** Red while any task is below its repeat count (A2, row 17). */
export const earnBadge = (tasks: readonly { readonly repeats: number; readonly done: number }[]): NavBadge =>
  tasks.some((task) => task.done < task.repeats) ? 'red' : null

/** Green while any upgrade can be bought (A2, T40, row 17). */
export const upgradeBadge = (player: {
  readonly settings: EconomyConfig
  readonly upgrades: readonly { readonly type: UpgradeType; readonly level: number }[]
  readonly balanceNano: number | bigint
  readonly missionsDone: number
}): NavBadge => {
  const isAnyAffordable = UPGRADE_TYPES.some((type) => {
    const owned = player.upgrades.filter((row) => row.type === type).map((row) => row.level)
    return upgradeError(type, upgradeView(type, owned, player.settings), player) === null
  })
  return isAnyAffordable ? 'green' : null
}
