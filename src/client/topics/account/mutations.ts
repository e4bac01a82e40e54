import type { MutationEffects } from '#client/game/mutation-effect.ts'

export const accountEffects: MutationEffects<'users.delete'> = {
  'users.delete': {},
}
