import type { Mission } from '#contracts/wire.ts'

/** True if the mission can be completed now. */
export const isReadyMission = ({ completed, repeats, task_user }: Mission): boolean =>
  !completed && task_user.repeats >= repeats
