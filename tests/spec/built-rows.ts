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
  // Home's columns and dialogs (34-38, 40-42), the hunt's screen and the season's toasts (187) are not built yet.
  'the economy, so far': [
    14,
    74,
    33,
    39,
    ...range(43, 66),
    ...range(158, 160),
    ...range(175, 179),
    183,
    ...range(188, 191),
  ],
}
