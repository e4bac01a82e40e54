let isReached = true
let syncedAtMs: number | null = null
const listeners = new Set<() => void>()

const tell = (): void => {
  for (const listener of [...listeners]) listener()
}

/** Whether the device says that it has a network at all. Where it has none, no request needs to be tried. */
export const hasNetwork = (): boolean => navigator.onLine !== false

/** Whether the server can be reached, as far as is known: the device has a network, and the last call came through. */
export const isConnected = (): boolean => isReached && hasNetwork()

/** When the server answered last (ms since the epoch, this device's clock); null before the first answer. */
export const lastSyncMs = (): number | null => syncedAtMs

/** Takes the time of kept answers, where the server has not answered yet. */
export const noteKeptAnswers = (savedAtMs: number): void => {
  syncedAtMs ??= savedAtMs
  tell()
}

/** A call came through, or it never reached the server. */
export const noteReached = (hasAnswer: boolean): void => {
  if (hasAnswer) syncedAtMs = Date.now()
  if (isReached === hasAnswer) return
  isReached = hasAnswer
  tell()
}

/** Tells when the connection may have come or gone; the answer unsubscribes. */
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

/** Forgets what was seen, for tests. */
export const resetConnection = (): void => {
  isReached = true
  syncedAtMs = null
}
