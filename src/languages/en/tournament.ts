/** Texts of the daily tournament (rows 30, 148; R26). */
export const tournament = {
  title: 'Tournament',
}
