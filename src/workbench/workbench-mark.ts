/** A test checks that the players' build does not contain this text. */
export const WORKBENCH_MARK = 'house-kombat-workbench'
