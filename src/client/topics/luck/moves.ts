import type { MoveEffects } from '#client/game/move-effect.ts'
import { ROLLED } from './cache.ts'

export const luckEffects: MoveEffects<'luck.turnOver'> = { 'luck.turnOver': { stale: ROLLED } }
