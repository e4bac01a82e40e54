import type { MutationEffects } from '#client/game/mutation-effect.ts'

export const taskEffects: MutationEffects<'tasks.start'> = {
  // A task pays later, in `settleTask`. The check-in makes the day an active one (R38, R40).
  'tasks.start': { stale: ['airdrop.get', 'medals.list'] },
}
