import { trackAt } from '#assets/manifest/clip.ts'
import { COMPANION_ACTS, type CompanionAct, type CompanionActName } from '#assets/manifest/companion-acts.ts'
import type { Stance } from '#scenes/kit/stance.ts'

/** `ms` counts from the moment the blow lands. */
export const withCompanion = (stance: Stance, name: CompanionActName, ms: number): Stance => {
  const act: CompanionAct = COMPANION_ACTS[name]
  const { pose } = stance
  const [degrees = 0, dx = 0, dy = 0, scaleX = 1, scaleY = 1] = pose.bones.companion ?? []
  // Behind the opponent's back the companion has no way to run.
  const ahead = trackAt(act.dx, ms) * (1 - Math.min(1, stance.cross))
  const companion = [degrees + trackAt(act.turn, ms), dx + ahead, dy + trackAt(act.dy, ms), scaleX, scaleY] as const
  return { ...stance, pose: { ...pose, bones: { ...pose.bones, companion } } }
}
