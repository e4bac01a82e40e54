/** Text of the workbench's page. A test checks that the players' build does not contain it. */
export const WORKBENCH_MARK = 'house-kombat-workbench'
