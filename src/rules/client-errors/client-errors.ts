/** `error` and `rejection` were not caught, `render` reached an error boundary, `chunk` is a file of the game that did not load. */
export const CLIENT_ERROR_KINDS = ['error', 'rejection', 'render', 'webgl', 'chunk'] as const
export type ClientErrorKind = (typeof CLIENT_ERROR_KINDS)[number]

/** Position in a file that the browser runs, counted from 1. */
export interface StackFrame {
  readonly file: string
  readonly line: number
  readonly column: number
}

/** The largest report with these limits is within the 10 kB that the server takes. */
export const ERRORS_A_REPORT_MAX = 5
export const FRAMES_MAX = 8
export const MESSAGE_MAX = 300
export const FILE_MAX = 120
/** Of a line or a column. */
export const POSITION_MAX = 100_000_000
/** Ten minutes. A longer time is of a page that was in the background. */
export const TIME_MAX_MS = 600_000
export const FRAME_RATE_MAX = 1000
/** Enough for every build id that this project makes. */
export const BUILD_MAX = 40
