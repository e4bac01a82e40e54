import type { Clip } from '../clip.ts'
import type { BossPoseName } from './boss-poses.ts'
import type { FightPoseName } from './fight-poses.ts'

/**
 * What a pet does when it is attacked. The blow lands at 0; keys before it are what it sees coming. What follows fills
 * the rest of the beat, so that the last key is the end of the turn.
 */
export type Reaction = Clip<FightPoseName>

/** What a boss does then; timed as those of pets. */
export type BossReaction = Clip<BossPoseName>
