import {
  claimWaitMinutes,
  type MiningState,
  minedNano,
  miningProgress,
  pocketMs,
  ratePerHourNano,
} from '../../../../rules/mining/mining.ts'
import { formatBalance, formatTok } from '../../../ui/format/format.ts'

/** At 1 TOK an hour the third decimal changes every few seconds: it grows, and does not flicker. */
const RUNNING_DECIMALS = 3

/** State of the mining card at a moment (rows 43, 44). */
export interface MiningView {
  readonly progress: number
  readonly isFull: boolean
  /** At least ten minutes since the last claim (row 45). */
  readonly isClaimable: boolean
  readonly minedNano: number
  readonly rateNano: number
  /** Mined TOK: two decimals when full, three while running. */
  readonly amountText: string
  readonly rateText: string
  readonly fullInMs: number
}

/** Computes the mining card at `nowMs` by the server's own formula (T9). */
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
