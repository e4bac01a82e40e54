/** Stands in the workbench's page, and so in its code: a test looks for it in the players' build, where it may not be. */
export const WORKBENCH_MARK = 'house-kombat-workbench'
