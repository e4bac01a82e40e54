import { formatBalance, formatTok } from '#client/ui/format/format.ts'
import {
  claimWaitMinutes,
  type MiningState,
  minedNano,
  miningProgress,
  pocketMs,
  ratePerHourNano,
} from '#rules/mining/mining.ts'

/** At 1 TOK an hour the third decimal changes every few seconds, which does not flicker. */
const RUNNING_DECIMALS = 3

/** Uses the server's own formula (T9). */
export const miningView = (state: MiningState, lastClaimMs: number, nowMs: number) => {
  const at = { ...state, lastClaimMs, nowMs }
  const progress = miningProgress(at)
  const mined = minedNano(at)
  const rateNano = ratePerHourNano(at)
  const isFull = progress >= 1
  return {
    progress,
    isFull,
    /** True from ten minutes after the last claim (row 45). */
    isClaimable: claimWaitMinutes(lastClaimMs, nowMs) === 0,
    minedNano: mined,
    rateNano,
    amountText: isFull ? formatBalance(mined) : formatTok(mined, RUNNING_DECIMALS),
    rateText: formatBalance(rateNano),
    fullInMs: Math.max(0, lastClaimMs + pocketMs(at) - nowMs),
  }
}
