import type { MoveEffects } from '../../game/move-effect.ts'

/** Starting a task (row 63). */
export const taskEffects: MoveEffects<'tasks.start'> = {
  // Tasks pay later: see `settleTask`.
  'tasks.start': {},
}
