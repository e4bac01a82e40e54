import type { Clip } from '../clip.ts'
import type { BossPoseName } from './boss-poses.ts'
import type { FightPoseName } from './fight-poses.ts'

/** The blow lands at 0 ms; keys before it anticipate the blow. Times after it are stretched to the end of the beat. */
export type Reaction = Clip<FightPoseName>

export type BossReaction = Clip<BossPoseName>
