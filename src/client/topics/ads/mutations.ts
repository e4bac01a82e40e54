import type { MutationEffects } from '#client/game/mutation-effect.ts'

export const adEffects: MutationEffects<'ads.start'> = {
  // The call that uses the ad up pays out.
  'ads.start': {},
}
