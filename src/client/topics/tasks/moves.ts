import type { MoveEffects } from '../../game/move-effect.ts'

/** Starting a task (row 63). */
export const taskEffects: MoveEffects<'tasks.start'> = {
  // Tasks pay later: see `settleTask`; the check-in among them makes its day an active one (R38, R40).
  'tasks.start': { stale: ['airdrop.get', 'medals.list'] },
}
