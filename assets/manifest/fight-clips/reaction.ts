import type { Clip } from '../clip.ts'
import type { BossPoseName } from './boss-poses.ts'
import type { FightPoseName } from './fight-poses.ts'

/** The blow lands at 0; earlier keys anticipate it. The rest stretches to the beat's end. */
export type Reaction = Clip<FightPoseName>

export type BossReaction = Clip<BossPoseName>
