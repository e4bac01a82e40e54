interface MissionProgress {
  readonly completed: boolean
  readonly repeats: number
  readonly task_user: { readonly repeats: number }
}

/** True if the mission can be completed now. */
export const isReadyMission = ({ completed, repeats, task_user }: MissionProgress): boolean =>
  !completed && task_user.repeats >= repeats
