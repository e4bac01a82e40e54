import type { MoveEffects } from '../../game/move-effect.ts'

/** Deletion of the account. */
export const accountEffects: MoveEffects<'users.delete'> = {
  // The next page shows no player data.
  'users.delete': {},
}
