import type { MoveEffects } from '../../game/move-effect.ts'

/** Advertisements (R43). */
export const adEffects: MoveEffects<'ads.start'> = {
  // Its payout is part of the move that uses it up.
  'ads.start': {},
}
