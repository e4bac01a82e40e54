import { readOwn, writeOwn } from './player-store.ts'

const KEY = 'haptics'
const OFF = 'off'
const listeners = new Set<() => void>()

export const hapticsEnabled = (): boolean => readOwn(KEY) !== OFF

export const setHapticsEnabled = (enabled: boolean): void => {
  writeOwn(KEY, enabled ? null : OFF)
  for (const listener of [...listeners]) listener()
}

export const onHapticsChange = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
