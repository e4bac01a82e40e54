import { useSyncExternalStore } from 'react'
import { readOwn, writeOwn } from '../platform/player-store.ts'

/** One of a few choices that a player keeps on this device. */
export interface Preference<T extends string> {
  read(): T
  write(value: T): void
  /** Tells when it changes; the answer unsubscribes. */
  subscribe(listener: () => void): () => void
}

/** A preference under a key; a kept value that is none of the choices counts as the default. */
export const createPreference = <T extends string>(key: string, choices: readonly T[], otherwise: T): Preference<T> => {
  const listeners = new Set<() => void>()
  return {
    read() {
      const kept = readOwn(key)
      return choices.find((choice) => choice === kept) ?? otherwise
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

/** The present value of a preference; the component follows its changes. */
export const usePreference = <T extends string>({ subscribe, read }: Preference<T>): T =>
  useSyncExternalStore(subscribe, read)
