/**
 * `error` and `rejection` are uncaught errors and rejected promises. `render` reached an error boundary. `chunk` is a
 * file of the game that failed to load.
 */
export const CLIENT_ERROR_KINDS = ['error', 'rejection', 'render', 'webgl', 'chunk'] as const
export type ClientErrorKind = (typeof CLIENT_ERROR_KINDS)[number]

/** Position in a file that the browser runs, counted from 1. */
export interface StackFrame {
  readonly file: string
  readonly line: number
  readonly column: number
}

/** With these limits the largest report stays within the 10 kB that the server accepts. */
export const ERRORS_A_REPORT_MAX = 5
export const FRAMES_MAX = 8
export const MESSAGE_MAX = 300
export const FILE_MAX = 120
export const POSITION_MAX = 100_000_000
/** Longer times come from pages that were in the background. */
export const TIME_MAX_MS = 600_000
export const FRAME_RATE_MAX = 1000
export const BUILD_MAX = 40
