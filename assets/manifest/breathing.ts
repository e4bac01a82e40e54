import { blendPose, type Pose, REST_POSES } from './rig.ts'

/** Half a breath: from `idle` to `idle2`. */
export const BREATH_MS = 900

/** Share of the way to `idle2`, 0–1. `phase` (0–1) keeps two fighters out of sync. */
export const breathAt = (timeMs: number, phase: number, halfMs = BREATH_MS): number =>
  0.5 - Math.cos(Math.PI * (timeMs / halfMs + phase * 2)) / 2

export const breathingPose = (timeMs: number, phase: number): Pose =>
  blendPose(REST_POSES.idle, REST_POSES.idle2, breathAt(timeMs, phase))
