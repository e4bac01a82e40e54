const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, index) => from + index)

const ECONOMY = 'the economy, whole'

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
  // Not built: home's links and columns (35, 36, 38, 40) to shop, market, achievements, guild, tournament and league,
  // the tier threshold function (160), and the toasts of seasons and medals (187).
  [ECONOMY]: [
    ...[14, 33, 34, 37, 39],
    ...range(41, 66),
    ...[74, 158, 159],
    ...range(175, 179),
    ...[183, 188, 189, 190, 191],
  ],
}

/** Rows that must have a test through HTTP and one through the screen. Switching the house (74) is named besides. */
export const BOTH_SIDED_ROWS: readonly number[] = BUILT_CHAPTERS[ECONOMY] ?? []

/** A row for which one of the two tests makes no sense. */
export interface OneSidedRow {
  readonly row: number
  readonly without: 'server' | 'browser'
  readonly because: string
}

/** The whole list of exceptions: a row that has the test after all must leave it. */
export const ONE_SIDED_ROWS: readonly OneSidedRow[] = [
  { row: 43, without: 'server', because: 'how often a display is written is no call; the pocket’s limit is row 48' },
  { row: 59, without: 'server', because: 'the way back from a page is no call' },
  { row: 65, without: 'server', because: 'which opener a link gets is between the page and the messenger' },
]
