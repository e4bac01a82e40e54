/** The player's volumes, each 0–1. `muted` silences both and keeps their values. */
export interface Volumes {
  readonly effects: number
  readonly music: number
  readonly muted: boolean
}

/** Music is off (extra 13), because in a messenger it would surprise the player. */
export const DEFAULT_VOLUMES: Volumes = { effects: 1, music: 0, muted: false }

const keyOf = (playerId: number): string => `house-kombat:sound.${playerId}`

const share = (value: unknown, otherwise: number): number =>
  typeof value === 'number' && value >= 0 && value <= 1 ? value : otherwise

export const readVolumes = (storage: () => Pick<Storage, 'getItem'>, playerId: number): Volumes => {
  try {
    const stored = JSON.parse(storage().getItem(keyOf(playerId)) ?? '{}') as Partial<Record<keyof Volumes, unknown>>
    return {
      effects: share(stored.effects, DEFAULT_VOLUMES.effects),
      music: share(stored.music, DEFAULT_VOLUMES.music),
      muted: stored.muted === true,
    }
  } catch {
    return DEFAULT_VOLUMES
  }
}

export const writeVolumes = (storage: () => Pick<Storage, 'setItem'>, playerId: number, volumes: Volumes): void => {
  try {
    storage().setItem(keyOf(playerId), JSON.stringify(volumes))
  } catch {
    return
  }
}
