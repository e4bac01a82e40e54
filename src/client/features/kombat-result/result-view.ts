import type { FighterProfile, Replay } from '../../../contracts/wire.ts'
import type { Side } from '../../../rules/fight-types.ts'
import { nextStep, type RankStep, rankPoints, stepProgress, tierOf } from '../../../rules/ranks.ts'
import { firstWinPartNano } from '../../../rules/rewards.ts'

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
  /** The side that is looked from: the viewer's, and the attacker's for a stranger. */
  readonly side: Side
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
  /** What the first win of the day brought, in nano; 0 where this was none (R13). */
  readonly firstWinNano: number
  /**
   * How the viewer may go on: fight the next one (their own match), or challenge the other player again, as revenge
   * for an attack; `prepare` where there is nobody to challenge (a stranger's fight, a bot).
   */
  readonly goOn: 'fight' | 'revenge' | 'challenge' | 'prepare'
}

const goOnOf = ({ viewer, kind, is_bot }: Replay): ResultView['goOn'] => {
  if (viewer === null) return 'prepare'
  if (viewer === 'defender') return 'revenge'
  if (kind === 'match') return 'fight'
  return is_bot ? 'prepare' : 'challenge'
}

/** The fight as its viewer saw it (T14); a stranger looks from the attacker's side. */
export const resultView = (replay: Replay): ResultView => {
  const { user, enemy, winner, viewer, ranked, own } = replay
  const isDefender = viewer === 'defender'
  const spoils = ranked ? own : null
  const rank = spoils && rankView(spoils)
  const tier = own && tierOf(rankPoints(own.old_rank)).tier
  return {
    won: (winner === 'defender') === isDefender,
    side: isDefender ? 'defender' : 'attacker',
    own: isDefender ? enemy : user,
    other: isDefender ? user : enemy,
    rank,
    hasPromotion: rank !== null && rank.after.index > rank.before.index,
    firstWinNano: own && tier !== null ? firstWinPartNano({ tokNano: own.drops.tok, tier }) : 0,
    goOn: goOnOf(replay),
  }
}
