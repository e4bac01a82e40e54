import type { MatchResult } from '../../../contracts/wire.ts'
import { nextStep, type RankStep, rankPoints, stepProgress, tierOf } from '../../../rules/ranks.ts'

/** What the result screen shows, from one side of the fight (T14, row 98). */
export interface ResultView {
  readonly won: boolean
  readonly own: MatchResult['user']
  readonly other: MatchResult['user']
  /** Null for the defender, whose rank a fight does not touch (R12), and for an unranked fight. */
  readonly rank: {
    readonly oldPoints: number
    readonly newPoints: number
    readonly gain: number
    readonly before: RankStep
    readonly after: RankStep
    /** 0–1 on the way to the next step. */
    readonly progress: number
    readonly next: RankStep | null
  } | null
  readonly hasPromotion: boolean
}

/** The fight as `viewerId` saw it; anyone who did not defend looks from the attacker's side. */
export const resultView = (result: MatchResult, viewerId: number): ResultView => {
  const isDefender = viewerId === result.enemy.user_id && viewerId !== result.user.user_id
  const isRanked = result.ranked && !isDefender
  const before = tierOf(rankPoints(result.old_rank))
  const after = tierOf(rankPoints(result.new_rank))
  const points = rankPoints(result.new_rank)
  return {
    won: (result.winner === 'defender') === isDefender,
    own: isDefender ? result.enemy : result.user,
    other: isDefender ? result.user : result.enemy,
    rank: isRanked
      ? {
          oldPoints: result.old_rank,
          newPoints: result.new_rank,
          gain: result.rank_gain,
          before,
          after,
          progress: stepProgress(points),
          next: nextStep(points),
        }
      : null,
    hasPromotion: isRanked && after.index > before.index,
  }
}
