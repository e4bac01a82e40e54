const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, index) => from + index)

/** Chapters that are built, and the rows of the feature table that each has promised. */
export const BUILT_CHAPTERS: Readonly<Record<string, readonly number[]>> = {
  'the first playable': [
    ...range(1, 20),
    ...[24, 32, 33, 39],
    ...range(43, 49),
    ...range(67, 74),
    ...[152, 193],
    ...range(184, 186),
    ...range(188, 191),
  ],
  'Kombat, whole': range(75, 102),
  // Of home's links and columns (35, 36, 38, 40) those to shop, market, achievements, guild, tournament and league wait for
  // their screens, and so do the season's and medals' toasts (187).
  'the economy, so far': [
    14,
    74,
    ...[33, 34, 37, 39],
    ...range(41, 66),
    ...range(158, 160),
    ...range(175, 179),
    183,
    ...range(188, 191),
  ],
}
