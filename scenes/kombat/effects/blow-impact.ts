import type { FlashLimit } from '#scenes/kit/flash-limit.ts'
import type { ArenaCamera } from '../arena/arena-camera.ts'
import type { ArenaFighter } from '../fighter/arena-fighter.ts'
import type { Beat } from '../timeline/playback.ts'
import type { ShowStage } from './show-pieces.ts'
import { dimArena } from './spotlight.ts'

export const hurts = (beat: Beat): boolean => beat.kind !== 'heal' && beat.kind !== 'frozen' && !beat.evaded

export const showImpact = (
  { veil, effects, layout, isCalm }: ShowStage,
  { beat, target }: { readonly beat: Beat; readonly target: ArenaFighter },
  { camera, flashes }: { readonly camera: ArenaCamera; readonly flashes: FlashLimit },
): void => {
  if (!hurts(beat) || isCalm) return
  // The zoom is centred beyond the target, near its edge of the view, so that the target stays visible.
  const sideX = layout.width * (target.corner === 'opponent' ? 0.94 : 0.06)
  const blow = beat.lethal ? 'lethal' : beat.critical ? 'critical' : null
  if (flashes.take()) target.colours.flash()
  if (beat.kind === 'attack') camera.shake(blow ? 'critical' : 'hit')
  if (!blow) return
  camera.moveIn(blow, sideX)
  dimArena(veil, effects, layout, blow)
}
