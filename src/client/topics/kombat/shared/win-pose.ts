import { LOOK_POSES } from '#assets/manifest/look-poses.ts'
import { POSES } from '#assets/manifest/poses.ts'
import type { Pose } from '#assets/manifest/rig.ts'
import type { Cosmetic } from '#contracts/wire.ts'

export const winPose = ({ looks }: Pick<Cosmetic, 'looks'>): Pose => (looks?.pose ? LOOK_POSES[looks.pose] : POSES.win)
