import { readOwn, writeOwn } from './player-store.ts'

const KEY = 'haptics'
const OFF = 'off'
const listeners = new Set<() => void>()

/** Whether the player wants to feel what happens; they do until they say otherwise. */
export const hapticsEnabled = (): boolean => readOwn(KEY) !== OFF

/** Keeps the player's choice on this device. */
export const setHapticsEnabled = (enabled: boolean): void => {
  writeOwn(KEY, enabled ? null : OFF)
  for (const listener of [...listeners]) listener()
}

/** Tells when the choice changes, as `useSyncExternalStore` wants it. The answer unsubscribes. */
export const onHapticsChange = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
