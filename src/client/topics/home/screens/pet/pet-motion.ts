import { breathAt, breathingPose } from '#assets/manifest/breathing.ts'
import { POSES } from '#assets/manifest/poses.ts'
import { type BoneName, blendPose, type FaceName, type Pose } from '#assets/manifest/rig.ts'
import type { PetMood } from './pet-mood.ts'

export type PetMotion = (timeMs: number) => Pose

const SLEEP_MS = 2100
const DIG = { everyMs: 6400, forMs: 2400, strokeMs: 600 } as const
const FLEX = { everyMs: 4200, forMs: 1900, bounceMs: 380 } as const
const HOP_MS = 640
const HOP_UNITS = 90
export const TAP_MS = 1100

const withFace = (pose: Pose, face: FaceName): Pose => ({ ...pose, face })

const turned = (pose: Pose, bone: BoneName, degrees: number, x = 0, y = 0): Pose => {
  const [own = 0, ownX = 0, ownY = 0, scaleX = 1, scaleY = 1] = pose.bones[bone] ?? []
  return { ...pose, bones: { ...pose.bones, [bone]: [own + degrees, ownX + x, ownY + y, scaleX, scaleY] } }
}

const swell = (timeMs: number, loop: { readonly everyMs: number; readonly forMs: number }): number => {
  const since = timeMs % loop.everyMs
  return since >= loop.forMs ? 0 : Math.min(1, 3 * Math.sin((Math.PI * since) / loop.forMs))
}

const SLUMPED = withFace(blendPose(POSES.idle, POSES.defeated, 0.72), 'win')
const SLUMPED_DEEP = turned(withFace(blendPose(POSES.idle, POSES.defeated, 0.86), 'win'), 'head', 3, 0, 5)
const BENT = turned(withFace(blendPose(POSES.idle, POSES.attack, 0.3), 'idle'), 'torso', 10)
const REACHED = turned(withFace(blendPose(POSES.idle, POSES.windup, 0.4), 'idle'), 'torso', 8)
const HURT = turned(turned(blendPose(POSES.idle, POSES.hit, 0.3), 'head', 16, 0, 12), 'torso', 6)
const HURT_DEEP = turned(HURT, 'head', 5, 0, 5)

const MOTIONS: Readonly<Record<PetMood, PetMotion>> = {
  resting: (timeMs) => breathingPose(timeMs, 0),
  sleeping: (timeMs) => blendPose(SLUMPED, SLUMPED_DEEP, breathAt(timeMs, 0, SLEEP_MS)),
  sulking: (timeMs) => blendPose(HURT, HURT_DEEP, breathAt(timeMs, 0, SLEEP_MS)),
  digging: (timeMs) => {
    const stroke = blendPose(REACHED, BENT, 0.5 - Math.cos((2 * Math.PI * timeMs) / DIG.strokeMs) / 2)
    return blendPose(breathingPose(timeMs, 0), stroke, swell(timeMs, DIG))
  },
  flexing: (timeMs) => {
    const share = swell(timeMs + FLEX.forMs / 2, FLEX)
    const flex = turned(POSES.win, 'root', 0, 0, -8 * Math.abs(Math.sin((Math.PI * timeMs) / FLEX.bounceMs)))
    const pose = blendPose(breathingPose(timeMs, 0), flex, share)
    return share > 0.5 ? withFace(pose, 'win') : pose
  },
}

export const moodMotion = (mood: PetMood): PetMotion => MOTIONS[mood]

const hop = (sinceMs: number): Pose => {
  const up = sinceMs < HOP_MS ? Math.sin((Math.PI * sinceMs) / HOP_MS) : 0
  return turned(blendPose(POSES.idle, POSES.win, Math.min(1, sinceMs / 120)), 'root', 0, 0, -HOP_UNITS * up)
}
const startle = (sinceMs: number): Pose =>
  blendPose(POSES.hit, POSES.idle, Math.min(1, Math.max(0, (sinceMs - 260) / 420)))
const swing = (sinceMs: number): Pose => {
  if (sinceMs < 320) return blendPose(POSES.idle, POSES.windup, sinceMs / 320)
  if (sinceMs < 480) return blendPose(POSES.windup, POSES.attack, (sinceMs - 320) / 160)
  return blendPose(POSES.attack, POSES.idle, Math.min(1, Math.max(0, (sinceMs - 620) / 400)))
}
const ANSWERS: readonly PetMotion[] = [hop, startle, swing]

export const tapMotion = (tap: number): PetMotion => ANSWERS[tap % ANSWERS.length] ?? hop
