import type { MoveEffects } from '#client/game/move-effect.ts'

export const accountEffects: MoveEffects<'users.delete'> = {
  'users.delete': {},
}
