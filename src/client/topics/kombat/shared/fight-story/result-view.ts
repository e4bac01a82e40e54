import type { FighterProfile, Replay } from '#contracts/wire.ts'
import type { Side } from '#rules/kombat/fight-types.ts'
import { firstWinPartNano } from '#rules/kombat/rewards.ts'
import { nextStep, type RankStep, rankPoints, stepProgress, tierOf } from '#rules/season/ranks.ts'

const rankView = ({ old_rank, new_rank, rank_gain }: NonNullable<Replay['own']>): NonNullable<ResultView['rank']> => {
  const points = rankPoints(new_rank)
  return {
    oldPoints: old_rank,
    newPoints: new_rank,
    gain: rank_gain,
    before: tierOf(rankPoints(old_rank)),
    after: tierOf(points),
    progress: stepProgress(points),
    next: nextStep(points),
  }
}

export interface ResultView {
  readonly won: boolean
  /** The attacker's side for a viewer who did not fight (T14). */
  readonly side: Side
  readonly own: FighterProfile
  readonly other: FighterProfile
  /** Only the attacker of a ranked fight has one (R12). Null for all other viewers and fights. */
  readonly rank: {
    readonly oldPoints: number
    readonly newPoints: number
    readonly gain: number
    readonly before: RankStep
    readonly after: RankStep
    /** 0–1 to the next step. */
    readonly progress: number
    readonly next: RankStep | null
  } | null
  readonly hasPromotion: boolean
  /** Nano TOK; 0 if none (R13). */
  readonly firstWinNano: number
  /** `fight` after a match that the viewer started. Else `prepare` for watchers, and against bots or erased players. */
  readonly goOn: 'fight' | 'revenge' | 'challenge' | 'prepare'
}

const goOnOf = (replay: Replay, other: FighterProfile): ResultView['goOn'] => {
  const { viewer, kind, is_bot } = replay
  if (viewer === null) return 'prepare'
  const isNobody = other.user_id === 0
  if (viewer === 'defender') return isNobody ? 'prepare' : 'revenge'
  if (kind === 'match') return 'fight'
  return is_bot || isNobody ? 'prepare' : 'challenge'
}

export const resultView = (replay: Replay): ResultView => {
  const { user, enemy, winner, viewer, ranked, own } = replay
  const isDefender = viewer === 'defender'
  const rewards = ranked ? own : null
  const rank = rewards && rankView(rewards)
  const other = isDefender ? user : enemy
  const tier = own && tierOf(rankPoints(own.old_rank)).tier
  return {
    won: (winner === 'defender') === isDefender,
    side: isDefender ? 'defender' : 'attacker',
    own: isDefender ? enemy : user,
    other,
    rank,
    hasPromotion: rank !== null && rank.after.index > rank.before.index,
    firstWinNano: own && tier !== null ? firstWinPartNano({ tokNano: own.drops.tok, tier }) : 0,
    goOn: goOnOf(replay, other),
  }
}
