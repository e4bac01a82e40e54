import { parseJson } from '#client/platform/parse-json.ts'
import { readOwn, writeOwn } from '#client/platform/player-store.ts'

/** The player's volumes, each 0–1. `muted` silences both and keeps their values. */
export interface Volumes {
  readonly effects: number
  readonly music: number
  readonly muted: boolean
}

/** Music is off (extra 13), because in a messenger it would surprise the player. */
export const DEFAULT_VOLUMES: Volumes = { effects: 1, music: 0, muted: false }

const KEY = 'sound'

const share = (value: unknown, otherwise: number): number =>
  typeof value === 'number' && value >= 0 && value <= 1 ? value : otherwise

export const readVolumes = (): Volumes => {
  const stored = (parseJson(readOwn(KEY)) ?? {}) as Partial<Record<keyof Volumes, unknown>>
  return {
    effects: share(stored.effects, DEFAULT_VOLUMES.effects),
    music: share(stored.music, DEFAULT_VOLUMES.music),
    muted: stored.muted === true,
  }
}

export const writeVolumes = (volumes: Volumes): void => writeOwn(KEY, JSON.stringify(volumes))
