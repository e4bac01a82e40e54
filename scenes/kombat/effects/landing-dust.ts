import type { BattleParticles } from '#scenes/kit/battle-particles.ts'
import type { ArenaCamera } from '../arena/arena-camera.ts'
import type { ArenaFighter } from '../fighter/arena-fighter.ts'
import { CORNERS, type Corner } from '../timeline/playback.ts'

export const raiseDust = (
  fighters: Readonly<Partial<Record<Corner, ArenaFighter>>>,
  { dust }: BattleParticles,
  camera: ArenaCamera | null,
): void => {
  for (const corner of CORNERS) {
    const fighter = fighters[corner]
    if (!fighter?.landed) continue
    dust.explode(fighter.landed === 'fall' ? 14 : 9, fighter.feet.x, fighter.feet.y)
    camera?.shake(fighter.landed)
  }
}
