import type { AddedItem } from './addition-shapes.ts'

/**
 * The build writes it as a data file. The server reads that file on first use, not on import: tests and commands also
 * run in a checkout without art.
 */
export interface ServerArt {
  readonly icons: Readonly<Record<string, string>>
  readonly items: Readonly<Record<string, AddedItem>>
}

/** The file is in `assets/generated`, and beside the built server. */
export const SERVER_ART_FILE = 'server-art.json'
