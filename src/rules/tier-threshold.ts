/** The tier threshold function of B9 (T24, row 160); it has nothing to do with the labels of A9 for far places. */
export const tierThreshold = (value: number): number => {
  if (value > 90) return 1000
  if (value > 80) return 1200
  if (value > 70) return 1500
  if (value > 60) return 2000
  if (value > 50) return 3000
  return 1_000_000
}
