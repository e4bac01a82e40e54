import { trackAt } from '#assets/manifest/clip.ts'
import { COMPANION_ACTS, type CompanionAct, type CompanionActName } from '#assets/manifest/companion-acts.ts'
import type { Posture } from '#scenes/kit/posture.ts'

/** `ms` is the time since the blow landed. */
export const withCompanion = (posture: Posture, name: CompanionActName, ms: number): Posture => {
  const act: CompanionAct = COMPANION_ACTS[name]
  const { pose } = posture
  const [degrees = 0, dx = 0, dy = 0, scaleX = 1, scaleY = 1] = pose.bones.companion ?? []
  // Once the fighter is behind the opponent, its companion does not run forwards.
  const ahead = trackAt(act.dx, ms) * (1 - Math.min(1, posture.cross))
  const companion = [degrees + trackAt(act.turn, ms), dx + ahead, dy + trackAt(act.dy, ms), scaleX, scaleY] as const
  return { ...posture, pose: { ...pose, bones: { ...pose.bones, companion } } }
}
