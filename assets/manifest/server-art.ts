import type { AddedItem } from './addition-shapes.ts'

/**
 * What the server says of the art. The art build writes it as data: the server reads it when it needs it first, imports nothing
 * that is built, and so starts on a checkout that has no art yet.
 */
export interface ServerArt {
  /** Addresses of icons, by name. */
  readonly icons: Readonly<Record<string, string>>
  /** The named items that came by a line of `additions/additions.json`, by slug. */
  readonly items: Readonly<Record<string, AddedItem>>
}

/** Its file in `assets/generated`, and beside the built server. */
export const SERVER_ART_FILE = 'server-art.json'
