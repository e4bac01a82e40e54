import { useSyncExternalStore } from 'react'
import { readOwn, writeOwn } from './player-store.ts'

/** A setting with a few values, stored for the player on this device. */
export interface Preference<T extends string> {
  read(): T
  write(value: T): void
  /** Calls the listener on changes; returns the unsubscribe function. */
  subscribe(listener: () => void): () => void
}

/** A preference stored under a key; an unknown stored value counts as the default. */
export const createPreference = <T extends string>(key: string, choices: readonly T[], otherwise: T): Preference<T> => {
  const listeners = new Set<() => void>()
  return {
    read() {
      const stored = readOwn(key)
      return choices.find((choice) => choice === stored) ?? otherwise
    },
    write(value) {
      writeOwn(key, value)
      for (const listener of [...listeners]) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

/** The current value of a preference; the component re-renders on changes. */
export const usePreference = <T extends string>({ subscribe, read }: Preference<T>): T =>
  useSyncExternalStore(subscribe, read)
