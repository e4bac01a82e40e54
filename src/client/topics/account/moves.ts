import type { MoveEffects } from '../../game/move-effect.ts'

export const accountEffects: MoveEffects<'users.delete'> = {
  'users.delete': {},
}
