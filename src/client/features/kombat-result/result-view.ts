import type { FighterProfile, Replay } from '../../../contracts/wire.ts'
import { nextStep, type RankStep, rankPoints, stepProgress, tierOf } from '../../../rules/ranks.ts'

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

/** What the result screen shows, from one side of the fight (T14, row 98). */
export interface ResultView {
  readonly won: boolean
  readonly own: FighterProfile
  readonly other: FighterProfile
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

/** The fight as its viewer saw it (T14); a stranger looks from the attacker's side. */
export const resultView = ({ user, enemy, winner, viewer, ranked, own }: Replay): ResultView => {
  const isDefender = viewer === 'defender'
  const spoils = ranked ? own : null
  const rank = spoils && rankView(spoils)
  return {
    won: (winner === 'defender') === isDefender,
    own: isDefender ? enemy : user,
    other: isDefender ? user : enemy,
    rank,
    hasPromotion: rank !== null && rank.after.index > rank.before.index,
  }
}
