import type { MoveEffects } from '#client/game/move-effect.ts'

export const taskEffects: MoveEffects<'tasks.start'> = {
  // Tasks pay later, in `settleTask`; the check-in task counts as an active day (R38, R40).
  'tasks.start': { stale: ['airdrop.get', 'medals.list'] },
}
