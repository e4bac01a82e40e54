const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, index) => from + index)

const ECONOMY = 'the economy, whole'
const ITEMS = 'items'
const MARKET = 'market'
const STONES = 'stones'
const BOSSES = 'the bosses of the guilds'
const BOSS_BOARDS = 'boss boards'
const GUILDS = 'guilds'

/** Chapters that are built, and the rows of the feature table that each has promised. */
export const BUILT_CHAPTERS: Readonly<Record<string, readonly number[]>> = {
  'the first playable': [
    ...range(1, 20),
    ...[23, 24, 25, 32, 33, 39],
    ...range(43, 49),
    ...range(67, 74),
    ...[152, 193],
    ...range(184, 186),
    ...range(188, 191),
  ],
  'Kombat, whole': range(75, 102),
  [ECONOMY]: [
    ...[14, 33, 34, 35, 37],
    ...range(39, 66),
    ...[74, 158, 159],
    ...range(175, 179),
    ...[183, 188, 189, 190, 191],
  ],
  [ITEMS]: [...range(103, 128), 195],
  [MARKET]: [...range(129, 135), 194],
  [STONES]: [26, ...range(136, 140)],
  [BOSSES]: [99, 142, 143, 147],
  [BOSS_BOARDS]: range(144, 146),
  medals: range(161, 165),
  'seasons and leagues': [38, 149, 150, 151, ...range(153, 157), 160, 187, 192],
  'the daily tournament': [30, 148],
  'the shop': range(166, 174),
  'the airdrop': [21, 22, 27, 182],
  'the showcase': [29, 181],
  // Rows 8, 9 and 14 are also in earlier chapters. This one added their guild part.
  [GUILDS]: [8, 9, 14, 31, 36, 141],
  'the vote': [28, 180],
}

/** A row that its chapter builds only in part. The rest waits for a later chapter. */
export interface RowInPart {
  readonly row: number
  readonly lacks: string
}

/** Rows that are built in part. When a row is finished, remove it here. */
export const ROWS_IN_PART: readonly RowInPart[] = []

/** Rows of the chapters that need tests of both kinds, `server` and `browser`. */
const sidedRows = [ECONOMY, ITEMS, STONES, MARKET, BOSSES, BOSS_BOARDS, GUILDS].flatMap(
  (chapter) => BUILT_CHAPTERS[chapter] ?? [],
)

/**
 * Rows that need a test through HTTP (`server`), and rows that need one in a browser. `ONE_SIDED_ROWS` are the
 * exceptions.
 */
export const ROWS_BY_SIDE: Readonly<Record<OneSidedRow['without'], readonly number[]>> = {
  server: sidedRows,
  browser: sidedRows,
}

export interface OneSidedRow {
  readonly row: number
  readonly without: 'server' | 'browser'
  readonly because: string
}

/** All exceptions. When a row has the test after all, remove it here. */
export const ONE_SIDED_ROWS: readonly OneSidedRow[] = [
  { row: 8, without: 'server', because: 'where the gate leads is the page’s; what it asks for is row 141' },
  { row: 9, without: 'server', because: 'where the gate leads is the page’s; what it asks for is row 141' },
  { row: 26, without: 'server', because: 'paths of pages are no call' },
  { row: 31, without: 'server', because: 'paths of pages are no call' },
  { row: 35, without: 'server', because: 'where home’s buttons lead is no call' },
  { row: 36, without: 'server', because: 'a column of buttons is no call; what they show are rows 37 and 141' },
  { row: 43, without: 'server', because: 'how often a display is written is no call; the pocket’s limit is row 48' },
  { row: 59, without: 'server', because: 'the way back from a page is no call' },
  { row: 65, without: 'server', because: 'which opener a link gets is between the page and the messenger' },
  { row: 99, without: 'server', because: 'the screen is no call; what it shows are rows 42, 86 and 91' },
  { row: 116, without: 'server', because: 'toasts are no call; what they report are rows 113 and 114' },
  { row: 117, without: 'server', because: 'tabs of a page and what it is opened with are no call' },
  { row: 120, without: 'server', because: 'the drawer shows what materials/me answers, which is row 121' },
  { row: 195, without: 'browser', because: 'fields that an answer carries are no screen' },
  { row: 138, without: 'server', because: 'the result dialog is no call; what it tells of is row 140' },
  { row: 122, without: 'server', because: 'dialogs are no call; what they ask for are rows 123 to 126' },
]
