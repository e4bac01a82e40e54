import { COUNTDOWN_STEP_MS } from '#rules/constants.ts'
import type { ArenaBackdrop } from '../arena/arena-backdrop.ts'
import type { ArenaCamera } from '../arena/arena-camera.ts'
import type { ShowStage } from './show-pieces.ts'
import { stampVersus, VERSUS_HITS_MS } from './versus-stamp.ts'

interface Meeting {
  /** Time until both fighters have arrived. */
  readonly enteringMs: number
  /** With stances the stamp waits for the countdown step at which the page reveals them. */
  readonly hasStances: boolean
  readonly backdrop: ArenaBackdrop
  readonly camera: ArenaCamera
}

export const showMeeting = (stage: ShowStage, { enteringMs, hasStances, backdrop, camera }: Meeting): void => {
  const delayMs = Math.max(enteringMs, hasStances ? COUNTDOWN_STEP_MS - VERSUS_HITS_MS : 0)
  stampVersus(stage.front, stage.effects, stage.layout, delayMs, stage.isCalm)
  const hit = (): void => {
    backdrop.crowd.excite(1)
    if (!stage.isCalm) camera.shake('meeting')
  }
  stage.effects.add({ lifeMs: 1, update() {}, end: hit }, delayMs + VERSUS_HITS_MS)
}
