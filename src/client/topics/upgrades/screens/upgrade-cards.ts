import { miningState } from '#client/topics/mining/shared/mining-state.ts'
import type { CallData } from '#contracts/schemas.ts'
import type { GameConfig, Mission, UserProfile } from '#contracts/wire.ts'
import { type MiningState, pocketMs, ratePerHourNano } from '#rules/mining/mining.ts'
import { MS_PER_HOUR, NANO_PER_TOK } from '#rules/units.ts'
import { isReadyMission } from '#rules/upgrades/ready-mission.ts'
import {
  UPGRADE_TYPES,
  type UpgradeError,
  type UpgradeType,
  upgradeError,
  upgradeView,
} from '#rules/upgrades/upgrades.ts'

export interface UpgradeWorld {
  readonly settings: GameConfig
  readonly upgrades: UserProfile['upgrades']
  readonly boosts: CallData<'users.boosts'>
  readonly balanceNano: number
  readonly missions: readonly Mission[]
  readonly nowMs: number
}

export interface MineEffect {
  /** Nano TOK per hour, with honor and boosts. */
  readonly rateNano: number
  /** Nano TOK in a full pocket at this rate. */
  readonly pocketNano: number
}

export interface UpgradeCard {
  readonly type: UpgradeType
  readonly level: number
  readonly lastLevel: number
  readonly isMax: boolean
  /** Nano TOK; null for honor and at max level. */
  readonly costNano: number | null
  /** Seconds, nano TOK per hour, or percent. */
  readonly now: number
  readonly next: number | null
  readonly refusal: UpgradeError | null
  readonly hasReadyMission: boolean
  readonly mineNow: MineEffect
  readonly mineNext: MineEffect | null
  /** Nano TOK beyond the displayed balance, or 0. */
  readonly missingNano: number
}

const effectOf = (state: MiningState, nowMs: number): MineEffect => {
  const rateNano = ratePerHourNano({ ...state, nowMs })
  return { rateNano, pocketNano: Math.floor((rateNano * pocketMs({ ...state, nowMs })) / MS_PER_HOUR) }
}

/** Cut to hundredths, as it is displayed (row 20). */
const shownNano = (balanceNano: number): number => balanceNano - (balanceNano % (NANO_PER_TOK / 100))

/** Number of claimed missions, which limits the honor level (row 54). */
export const missionsDone = (missions: readonly Mission[]): number =>
  missions.filter(({ completed }) => completed).length

const lastLevelOf = (type: UpgradeType, level: number, { settings, missions }: UpgradeWorld): number => {
  const last = settings[type].length - 1
  return type === 'honor' && missions.length > 0 ? Math.min(last, Math.max(level, missions.length)) : last
}

export const upgradeCards = (world: UpgradeWorld): readonly UpgradeCard[] => {
  const state = miningState(world.settings, world.upgrades, world.boosts)
  const mineNow = effectOf(state, world.nowMs)
  return UPGRADE_TYPES.map((type) => {
    const owned = world.upgrades.filter((row) => row.upgrade_type === type).map((row) => row.upgrade_level)
    const view = upgradeView(type, owned, world.settings)
    const next = world.settings[type][view.level + 1] ?? null
    const bought = { type, level: view.level + 1, atMs: world.nowMs }
    return {
      type,
      level: view.level,
      lastLevel: lastLevelOf(type, view.level, world),
      isMax: view.isMax,
      costNano: view.cost < 0 ? null : view.cost,
      now: view.value,
      next,
      refusal: upgradeError(type, view, {
        balanceNano: world.balanceNano,
        missionsDone: missionsDone(world.missions),
      }),
      hasReadyMission: type === 'honor' && !view.isMax && world.missions.some(isReadyMission),
      mineNow,
      mineNext: next === null ? null : effectOf({ ...state, upgrades: [...state.upgrades, bought] }, world.nowMs),
      missingNano: Math.max(0, view.cost - shownNano(world.balanceNano)),
    }
  })
}
