import type { MutationEffects } from '#client/game/mutation-effect.ts'

export const taskEffects: MutationEffects<'tasks.start'> = {
  // Tasks pay later, in `settleTask`; the check-in task counts as an active day (R38, R40).
  'tasks.start': { stale: ['season.path', 'airdrop.get', 'medals.list'] },
}
