import type { ArenaFighter } from './fighter/arena-fighter.ts'
import type { Rest } from './fighter/choreography.ts'
import { CORNERS, type Corner, type FightPlan, type FightView, otherCorner } from './timeline/playback.ts'

export interface FightEnd {
  readonly view: FightView
  readonly plan: FightPlan
  readonly fighters: Readonly<Partial<Record<Corner, ArenaFighter>>>
}

/** A boss that still stands turns away, and its opponent has not lost. */
export const endOf = (corner: Corner, { view, plan, fighters }: FightEnd): Rest => {
  if (view.hp[corner] > 0) {
    if (fighters[corner]?.look.kind === 'boss') return 'parting'
    if (fighters[otherCorner(corner)]?.look.kind === 'boss') return 'win'
  }
  return corner === plan.winner ? 'win' : 'defeated'
}

/** False where a boss turns away. */
export const isFestive = (end: FightEnd): boolean => CORNERS.every((corner) => endOf(corner, end) !== 'parting')
