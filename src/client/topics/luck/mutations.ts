import type { MutationEffects } from '#client/game/mutation-effect.ts'
import { ROLLED } from './cache.ts'

export const luckEffects: MutationEffects<'luck.turnOver'> = { 'luck.turnOver': { stale: ROLLED } }
