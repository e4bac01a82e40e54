import type { MutationEffects } from '#client/game/mutation-effect.ts'

export const adEffects: MutationEffects<'ads.start'> = {
  // Changes nothing yet: the call that uses up the watched ad pays out.
  'ads.start': {},
}
