import { type Pose, pose } from '#assets/manifest/rig.ts'

/** Poses of still pictures. Fights have others, in the rig data. */
export const SITTING: Pose = pose('win', {
  torso: [-4, 0, 34, 1.06, 0.92],
  head: [8, 2, 6],
  legN: [56, -6, 26],
  legF: [-54, 12, 26],
  armN: [30],
  armF: [-24],
  tail: [20],
})

export const PEERING: Pose = pose('idle', {
  root: [4, 6, 0],
  torso: [18, 10, 4],
  head: [10, 8, 6],
  armN: [-44, 10, 2],
  armF: [-82, 6, -2],
  legN: [10, -8, 0],
  legF: [-6],
  tail: [-20],
  earN: [-10],
  earF: [-6],
})

export const WAVING: Pose = pose('win', {
  torso: [-3],
  head: [6, 2, 0],
  armN: [26],
  armF: [-128, 6, -4],
  legF: [-6],
  earF: [8],
  tail: [10],
})

export const GAZING: Pose = pose('idle', {
  torso: [-8, -2, 0],
  head: [-16, -4, 2],
  armN: [30],
  armF: [-96, 2, -8],
  earN: [12],
  earF: [14],
  tail: [-8],
})
