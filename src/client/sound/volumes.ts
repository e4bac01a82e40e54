/** How loud the player wants the game, each 0–1. `muted` silences both and forgets neither. */
export interface Volumes {
  readonly effects: number
  readonly music: number
  readonly muted: boolean
}

/** A new player hears effects only (expected extras 13): whoever plays in a messenger did not ask for music. */
export const DEFAULT_VOLUMES: Volumes = { effects: 1, music: 0, muted: false }

const keyOf = (playerId: number): string => `house-kombat:sound.${playerId}`

const share = (value: unknown, otherwise: number): number =>
  typeof value === 'number' && value >= 0 && value <= 1 ? value : otherwise

/** What this player chose last on this device; what is missing or broken is the default. */
export const readVolumes = (storage: () => Pick<Storage, 'getItem'>, playerId: number): Volumes => {
  try {
    const kept = JSON.parse(storage().getItem(keyOf(playerId)) ?? '{}') as Partial<Record<keyof Volumes, unknown>>
    return {
      effects: share(kept.effects, DEFAULT_VOLUMES.effects),
      music: share(kept.music, DEFAULT_VOLUMES.music),
      muted: kept.muted === true,
    }
  } catch {
    return DEFAULT_VOLUMES
  }
}

/** Keeps the choice; a storage that refuses costs only that. */
export const writeVolumes = (storage: () => Pick<Storage, 'setItem'>, playerId: number, volumes: Volumes): void => {
  try {
    storage().setItem(keyOf(playerId), JSON.stringify(volumes))
  } catch {
    return
  }
}
