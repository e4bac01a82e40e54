import { POSES } from '../poses.ts'
import type { Pose } from '../rig.ts'
import { FIST_POSES } from './fist-poses.ts'
import { STRUCK_POSES } from './struck-poses.ts'
import { SWORD_POSES } from './sword-poses.ts'

const ALL = { ...POSES, ...SWORD_POSES, ...FIST_POSES, ...STRUCK_POSES }

export type FightPoseName = keyof typeof ALL

export const FIGHT_POSES: Readonly<Record<FightPoseName, Pose>> = ALL
