let isReached = true
let syncedAtMs: number | null = null
const listeners = new Set<() => void>()

const tell = (): void => {
  for (const listener of [...listeners]) listener()
}

/** Whether the device reports a network. */
export const hasNetwork = (): boolean => navigator.onLine !== false

/** Whether the server is reachable, as of the last call. */
export const isConnected = (): boolean => isReached && hasNetwork()

/** Device time (ms since the epoch) of the last response; null before the first. */
export const lastSyncMs = (): number | null => syncedAtMs

/** Sets the time of restored responses, until the server responds. */
export const setLastSync = (savedAtMs: number): void => {
  syncedAtMs ??= savedAtMs
  tell()
}

/** Records whether a call reached the server. */
export const setOnline = (hasAnswer: boolean): void => {
  if (hasAnswer) syncedAtMs = Date.now()
  if (isReached === hasAnswer) return
  isReached = hasAnswer
  tell()
}

/** Notifies when the connection may have changed; returns the unsubscribe function. */
export const onConnectionChange = (listener: () => void): (() => void) => {
  listeners.add(listener)
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** @internal Reset for tests. */
export const resetConnection = (): void => {
  isReached = true
  syncedAtMs = null
}
