import type { Stance } from '#rules/kombat/stances.ts'
import { type Pose, pose } from './rig.ts'

/**
 * Poses before the fight (R55). Each must be recognisable at a glance, with and without full gear, also in the small
 * picture of the chooser.
 */
export const STANCE_POSES: Readonly<Record<Stance, Pose>> = {
  rush: pose('attack', {
    root: [0, 14, 0, 1.06, 0.95],
    torso: [21, 10, 4],
    cape: [13, -4, -8, 0.92, 0.86],
    head: [-9, 10, 4],
    armN: [92, -10, -2],
    weapon: [-192],
    armF: [-44, 4, 4],
    shield: [26],
    legN: [36, -14, 0],
    legF: [-26, 16, 0],
    tail: [-28],
    wings: [-16, 0, 0, 0.96, 1.14],
    earN: [-20],
    earF: [-20],
    companion: [10, 12, 18],
  }),
  guard: pose('idle', {
    root: [0, -8, 0, 1.12, 0.88],
    torso: [-5, -6, 14, 1.04, 0.94],
    cape: [3, 0, -4, 1.06, 0.82],
    head: [6, 6, 18],
    armN: [44, 4, 2],
    weapon: [-74],
    armF: [-50, -44, 8],
    shield: [54, -18, 0, 1.3, 1.3],
    legN: [26, -10, 4],
    legF: [-26, 10, 4],
    tail: [14],
    wings: [0, 0, 10, 0.84, 0.84],
    earN: [-10],
    earF: [14],
    companion: [0, 10, 60],
  }),
  trick: pose('win', {
    root: [-13, -16, -8, 0.97, 1.04],
    torso: [-14, -6, 0],
    cape: [8],
    head: [19, -6, 0],
    armN: [84, -4, -2],
    weapon: [-112],
    armF: [-52, 12, 4],
    shield: [20, 6, 0, 0.92, 0.92],
    legN: [15],
    legF: [-66, 10, -26],
    tail: [34],
    wings: [17, 8, -6, 0.98, 1.06],
    earN: [-10],
    earF: [16],
    companion: [-10, -34, -50],
  }),
}
