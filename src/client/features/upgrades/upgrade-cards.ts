import type { CallData } from '../../../contracts/schemas.ts'
import type { GameSettings, Mission, UserProfile } from '../../../contracts/wire.ts'
import { type MiningState, pocketMs, ratePerHourNano } from '../../../rules/mining.ts'
import { UPGRADE_TYPES, type UpgradeType } from '../../../rules/settings-values.ts'
import { MS_PER_HOUR, MS_PER_SECOND } from '../../../rules/units.ts'
import { type UpgradeRefusal, upgradeRefusal, upgradeView } from '../../../rules/upgrades.ts'

/** What the page knows of the player. */
export interface UpgradeWorld {
  readonly settings: GameSettings
  readonly upgrades: UserProfile['upgrades']
  readonly boosts: CallData<'users.boosts'>
  readonly balanceNano: number
  readonly missions: readonly Mission[]
  readonly nowMs: number
}

/** What an upgrade does to the mine as a whole. */
export interface MineEffect {
  /** Nano TOK an hour with honor and boosts. */
  readonly rateNano: number
  /** Nano TOK that a full pocket holds at this rate. */
  readonly pocketNano: number
}

/** An upgrade as its card and its drawer show it (rows 50–54). */
export interface UpgradeCard {
  readonly type: UpgradeType
  readonly level: number
  readonly lastLevel: number
  readonly isMax: boolean
  /** Nano TOK; null for honor and at the top. */
  readonly costNano: number | null
  /** Seconds, nano TOK an hour, or percent. */
  readonly now: number
  /** The same one level higher; null at the top. */
  readonly next: number | null
  readonly refusal: UpgradeRefusal | null
  readonly mineNow: MineEffect
  readonly mineNext: MineEffect | null
  /** Nano TOK that are missing for the next level, 0 when none are. */
  readonly missingNano: number
}

const miningStateOf = ({ settings, upgrades, boosts }: UpgradeWorld): MiningState => ({
  settings,
  upgrades: upgrades.map(({ upgrade_type, upgrade_level, timestamp }) => ({
    type: upgrade_type,
    level: upgrade_level,
    atMs: timestamp * MS_PER_SECOND,
  })),
  boosts: boosts.map(({ timestamp, type, val }) => ({
    atMs: timestamp * MS_PER_SECOND,
    val: type === 'mining-speed-scale-up' ? val : -val,
  })),
})

const effectOf = (state: MiningState, nowMs: number): MineEffect => {
  const rateNano = ratePerHourNano({ ...state, nowMs })
  return { rateNano, pocketNano: Math.floor((rateNano * pocketMs({ ...state, nowMs })) / MS_PER_HOUR) }
}

/** How many missions the player has completed: as many levels honor may have (row 54). */
export const missionsDone = (missions: readonly Mission[]): number =>
  missions.filter(({ completed }) => completed).length

/** The three upgrades in the order of the page (rows 50–54, T2). */
export const upgradeCards = (world: UpgradeWorld): readonly UpgradeCard[] => {
  const state = miningStateOf(world)
  const mineNow = effectOf(state, world.nowMs)
  return UPGRADE_TYPES.map((type) => {
    const owned = world.upgrades.filter((row) => row.upgrade_type === type).map((row) => row.upgrade_level)
    const view = upgradeView(type, owned, world.settings)
    const next = world.settings[type][view.level + 1] ?? null
    const bought = { type, level: view.level + 1, atMs: world.nowMs }
    return {
      type,
      level: view.level,
      lastLevel: world.settings[type].length - 1,
      isMax: view.isMax,
      costNano: view.cost < 0 ? null : view.cost,
      now: view.value,
      next,
      refusal: upgradeRefusal(type, view, {
        balanceNano: world.balanceNano,
        missionsDone: missionsDone(world.missions),
      }),
      mineNow,
      mineNext: next === null ? null : effectOf({ ...state, upgrades: [...state.upgrades, bought] }, world.nowMs),
      missingNano: Math.max(0, view.cost - world.balanceNano),
    }
  })
}
