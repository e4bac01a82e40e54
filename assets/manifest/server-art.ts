import type { AddedItem } from './addition-shapes.ts'

/** The build writes it as data, which the server reads on first use: it must start on a checkout without art. */
export interface ServerArt {
  readonly icons: Readonly<Record<string, string>>
  readonly items: Readonly<Record<string, AddedItem>>
}

/** In `assets/generated`, and beside the built server. */
export const SERVER_ART_FILE = 'server-art.json'
