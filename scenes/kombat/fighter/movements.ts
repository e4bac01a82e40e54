import { LOOK_POSES } from '#assets/manifest/look-poses.ts'
import { PET_CLIPS } from '#assets/manifest/motion.ts'
import { POSES } from '#assets/manifest/poses.ts'
import type { Pose } from '#assets/manifest/rig.ts'
import type { LookOf } from '#rules/wardrobe/looks.ts'
import { inClip } from '#scenes/kit/posture.ts'
import type { BodyLook } from '../fighter-looks.ts'
import { type Movement, PET_MOVEMENT } from './choreography.ts'
import { creatureMovement } from './creature-choreography.ts'

/** Without the pose's own height: the victory clip adds its hops. */
const grounded = (pose: Pose): Pose => {
  const [degrees = 0, dx = 0, , scaleX = 1, scaleY = 1] = pose.bones.root ?? []
  return { ...pose, bones: { ...pose.bones, root: [degrees, dx, 0, scaleX, scaleY] } }
}

/** A winner takes the pose of its look instead of the common one (R53, R58). */
const posing = (name: LookOf<'pose'>): Movement => {
  const poses = { ...POSES, win: grounded(LOOK_POSES[name]) }
  return {
    ...PET_MOVEMENT,
    rest: (rest, ms, idle, fall) =>
      rest === 'win' ? inClip(PET_CLIPS.victory, poses, ms, idle) : PET_MOVEMENT.rest(rest, ms, idle, fall),
  }
}

export const movementOf = (look: BodyLook): Movement => {
  if (look.kind === 'boss') return creatureMovement(look.boss)
  return look.winPose ? posing(look.winPose) : PET_MOVEMENT
}
