import { blendPose, type Pose, REST_POSES } from './rig.ts'

/** Half a breath of a pet at rest, ms: `idle` to `idle2`. */
export const BREATH_MS = 900

/** How far a breath has gone towards `idle2`, 0–1, as a sine. `phase` 0–1 keeps two fighters out of step. */
export const breathAt = (timeMs: number, phase: number, halfMs = BREATH_MS): number =>
  0.5 - Math.cos(Math.PI * (timeMs / halfMs + phase * 2)) / 2

/** How a pet stands at rest at a moment: in the arena, at home, in the shop. */
export const breathingPose = (timeMs: number, phase: number): Pose =>
  blendPose(REST_POSES.idle, REST_POSES.idle2, breathAt(timeMs, phase))
