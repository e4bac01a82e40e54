import type { MoveEffects } from '../../game/move-effect.ts'
import { ROLLED } from './cache.ts'

/** Turning the luck over to a new seed (R46). */
export const luckEffects: MoveEffects<'luck.turnOver'> = { 'luck.turnOver': { stale: ROLLED } }
