const SPEED_KEY = 'house-kombat:fight-speed'

/** The playback speed chosen last on this device (row 77); x1 where nothing was kept. */
export const readSpeed = (storage: Pick<Storage, 'getItem'>): 1 | 2 => {
  try {
    return storage.getItem(SPEED_KEY) === '2' ? 2 : 1
  } catch {
    return 1
  }
}

/** Keeps the playback speed for the next fight; a storage that refuses costs only that. */
export const writeSpeed = (storage: Pick<Storage, 'setItem'>, speed: 1 | 2): void => {
  try {
    storage.setItem(SPEED_KEY, String(speed))
  } catch {
    return
  }
}
