import { readOwn, writeOwn } from './player-store.ts'

const KEY = 'haptics'
const OFF = 'off'
const listeners = new Set<() => void>()

/** Whether haptics are on; they are by default. */
export const hapticsEnabled = (): boolean => readOwn(KEY) !== OFF

/** Saves the player's choice on this device. */
export const setHapticsEnabled = (enabled: boolean): void => {
  writeOwn(KEY, enabled ? null : OFF)
  for (const listener of [...listeners]) listener()
}

/** Subscribes to changes, as `useSyncExternalStore` expects; returns the unsubscribe function. */
export const onHapticsChange = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
