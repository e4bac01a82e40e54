import type { KombatReport } from '#bridge/bridge.ts'
import type { StanceMatchup } from '#client/topics/kombat/shared/fight-story/stance-matchup.ts'
import { STANCES_REVEALED_AT } from '#rules/constants.ts'
import type { Stance } from '#rules/kombat/stances.ts'

type Progress = Pick<KombatReport, 'phase' | 'countdown'>

export interface VersusStances {
  readonly own: Stance
  /** Null while the opponent's card is face-down. */
  readonly other: Stance | null
}

/** The opponent's stance is shown from the versus stamp on (R55). */
export const areStancesRevealed = ({ phase, countdown }: Progress): boolean =>
  phase === 'fighting' || phase === 'end' || (countdown !== null && countdown <= STANCES_REVEALED_AT)

/** @param own the player's stance while the fight is not decided; null otherwise */
export const versusStances = (
  progress: Progress,
  own: Stance | null,
  matchup: StanceMatchup | null,
): VersusStances | null => {
  if (matchup) return { own: matchup.own, other: areStancesRevealed(progress) ? matchup.other : null }
  return own && { own, other: null }
}

const FIRST_COUNT = 3

/** Cards take longer to read, so with them the strip stays for the whole countdown. */
export const isVersusShown = ({ phase, countdown }: Progress, hasCards: boolean): boolean =>
  phase === 'ready' || (phase === 'countdown' && countdown !== null && countdown >= (hasCards ? 1 : FIRST_COUNT))
