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
  // Home's links and columns (35, 36, 38, 40) to shop, market, achievements, guild, tournament and league are not drawn
  // before their screens are there, and the season's own toasts (187) wait for the season's rewards.
  [ECONOMY]: [14, ...range(33, 66), 74, ...range(158, 160), ...range(175, 179), 183, ...range(187, 191)],
}

/** Rows that must have a test through HTTP and one through the screen (issue 6). Switching the house (74) is named besides. */
export const BOTH_SIDED_ROWS: readonly number[] = BUILT_CHAPTERS[ECONOMY] ?? []

/** A row for which one of the two tests makes no sense. */
export interface OneSidedRow {
  readonly row: number
  readonly without: 'server' | 'browser'
  readonly because: string
}

/** The whole list of exceptions: a row that has the test after all must leave it. */
export const ONE_SIDED_ROWS: readonly OneSidedRow[] = [
  { row: 35, without: 'server', because: 'links: where they lead is the page’s own matter, no call is made' },
  {
    row: 36,
    without: 'server',
    because: 'its calls come with medals, guilds and the shop; the screen draws none of it',
  },
  { row: 38, without: 'server', because: 'its calls come with seasons, leagues and the market; the screen draws none' },
  { row: 40, without: 'server', because: 'its calls come with the shop; the screen draws no shop' },
  { row: 43, without: 'server', because: 'how often a display is written is no call; the pocket’s limit is row 48' },
  { row: 59, without: 'server', because: 'the way back from a page is no call' },
  { row: 65, without: 'server', because: 'which opener a link gets is between the page and the messenger' },
  { row: 160, without: 'server', because: 'a pure function that no call of this chapter uses (T24)' },
  { row: 160, without: 'browser', because: 'a pure function that no screen of this chapter shows (T24)' },
]
