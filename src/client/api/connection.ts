let isReached = true
let syncedAtMs: number | null = null
const listeners = new Set<() => void>()

const tell = (): void => {
  for (const listener of [...listeners]) listener()
}

export const hasNetwork = (): boolean => navigator.onLine !== false

export const isConnected = (): boolean => isReached && hasNetwork()

/** Device time (ms since the epoch) of the last response or of restored answers. Null before either. */
export const lastSyncMs = (): number | null => syncedAtMs

export const setLastSync = (savedAtMs: number): void => {
  syncedAtMs ??= savedAtMs
  tell()
}

export const setOnline = (hasAnswer: boolean): void => {
  if (hasAnswer) syncedAtMs = Date.now()
  if (isReached === hasAnswer) return
  isReached = hasAnswer
  tell()
}

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
