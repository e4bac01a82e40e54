import type { MoveEffects } from '#client/game/move-effect.ts'

export const adEffects: MoveEffects<'ads.start'> = {
  // The call that uses the ad up pays out.
  'ads.start': {},
}
