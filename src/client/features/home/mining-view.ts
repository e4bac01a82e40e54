import type { CallData } from '../../../contracts/schemas.ts'
import type { GameSettings, UserProfile } from '../../../contracts/wire.ts'
import {
  claimWaitMinutes,
  type MiningState,
  minedNano,
  miningProgress,
  pocketMs,
  ratePerHourNano,
} from '../../../rules/mining.ts'
import { MS_PER_SECOND } from '../../../rules/units.ts'
import { formatBalance, formatTok } from '../../ui/format.ts'

/** The wire's answers as the mining rules take them: seconds become milliseconds, boosts get their sign (T8, T37). */
export const miningState = (
  settings: GameSettings,
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

/** Decimals of the running amount: at 1 TOK an hour the fifth one moves several times a second. */
const RUNNING_DECIMALS = 5

/** What the mining card shows at a moment (rows 43, 44). */
export interface MiningView {
  /** 0 to 1. */
  readonly progress: number
  readonly isFull: boolean
  /** Ten minutes have passed since the last claim (row 45). */
  readonly isClaimable: boolean
  readonly minedNano: number
  readonly rateNano: number
  /** The mined amount in TOK: two decimals when it waits to be claimed, five while it runs. */
  readonly amountText: string
  readonly rateText: string
  /** Time until the pocket is full, 0 when it is. */
  readonly fullInMs: number
}

/** The mining card at `nowMs`, by the server's own formula (T9). */
export const miningView = (state: MiningState, lastClaimMs: number, nowMs: number): MiningView => {
  const at = { ...state, lastClaimMs, nowMs }
  const progress = miningProgress(at)
  const mined = minedNano(at)
  const rateNano = ratePerHourNano(at)
  const isFull = progress >= 1
  return {
    progress,
    isFull,
    isClaimable: claimWaitMinutes(lastClaimMs, nowMs) === 0,
    minedNano: mined,
    rateNano,
    amountText: isFull ? formatBalance(mined) : formatTok(mined, RUNNING_DECIMALS),
    rateText: formatBalance(rateNano),
    fullInMs: Math.max(0, lastClaimMs + pocketMs(at) - nowMs),
  }
}
