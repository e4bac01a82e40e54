import { blendPose, type Pose, REST_POSES } from './rig.ts'

/** Half a breath, `idle` to `idle2`. */
export const BREATH_MS = 900

/** 0–1 on the way to `idle2`. `phase` 0–1 keeps two fighters out of step. */
export const breathAt = (timeMs: number, phase: number, halfMs = BREATH_MS): number =>
  0.5 - Math.cos(Math.PI * (timeMs / halfMs + phase * 2)) / 2

export const breathingPose = (timeMs: number, phase: number): Pose =>
  blendPose(REST_POSES.idle, REST_POSES.idle2, breathAt(timeMs, phase))
