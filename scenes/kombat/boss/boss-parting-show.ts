import { PARTING_MS, PARTING_SOUNDS } from '#assets/manifest/fight-clips/boss-parting.ts'
import type { StageCue } from '#bridge/bridge.ts'
import { dustWall, groundRing, later, type ShowStage } from '../effects/show-pieces.ts'
import type { ArenaFighter } from '../fighter/arena-fighter.ts'

const DUST = 0xcdb9c4

export interface Parting {
  readonly fighter: ArenaFighter
  readonly delayMs: number
  shake(px: number, ms: number): void
  playCue(cue: StageCue): void
}

/** With reduced motion only the sounds remain. */
export const showBossParting = (stage: ShowStage, { fighter, delayMs, shake, playCue }: Parting): void => {
  for (const { atMs, ...cue } of PARTING_SOUNDS)
    later(stage.effects, delayMs + atMs, () => playCue({ kind: 'sample', ...cue }))
  if (stage.isCalm) return
  const { landsAtMs, stepsAtMs } = PARTING_MS
  later(stage.effects, delayMs + landsAtMs, () => {
    const { x } = fighter.feet
    groundRing(stage, { x, width: 1000, colour: DUST })
    dustWall(stage, { x, reach: 380, colour: DUST, count: 10, lifeMs: 900 })
    shake(7, 260)
  })
  for (const atMs of stepsAtMs)
    later(stage.effects, delayMs + atMs, () => {
      const { x, y } = fighter.feet
      stage.particles.dust.explode(9, x, y)
      shake(3, 140)
    })
}
