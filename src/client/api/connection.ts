import { createEmitter } from '#client/platform/emitter.ts'

let isReached = true
let syncedAtMs: number | null = null
const changed = createEmitter()

export const hasNetwork = (): boolean => navigator.onLine !== false

export const isConnected = (): boolean => isReached && hasNetwork()

/** Device time (ms since the epoch) of the last response or of restored answers. Null before either. */
export const lastSyncMs = (): number | null => syncedAtMs

export const setLastSync = (savedAtMs: number): void => {
  syncedAtMs ??= savedAtMs
  changed.emit()
}

export const setOnline = (hasAnswer: boolean): void => {
  if (hasAnswer) syncedAtMs = Date.now()
  if (isReached === hasAnswer) return
  isReached = hasAnswer
  changed.emit()
}

export const onConnectionChange = (listener: () => void): (() => void) => {
  const unsubscribe = changed.on(listener)
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    unsubscribe()
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** @internal Reset for tests. */
export const resetConnection = (): void => {
  isReached = true
  syncedAtMs = null
}
