import type { CallData } from '#contracts/schemas.ts'
import type { GameConfig, UserProfile } from '#contracts/wire.ts'
import type { MiningState } from '#rules/mining/mining.ts'
import { MS_PER_SECOND } from '#rules/units.ts'

/** Converts the wire's form: seconds become milliseconds, boosts get a sign (T8, T37). */
export const miningState = (
  settings: GameConfig,
  upgrades: UserProfile['upgrades'],
  boosts: CallData<'users.boosts'>,
): MiningState => ({
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
