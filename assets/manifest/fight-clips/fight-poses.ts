import { POSES } from '../poses.ts'
import type { Pose } from '../rig.ts'
import { FIST_POSES } from './fist-poses.ts'
import { STRUCK_POSES } from './struck-poses.ts'
import { SWORD_POSES } from './sword-poses.ts'

const ALL = { ...POSES, ...SWORD_POSES, ...FIST_POSES, ...STRUCK_POSES }

/** A pose of a fight: those of every day, and those that only a fight shows. */
export type FightPoseName = keyof typeof ALL

/** Every pose that a pet's clips may name. */
export const FIGHT_POSES: Readonly<Record<FightPoseName, Pose>> = ALL
